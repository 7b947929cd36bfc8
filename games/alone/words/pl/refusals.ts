import type { Rule } from '@miskatonic/kernel'

/**
 * Why something cannot be done. A rule also answers for everything that is not among the options of a question that rests on it, so each
 * sentence says what the rule does allow.
 */
export const refusals: Record<Rule, string> = {
  // Setting up, and whose turn it is
  'AL-002': 'Tury rozgrywa tylko Bohater; Zło działa przez reakcje.',
  'AL-026': 'Najpierw Bohater wybiera postać.',
  'AL-035': 'Zło używa dokładnie dwóch z czterech talii.',
  'AL-037': 'Najpierw Przywódca Zła wybiera dwie różne talie.',
  'AL-853': 'Gra jest skończona.',

  // The turn
  'AL-142': 'Teraz działa Bohater: jedna akcja na turę, a w spowolnionym czasie dwie.',
  'AL-145': 'Robi się to na początku tury, przed pierwszą akcją.',
  'AL-171': 'Tory zdrowia i poczytalności są pełne: nigdy nie ma na nich więcej niż 12 punktów.',
  'AL-172': 'Strata to strata: gdzie jeden tor jest pusty, płaci drugi.',
  'AL-178': 'Spowolnienie czasu kosztuje żeton adrenaliny, a nie ma już żadnego.',
  'AL-179': 'W tej turze nie można spowolnić czasu.',
  'AL-180': 'Czas zwalnia tylko raz na turę.',
  'AL-203': 'Przedmiotu używa się akcją, którą wymienia jego karta, i tylko gdy masz go z ładunkiem.',
  'AL-205': 'Najpierw zdecyduj, czy działasz jeszcze raz, czy kończysz akcje.',
  'AL-206': 'Najpierw zdecyduj o tym, co się właśnie stało; to nie jest akcja.',

  // Moving
  'AL-221':
    'Możesz iść tylko do sąsiedniego sektora: przez otwarte przejście, odblokowane drzwi albo schodami.',
  'AL-222': 'Najpierw zdecyduj, które drzwi tego sektora blokujesz, jeśli w ogóle.',
  'AL-223': 'Możesz zablokować tylko niezablokowane drzwi sektora, w którym jesteś.',
  'AL-224': 'Możesz odblokować tylko zablokowane drzwi sektora, w którym jesteś.',
  'AL-225': 'Te drzwi są zablokowane. Najpierw je odblokuj.',
  'AL-230': 'Najpierw trzeba dokończyć krok.',
  'AL-231': 'Najpierw wykorzystaj punkty ruchu, jeden po drugim, albo się zatrzymaj.',
  'AL-R12': 'Odblokowanie drzwi kosztuje punkt ruchu i wymaga stania przy nich.',

  // Exploring
  'AL-251': 'Możesz eksplorować tylko tam, dokąd z twojego sektora prowadzi przejście.',
  'AL-252': 'Jest tam ściana: w tę stronę nic nie odkryjesz.',
  'AL-254': 'Zablokowane drzwi zatrzymują Eksplorację.',
  'AL-259':
    'Najpierw zdecyduj, który żeton zagrożenia odrzucasz, stąd albo z właśnie eksplorowanego sektora, jeśli w ogóle.',

  // Fighting
  'AL-271': 'Walka bez przedmiotu to atak na jednego potwora w twoim sektorze.',
  'AL-279': 'Nie ma tam z czym walczyć.',
  'AL-516': 'Kości leżą jawnie. Najpierw zdecyduj, które zostaną przerzucone.',

  // Locating
  'AL-291': 'Najpierw wymień wszystko, co chcesz zlokalizować, każdą rzecz raz.',
  'AL-292':
    'Można lokalizować pomieszczenia, rodzaje sektorów, drzwi, schody, włączniki, światło, potwory, żetony i misje.',
  'AL-293': 'Odpowiedź dotyczy najbliższego celu danego rodzaju.',
  'AL-294': 'Odpowiedź mówi, na którym poziomie jest cel.',
  'AL-295': 'Najpierw Zło odpowiada, podając prawdziwą odległość i poziom.',
  'AL-297': 'Tylko karta pozwala na nieprawdę, i to wyłącznie w pytaniu, do którego ją wybrano.',
  'AL-R17': 'Tego nie można zlokalizować albo już o to zapytano.',

  // Searching and items
  'AL-311': 'Przeszukanie daje jeden przedmiot.',
  'AL-312': 'Trzy przedmioty dobiera się tylko w pomieszczeniu, i to raz w każdym.',
  'AL-313': 'To pomieszczenie jest już przeszukane; zostały w nim pojedyncze przedmioty.',
  'AL-316': 'Najpierw zdecyduj, które przedmioty ulepszasz, jeśli w ogóle.',
  'AL-317': 'Przedmiot ulepsza się komponentem tego typu, którego potrzebuje.',
  'AL-318': 'Ulepszenie zabiera ładunek innemu przedmiotowi, a każdy przedmiot ulepsza się raz.',
  'AL-322': 'Każde użycie kosztuje ładunek; wybierz przedmiot, który go jeszcze ma.',

  // Interacting
  'AL-341': 'Nie ma tu nic dla tej misji albo jeszcze nie można tego zrobić.',
  'AL-342': 'Nie ma tu niczego, z czym można wykonać interakcję.',
  'AL-343': 'W tym sektorze nie ma włącznika światła.',
  'AL-349': 'Włącznik naprawia się w jego sektorze, w dowolnym kierunku i dowolnie często.',
  'AL-765': 'Misję wykonuje się krok po kroku tam, gdzie mówi jej karta.',
  'AL-766': 'Najpierw Zło kładzie żetony misji tam, gdzie wolno im leżeć.',

  // The maze
  'AL-096': 'Z labiryntu można zabrać tylko najdalszy kafelek tego kształtu.',
  'AL-097': 'Najpierw Zło wybiera, który z najdalszych kafelków zostanie zabrany.',
  'AL-785': 'Najpierw zdecyduj, czy labirynt zostaje.',

  // Light, doors, hazard tokens
  'AL-372': 'Najpierw trzeba wybrać drzwi, które karta pozwala zablokować albo odblokować.',
  'AL-393': 'Zgasnąć może tylko oświetlony sektor.',
  'AL-394': 'Najpierw zdecyduj, gdzie karta gasi światło.',
  'AL-711': 'W sektorze leży najwyżej jeden żeton zagrożenia.',
  'AL-714': 'Tylko na pełnym poziomie można zabrać żeton z innego miejsca tego poziomu.',
  'AL-715': 'Żetony, których nie położono, wracają do puli.',
  'AL-716': 'Najpierw żeton zagrożenia trafia tam, gdzie pozwala karta albo koniec rundy, albo nigdzie.',

  // Monsters
  'AL-430': 'Najpierw zdecyduj, co się pojawia i gdzie, dość daleko od Bohatera, albo że nic.',
  'AL-431': 'To za blisko Bohatera dla tego rodzaju.',
  'AL-435': 'Co się pojawia, hałasuje tam, gdzie się pojawiło.',
  'AL-438': 'Potwór idzie tylko tak daleko, jak pozwala karta.',
  'AL-442': 'Najpierw zdecyduj, który potwór się przesuwa i jak, albo że żaden.',
  'AL-443': 'Hałas słychać tam, gdzie ruch się kończy.',
  'AL-450': 'Najpierw zdecyduj, którego potwora przenosisz i dokąd, albo że żadnego.',
  'AL-451': 'Potwora przenosi się tylko do sektora, na który pozwala karta.',
  'AL-455': 'Usunąć można tylko zwykłego potwora, nie bossa.',
  'AL-495': 'Najpierw potwory przerażają Bohatera, jeden po drugim.',
  'AL-533': 'Najpierw trzeba rozstrzygnąć rzut.',
  'AL-534': 'Najpierw atakuje każdy potwór obok Bohatera, w kolejności wybranej przez Zło.',
  'AL-537': 'Najpierw Zło decyduje o ataku przy odejściu.',
  'AL-538': 'Wszystkie potwory w sektorze wykonują razem jeden atak przy odejściu.',
  'AL-539': 'W ataku przy odejściu rzuca się jedną kością za każdego potwora.',
  'AL-546':
    'Najpierw Zło decyduje, dokąd przeciąga Bohatera, jeśli w ogóle: do sąsiedniego odkrytego sektora.',
  'AL-582': 'Ta umiejętność nie jest odblokowana albo została już użyta.',
  'AL-585': 'Najpierw wybierz dwie umiejętności, które rosną.',

  // The Evil team
  'AL-604': 'Najpierw wybierz, ile kart dobierasz z której talii.',
  'AL-606': 'Między taliami wybiera tylko ten, kto używa obu.',
  'AL-609':
    'Teraz Zło może reagować: Przywódca zagrywa kartę albo zamyka tę chwilę, pozostali proponują swoje.',
  'AL-610': 'Najpierw Przywódca zgadza się na zaproponowaną kartę albo odmawia.',
  'AL-R58': 'Przywódca odrzucił tę kartę. Można ją zaproponować ponownie, gdy zostanie zagrana inna.',
  'AL-612': 'Najpierw Zło dokonuje wyboru, którego wymaga karta albo zasada.',
  'AL-613': 'Najpierw Przywódca rozdziela karty do dobrania.',
  'AL-631': 'W tej turze zagrano już dwie reakcje.',
  'AL-633': 'Chwilę na reakcje zamyka tylko Przywódca.',
  'AL-661': 'Reakcja standardowa to karta zagrana zakryta.',
  'AL-662': 'Reakcja standardowa wymaga akcji Bohatera i czeka na koniec tury.',
  'AL-666': 'Odkrytą kartę zagrywa się tylko wtedy, gdy Bohater zrobił to, na co ona odpowiada.',
  'AL-668': 'To, na co odpowiada ta karta, w tej turze się nie wydarzyło.',
  'AL-672': 'Tę kartę zagrywa się w jej własnym momencie, a to nie teraz.',
  'AL-673': 'Tę kartę zagrywa się na koniec tury.',
  'AL-676': 'Ta karta niczego by nie zmieniła.',
  'AL-678': 'Najpierw Bohater decyduje, czego użyje przeciw temu.',
  'AL-692': 'To jest tylko dla niebezpiecznych kart.',
  'AL-789': 'Najpierw zdecyduj, które karty odrzucasz, jeśli w ogóle.',
  'AL-791': 'Masz więcej kart, niż mieści ręka: odrzuć nadmiar.',

  // Allies
  'AL-734': 'Najpierw trzeba dokończyć poświęcenie; składa się je na początku tury, raz na grę.',
  'AL-735': 'Najpierw zdecyduj, czy sojusznik pomaga; kosztuje go to ładunek.',
  'AL-736': 'Najpierw Zło decyduje, czy stratę ponosi Bohater, czy sojusznik.',
  'AL-738': 'Sojusznik traci ładunek za każdy punkt.',

  // Rewards
  'AL-838': 'Najpierw wybierz, co z tych dwóch odzyskujesz; nie można tego dzielić.',
}
