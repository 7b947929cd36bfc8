import type { undertow as deck } from '../../../cards/anomalies/undertow.ts'
import type { Stories } from '../../stories.ts'

export const undertow: Stories<typeof deck> = {
  'undertow-1': {
    '0': 'Rynsztoki płyną pod górę i niosą obok twoich kostek kartki z hymnami.',
    '1-2': 'Każde okno jest bulajem, a każdy bulaj świeci z zewnątrz.',
    '3+': 'Tam, gdzie było powietrze, stoi woda, i przypominasz sobie, jak się nią oddycha.',
  },
  'undertow-2': {
    '0': 'Z niczego zwisa lina, sucha w dotyku.',
    '1-2': 'Ktoś już za tę linę ciągnął, a ślady na niej pasują do twoich dłoni.',
    '3+': 'Dzwon przetacza się ulicą jak łódź zerwana z kotwicy.',
  },
  'undertow-3': {
    '0': 'Ludzie chodzą powoli, włosy stoją im pionowo i wcale tego nie widzą.',
    '1-2': 'Ryba w słusznym wieku ogląda cię i stwierdza, że nie ma na ciebie sezonu.',
    '3+': 'Bruk jest świetlikiem, a wierni w dole już cię widzą.',
  },
  'undertow-4': {
    '0': 'Kupcy sprzedają teraz na sążnie i dobrze mierzą.',
    '1-2': 'Nurek w mosiądzu siedzi na krawężniku i odda ci powietrze za twoje imię.',
    '3+': 'Targ zsunął się za krawędź i z dołu woła swoje ceny.',
  },
  'undertow-5': {
    '0': 'Słyszysz bicie dzwonów o takt wcześniej, niż poruszą się dzwonnicy.',
    '1-2': 'Na ścianie wypisano solą kolejność dzwonów, a ostatniego brakuje.',
    '3+': 'Brakujący dźwięk idzie przez domy i szuka gardła.',
  },
  'undertow-6': {
    '0': 'Łódź przedsiębiorcy pogrzebowego cumuje u latarni i spóźnia się na pogrzeb.',
    '1-2': 'Topielcy są uprzejmi i pytają o drogę do kościoła.',
    '3+': 'Kościół już znaleźli, a teraz chcieliby, żeby pokazać im ludzi.',
  },
  'undertow-7': {
    '0': 'Powietrze ma smak miedziaków, a miedziaków nie ma.',
    '1-2': 'Na tapetach, na wysokości twojego podbródka, biegnie ślad po wodzie.',
    '3+': 'Nurt trzyma cię za płaszcz, ale nie o płaszcz mu chodzi.',
  },
  'undertow-8': {
    '0': 'Przez godzinę wszystko się unosi i nikt się nie boi.',
    '1-2': 'Dziecko na dachu liczy błyskawice bijące z dna rzeki.',
    '3+': 'Ostatni stopień schodów to powierzchnia.',
  },
}
