import type { miskatonicUniversity as deck } from '../../../cards/encounters/miskatonic-university.ts'
import type { Stories } from '../../stories.ts'

export const miskatonicUniversity: Stories<typeof deck> = {
  'miskatonic-university-1': {
    observatory: 'Nowej gwiazdy nie ma na żadnej mapie, a jest na każdej z zeszłorocznych klisz.',
    'science-building': 'Chemik prosi o włosy, o krew albo o ciekawszą próbkę.',
    'orne-library': 'Indeks podaje stronę, której szukasz, pod twoim nazwiskiem.',
  },
  'miskatonic-university-2': {
    observatory: 'Na poręczy kopuły leży zapomniany przyrząd z mosiądzu, ustawiony na niebo bez nas.',
    'science-building': 'Profesor Graves szuka asystenta, który nie mdleje, i podoba mu się twoja kolekcja.',
    'orne-library': 'Bibliotekarka waży twoje maniery i uznaje je za dostatecznie rzadkie.',
  },
  'miskatonic-university-3': {
    observatory: 'Czuwasz za astronoma, gdy on modli się w szatni.',
    'science-building': 'Fiolkę opisały trzy ręce, a ostatnia narysowała tylko strzałkę.',
    'orne-library': 'Czytelnik trzy stoliki dalej przewraca kartki dokładnie wtedy co ty.',
  },
  'miskatonic-university-4': {
    observatory: 'W okularze teleskopu widać soczewkę, która patrzy z powrotem.',
    'science-building': 'Przypinają cię pasami, liczą wstecz i zapominają jednej liczby.',
    'orne-library': 'Zakazanej półki nikt nie pilnuje, bo nikt nie wraca dwa razy.',
  },
  'miskatonic-university-5': {
    observatory: 'Kopuła otwiera się sama i noc wchodzi do środka, żeby ją zmierzono.',
    'science-building': 'Na wykład brakuje eksponatu, a honorarium jest hojne.',
    'orne-library': 'Zasypiasz nad foliałem i budzisz się dwa rozdziały dalej.',
  },
  'miskatonic-university-6': {
    observatory: 'Studenci tańczą na dachu, żeby niebo nie spadło, i chyba to pomaga.',
    'science-building': 'Klatka jest pusta, a waga wciąż coś pokazuje.',
    'orne-library': 'Notatki na marginesie kłócą się z tekstem i wygrywają.',
  },
  'miskatonic-university-7': {
    observatory: 'Kopuła obraca się o dłoń wbrew silnikowi i każdy zapisuje inny powód.',
    'science-building': 'Fizycy dostali na dziś salę gimnastyczną i trzeba kogoś, kto potrzyma drugi koniec.',
    'orne-library': 'Wypożyczony tom wraca sam, mokry i o cztery rozdziały krótszy.',
  },
  'miskatonic-university-8': {
    observatory: 'Troje studentów wykreśliło ciszę między gwiazdami i ma ona rogi.',
    'science-building': 'Inkubator buczy, póki na wadze nie znajdzie się coś ciepłego.',
    'orne-library': 'Nocny portier pożycza ci stołek, lampę i klucz, którego mieć nie powinien.',
  },
}
