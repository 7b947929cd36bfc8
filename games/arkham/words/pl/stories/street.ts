import type { street as deck } from '../../../cards/encounters/street.ts'
import type { Stories } from '../../stories.ts'

export const street: Stories<typeof deck> = {
  'street-1': {
    residential: 'Drzwi stoją otworem, kolacja na stole, a w środku nikogo.',
    bridge: 'W połowie drogi przestajesz wiedzieć, z którego brzegu idziesz.',
    scenic: 'Łabędzie suną po stawie bez jednej zmarszczki.',
  },
  'street-2': {
    residential: 'Chudy kot rusza z tobą krok w krok i nie da się go przekonać.',
    bridge: 'Człowiek na balustradzie prosi, by potrzymać mu zegarek.',
    scenic: 'Muszla koncertowa jest pusta, ale ktoś zostawił kapelusz pełen monet.',
  },
  'street-3': {
    residential: 'Tragarze opróżniają nocą dom i za milczenie płacą towarem.',
    bridge: 'Coś pod spodem dotrzymuje ci kroku, filar za filarem.',
    scenic: 'Pies przynosi ci but, potem drugi, a potem prowadzi do reszty.',
  },
  'street-4': {
    residential: 'Dzieci narysowały klasy, które się nie kończą.',
    bridge: 'Poborca myta chce historii albo dolara, a większość historii już zna.',
    scenic: 'Kładziesz się w trawie i liczysz, aż niebo gubi rachubę.',
  },
  'street-5': {
    residential: 'Sąsiad bierze cię za doktora, a ty go nie poprawiasz.',
    bridge: 'Chłopcy sprzedają tanio, co dała im rzeka, i nie chcą tego z powrotem.',
    scenic: 'Ścieżka rozwidla się tam, gdzie rozwidlenia nie było, a na dłuższej płonie lampa.',
  },
  'street-6': {
    residential: 'Firanki poruszają się kolejno wzdłuż ulicy i nadążają za tobą.',
    bridge: 'Mgła zabiera poręcz, potem deski, potem twoje ręce.',
    scenic: 'Kobieta szkicująca drzewa narysowała o jedno więcej, niż jest.',
  },
  'street-7': {
    residential: 'Karawan zatrzymuje się przy tobie i woźnica pyta o drogę pod twój adres.',
    bridge: 'Robotnicy zamurowują coś w filarze i pożyczają ci kielnię.',
    scenic: 'Starzy żołnierze dzielą się zupą i nigdy nie patrzą w stronę drzew.',
  },
  'street-8': {
    residential: 'Na stopniu czeka paczka z twoim nazwiskiem i jutrzejszą datą.',
    bridge: 'Zatopiony dzwon odzywa się raz pod łukiem i odpowiada mu twoje serce.',
    scenic: 'W zagłębieniu za różami powietrze jest tak cienkie, że widać na drugą stronę.',
  },
}
