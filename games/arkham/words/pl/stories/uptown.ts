import type { uptown as deck } from '../../../cards/encounters/uptown.ts'
import type { Stories } from '../../stories.ts'

export const uptown: Stories<typeof deck> = {
  'uptown-1': {
    'hangmans-hill': 'Wiatr omija drzewo, zamiast wiać przez nie.',
    'st-marys-hospital': 'Oddział jest pełny, ale siostra Agathe ma krzesło i jodynę.',
    'ye-olde-magick-shoppe': 'Sklepikarka sprzedaje proszki na wagę, a przestrogi na uncje.',
  },
  'uptown-2': {
    'hangmans-hill': 'Czarny kot siedzi tam, gdzie kończyła się lina, i czeka, aż was sobie przedstawią.',
    'st-marys-hospital': 'Chirurg chce opisać tę ranę i zrezygnuje z honorarium.',
    'ye-olde-magick-shoppe': 'Drewniany człowieczek na ladzie odwraca głowę, gdy podajesz cenę.',
  },
  'uptown-3': {
    'hangmans-hill': 'Czytasz imiona na belce, aż któreś odpowiada.',
    'st-marys-hospital': 'Ktoś, komu bardzo się spieszy, wciska ci do kieszeni butelkę bez etykiety.',
    'ye-olde-magick-shoppe': 'Pozwala ci przepisać jedną stronę, póki gotuje się woda.',
  },
  'uptown-4': {
    'hangmans-hill': 'Chłopcy zostawili procę, świecę i bardzo dobrą kryjówkę.',
    'st-marys-hospital': 'Potrzebna im pewna ręka, która potrzyma lampę nad tym, co leży na stole.',
    'ye-olde-magick-shoppe': 'Zaplecze jest dla tych, którzy przychodzą z własnymi składnikami.',
  },
  'uptown-5': {
    'hangmans-hill': 'Ktoś rozwiesza tu pranie, w rozmiarach na jedenastoosobową rodzinę, wszystko mokre.',
    'st-marys-hospital':
      'Salowy wie, którzy pacjenci w kostnicy nie śpią, i wolałby mieć na zmianie towarzystwo.',
    'ye-olde-magick-shoppe': 'Lustro w drzwiach pokazuje, jak poprzedni klient wychodzi z twoją twarzą.',
  },
  'uptown-6': {
    'hangmans-hill': 'Siedzisz z ostatnim, którego tu powieszono, a on mówi o pogodzie.',
    'st-marys-hospital': 'Spokojna godzina w ogrodzie kosztuje dolara i warta jest tygodnia.',
    'ye-olde-magick-shoppe': 'Wyprzedaż, mówi, zanim to w piwnicy nauczy się liczyć.',
  },
  'uptown-7': {
    'hangmans-hill': 'Trawa leży w pierścieniu, a pierścień jest odrobinę cieplejszy od nocy.',
    'st-marys-hospital': 'Nowe skrzydło nie ma jeszcze okien ani pacjentów, którzy by się skarżyli.',
    'ye-olde-magick-shoppe': 'Czyta z fusów, wylewa je i liczy ci tylko za filiżankę.',
  },
  'uptown-8': {
    'hangmans-hill': 'Znajdujesz miejsce, w którym każdemu psu w dzielnicy kazano siedzieć.',
    'st-marys-hospital': 'Kapelan i anatom grają w karty o te same zwłoki i dają ci przełożyć talię.',
    'ye-olde-magick-shoppe': 'To na wystawie przyjmuje zapłatę, ale tylko w tym, co się kiedyś ruszało.',
  },
}
