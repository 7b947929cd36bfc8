import type { Rule } from '@miskatonic/kernel'

/**
 * Why something cannot be done. A rule also answers for everything that is not among the options of a question that rests on it, so each
 * sentence says what the rule does allow.
 */
export const refusals: Record<Rule, string> = {
  // Set-up and turns
  'MM-005': 'Gra się skończyła.',
  'MM-049': 'O tym decyduje tylko Strażnik Tajemnic.',
  'MM-067': 'Najpierw każdy gracz wybiera badacza.',
  'MM-068': 'Zachowaj jedną Cechę umysłu i jedną Cechę ciała swojego badacza.',
  'MM-085': 'Najpierw Strażnik odpowiada na pytania historii, jedno po drugim.',
  'MM-104': 'Najpierw badacze ustalają, kto rozgrywa następną turę.',
  'MM-106': 'To nie twoja tura.',
  'MM-118': 'W swojej turze masz fazy ruchu i jedną fazę akcji; tej, której potrzebujesz, już nie masz.',
  'MM-121': 'Twoja faza akcji w tej turze jest już wykorzystana.',
  'MM-122': 'Ta akcja nie jest tu i teraz możliwa.',
  'MM-357':
    'W turach badaczy Strażnik odpowiada na to, o co jest pytany: karty pomieszczeń, Walkę, Mity i Traumę.',
  'MM-774': 'Ten badacz jest już w grze albo w niej był.',
  'MM-R06': 'Najpierw badacze ustalają, kto rozgrywa następną turę.',

  // Moving
  'MM-031': 'Przez te drzwi nie można przejść.',
  'MM-133': 'Możesz iść tylko na sąsiedni obszar i nie przez drzwi zastawione barierą.',
  'MM-150': 'Nie udało ci się wejść do tego pomieszczenia; spróbuj w innej turze.',
  'MM-165': 'Z tym urazem nie możesz biegać.',
  'MM-423': 'Jesteś w ukryciu: najpierw opuść kryjówkę.',
  'MM-424': 'Kryjówkę opuszcza się w późniejszej turze, nie w tej, w której się do niej weszło.',
  'MM-517': 'Najpierw zdecyduj, czy wchodzisz do płonącego pomieszczenia.',
  'MM-590': 'Cel, o ile jest znany, nie polega na ucieczce.',
  'MM-591': 'Uciec można tylko przez drzwi, które wskazuje historia.',
  'MM-C130': 'Możesz iść na sąsiedni obszar bez testu Uników albo zostać.',
  'MM-R18': 'Strażnik przesuwa badacza po jednym obszarze, nie do pomieszczenia z Zamkiem.',

  // Rooms and cards
  'MM-155': 'Najpierw powiedz, czy używasz karty, czy wykonujesz test.',
  'MM-167': 'Najpierw wybierz to, o co pyta Akcja.',
  'MM-168': 'Wybierz karty do upuszczenia.',
  'MM-181': 'Wybierz atak, na który pozwala Broń lub Zaklęcie, albo żaden.',
  'MM-198': 'Najpierw powiedz, czy używasz Cechy za tę Wskazówkę.',
  'MM-216': 'Najpierw powiedz, czy używasz karty.',
  'MM-231': 'Najpierw powiedz, czy używasz karty, czy wykonujesz test.',
  'MM-255': 'W kroku wymiany możesz dawać przedmioty badaczom na swoim obszarze i nic więcej.',
  'MM-530': 'Przeszukiwanie w ciemności kosztuje też fazę ruchu, a żadnej już nie masz.',
  'MM-682': 'Nie masz Broni, która sięga tego potwora.',
  'MM-R22': 'Najpierw powiedz, które z upuszczonych kart podnosisz.',
  'MM-R23': 'W tym pomieszczeniu nie ma czego przeszukiwać.',
  'MM-R84': 'Wybierz Broń do upuszczenia.',
  'MM-R94': 'Wybierz kolejność, w jakiej upuszczasz karty.',

  // Tests
  'MM-441': 'Najpierw powiedz, czy zostawiasz wynik rzutu.',
  'MM-446': 'Najpierw rzuć kością, z punktem umiejętności albo bez niego.',
  'MM-448': 'Na test Szczęścia nie można wydać punktu umiejętności.',
  'MM-449': 'Nie masz już punktów umiejętności.',
  'MM-463': 'Kolejność testów Przerażenia wybiera Strażnik.',
  'MM-481': 'Najpierw trzeba rozstrzygnąć nieudany test Uników.',
  'MM-484': 'Wybierz potwora, przed którym robisz unik.',
  'MM-855': 'Najpierw Strażnik mówi, czy rzut w walce jest powtórzony.',
  'MM-R53': 'Kolejność testów Przerażenia wybiera Strażnik.',

  // Fighting and Spells
  'MM-545': 'Wybierz Zaklęcie, którego się uczysz.',
  'MM-720': 'Najpierw powiedz, czy upuszczasz Broń.',
  'MM-857': 'Najpierw Strażnik mówi, czy potwór wykonuje atak specjalny.',

  // Puzzles
  'MM-623': 'Najpierw powiedz, czy używasz Cechy do tej łamigłówki.',
  'MM-625': 'Łamigłówki runiczne układa się z elementów, które już leżą.',
  'MM-628': 'Wybierz element, który zastępuje nowy.',
  'MM-630': 'W stosie nie ma już nieużywanych elementów.',
  'MM-631': 'Rozwiązujesz łamigłówkę: użyj akcji łamigłówki albo odpuść.',
  'MM-653': 'Wybierz łamigłówkę do ułożenia od nowa.',
  'MM-R71': 'W tej próbie punkt umiejętności jest już wydany.',
  'MM-R74': 'Nowy element kosztuje dwie akcje łamigłówki.',

  // Damage, horror and Trauma
  'MM-751': 'Najpierw powiedz, czy przyjmujesz punkty przerażenia.',
  'MM-789': 'Karty Traumy zagrywa się tylko po tym, jak badacz otrzyma obrażenia lub punkty przerażenia.',
  'MM-790': 'Po obrażeniach można zagrać tylko uraz.',
  'MM-791': 'Po punktach przerażenia można zagrać tylko szaleństwo.',
  'MM-792': 'Ten badacz jest jeszcze w zbyt dobrym stanie na tę kartę.',
  'MM-795': 'Nie pozwala na to twoja karta Traumy.',

  // The Keeper
  'MM-283': 'W tym kroku Strażnik używa Akcji Strażnika.',
  'MM-284': 'Strażnik ma za mało żetonów zagrożenia.',
  'MM-285': 'Strażnik przesuwa badacza o 1 obszar albo każe użyć Akcji, która ma dozwolony cel.',
  'MM-286': 'Wybierz rodzaj dobieranej karty.',
  'MM-288': 'Strażnik ma więcej niż cztery karty jednego rodzaju i odrzuca nadmiar.',
  'MM-R114': 'Stabilizator strumienia nie wpuszcza potworów na ten obszar.',
  'MM-300': 'Strażnik przesuwa potwora po jednym obszarze.',
  'MM-301': 'Wybierz potwora do przesunięcia.',
  'MM-316': 'Strażnik wybiera obszar wskazanego pomieszczenia.',
  'MM-318': 'Wszystkie figurki tego rodzaju są na planszy.',
  'MM-330': 'Strażnik mówi, które potwory atakują badaczy na swoich obszarach.',
  'MM-372': 'Najpierw Strażnik mówi, który potwór otrzymuje imię.',
  'MM-377': 'Wybierz badacza na obszarze potwora.',
  'MM-393': 'Wybierz zwłoki, które powstają.',
  'MM-560': 'Karty Mitów zagrywa się na początku tury badacza i po każdej z jej faz.',
  'MM-562': 'W swojej turze Strażnik nie zagrywa kart Mitów.',
  'MM-563': 'Strażnik ma za mało żetonów zagrożenia na tę kartę.',
  'MM-564': 'Warunek na karcie nie jest spełniony.',
  'MM-C131': 'Przesuń potwora po jednym obszarze.',
  'MM-C642': 'Najpierw Strażnik mówi, który Maniak jest którym bratem.',
  'MM-C742': 'Strażnik wybiera, który Kultysta otrzymuje obrażenia.',
  'MM-R31': 'Tego można użyć tylko raz w turze.',
}
