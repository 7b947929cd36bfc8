import type { rivertown as deck } from '../../../cards/encounters/rivertown.ts'
import type { Stories } from '../../stories.ts'

export const rivertown: Stories<typeof deck> = {
  'rivertown-1': {
    'black-cave': 'Kreski kredą na ścianie ciągną się dalej, niż sięga światło pochodni.',
    graveyard: 'Grabarz ma dwa groby zaległości i plecy w gorszym stanie niż twoje.',
    'general-store': 'Rano przyszedł nowy towar i połowa jest już zamówiona.',
  },
  'rivertown-2': {
    'black-cave': 'Coś w głębi ćwiczy twoje kroki.',
    graveyard: 'Kamień się zapadł, a to, co go podtrzymywało, uszło już kawałek w stronę bramy.',
    'general-store': 'Sprzedawca przecenia wszystko, co na niego patrzyło.',
  },
  'rivertown-3': {
    'black-cave': 'Misa na półce skalnej jest pełna, a ręka, dla której ją postawiono, należy do ciebie.',
    graveyard: 'Druga łopata leży ci w dłoni tak dobrze, że nikt nie pyta, czy chcesz tę pracę.',
    'general-store': 'Komiwojażer zachwala lampę z gwarancją na każdą pogodę i większość gości.',
  },
  'rivertown-4': {
    'black-cave': 'Przerysowujesz znak dokładnie, a on przerysowuje ciebie.',
    graveyard: 'Świeże kwiaty leżą na grobie, który będzie potrzebny dopiero w czwartek.',
    'general-store': 'Dzwonek nad drzwiami dzwoni na ciebie także przy wyjściu.',
  },
  'rivertown-5': {
    'black-cave': 'Echo odpowiada na pytanie, które padło tylko w myślach.',
    graveyard: 'Ktoś dobrze płaci za milczenie, a jeszcze lepiej za latarnię.',
    'general-store': 'Pomagasz przy rozładunku, a rozbita skrzynia to niczyja sprawa.',
  },
  'rivertown-6': {
    'black-cave': 'Ze skały wieje chłodem w rytmie snu.',
    graveyard: 'Drzwi mauzoleum są otwarte, a kurz w środku zupełnie nietknięty.',
    'general-store': 'Jednooki woźnica zna każdy skrót i liczy sobie od przecznicy.',
  },
  'rivertown-7': {
    'black-cave': 'Ktoś zostawił drabinę prowadzącą w dół i pozamiatał szczeble.',
    graveyard: 'Żałobnik płaci ci, żeby stać obok niego, bo wtedy liczba wychodzi parzysta.',
    'general-store':
      'W księdze stoi, że rachunek jest uregulowany, pismem o wiele staranniejszym od twojego.',
  },
  'rivertown-8': {
    'black-cave': 'Kapanie ma rytm, a w rytmie brakuje słowa.',
    graveyard: 'Płot naprawiono od środka, i to nie najgorzej.',
    'general-store': 'Da ci na kredyt, jeśli przeniesiesz worki obok drzwi do piwnicy.',
  },
}
