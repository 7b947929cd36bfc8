import type { Topic } from './en.ts'

export const pl: Record<Topic, string> = {
  goal: 'Jesteś Strażnikiem Tajemnic: domem, tym, co w nim mieszka, i głosem, który czyta historię. Wszystko leży na twoim biurku. Badacze widzą mapę, ale nie to, co kryją karty, ani o co chodzi tej nocy. O tym zdecydujesz teraz.',
  first:
    'Cztery pytania. Pierwsze wybiera Cel: jak wygrasz ty, a jak oni. Przy A musisz doprowadzić do nich Cierpliwego; oni mogą go zabić. Odpowiedz A.',
  second:
    'Pozostałe decydują, gdzie leżą Wskazówki: przy każdej odpowiedzi stoi, co gdzie kładzie. Wskazówka 1 kończy trop i ujawnia Cel. Trzymaj ją w Komnacie zegara.',
  third: 'Wskazówka 2 w Warsztacie, za kasetką.',
  fourth: 'A Wskazówka 3 w Jadalni, w zamkniętym biurku.',
  desk: 'Przyszła Jenny Barnes, z bronią. Na biurku masz Cel, Akcje Strażnika z ich kosztem, karty Mitów i Traumy oraz zagrożenie: jeden żeton.',
  window:
    'W czterech momentach tury badacza możesz zagrać kartę Mitów: na początku, po każdej fazie ruchu i po akcji. Pytanie pada za każdym razem, z pasującą kartą czy bez, żeby samo nic nie zdradzało. Odpuść.',
  windowAgain: 'Jest w Holu wejściowym. Masz kartę na hole i sypialnie; program pyta, ty decydujesz. Odpuść.',
  spare:
    'Tyle pytań może męczyć: przy samym pytaniu możesz poprosić, by ci ich oszczędzono do końca tury. Odpuść jeszcze raz.',
  afterAction: 'Pobiegła do Salonu, gdzie leży Wskazówka 4. Odpuść.',
  corpse:
    'Twoja tura. Dostajesz jeden żeton zagrożenia za każdego gracza badacza i masz dwa. Akcje Strażnika kosztują zagrożenie. Wskrzeszenie zmarłych kładzie zwłoki w pomieszczeniu bez badaczy: do Holu wejściowego, za jej plecami.',
  endActions:
    'Na nic więcej cię nie stać. Zakończ akcje; potem atakowałyby potwory, a na Wydarzeniu ląduje żeton czasu.',
  secondRound: 'Nowa runda, nowe pytanie. Odpuść.',
  clue: 'Przeszukała Salon i znalazła Wskazówkę 4. Czytasz ją jej: nakryto dla trzynastu. Teraz wie, dokąd iść. Odpuść.',
  witchcraft:
    'Jeden żeton nie wystarczy na zwłoki. Czary nic nie kosztują: raz w swojej turze odrzucasz kartę z ręki za jeden żeton zagrożenia. Oddaj tę kartę Traumy.',
  raise: 'Dwa. Wskrześ zwłoki: na jej drodze staje Zombie.',
  time: 'Zakończ akcje. Cztery żetony czasu przyniosą pierwsze Wydarzenie.',
  thirdRound: 'Odpuść.',
  horror:
    'Weszła do jego pomieszczenia i musiała wykonać test Przerażenia. Nie powiódł się; Cecha pozwoliła jej rzucić ponownie. Działa tylko raz. Odpuść.',
  shot: 'Trzy obrażenia z jej pistoletu. Odwrót potwora możesz obejrzeć w każdej chwili: wiesz więc, ile wytrzyma. Odpuść.',
  save: 'Zachowaj na razie zagrożenie i przejdź do ataków.',
  attack:
    'Każdy potwór może zaatakować jednego badacza na swoim obszarze. Karta Walki mówi jak, a jej rzut, czy trafi. Atakuj.',
  mythos:
    'Dwa obrażenia. Zaczyna się jej tura, a ona stoi w holu: teraz pasuje Skrzypiąca podłoga, i to za darmo. Jeśli test się nie uda, przesuniesz potwora o jeden obszar. Zagraj ją.',
  dead: 'Utrzymała równowagę, wydała punkt umiejętności i zastrzeliła Zombie. Warto było: takie punkty prawie nie wracają. Masz dwa żetony zagrożenia i możesz je zachować. Zakończ akcje: pora na czwarty żeton czasu.',
  event:
    'Wydarzenie I: w Długim holu jest ciemno. Jego tekst zależał od twojej pierwszej odpowiedzi, więc już ją zna. Odpuść.',
  puzzle:
    'Otworzyła biurko czterema akcjami łamigłówki i ma Wskazówkę 3. Zostało ci patrzeć, jak wszystkim. Odpuść.',
  worshippers:
    'Trzy żetony zagrożenia. Wezwij wyznawców stawia Kultystę przy ołtarzu w Piwnicy. Kultyści dają tam więcej zagrożenia przez Mroczny rytuał.',
  patience: 'Resztę zachowaj. Zakończ akcje.',
  last: 'I odpuść.',
  farewell:
    'Na tym to polega: po trochu, tu zwłoki, tam ciemny pokój, i właściwa karta, kiedy zaboli. Gdy Cel zostanie ujawniony, w domu stanie Cierpliwy: Ogar z Tindalos, który wytrzyma więcej niż inne. Jeśli po Wydarzeniu V nikt nie wygra, przegrasz razem ze wszystkimi. Możesz grać stąd dalej; prowadzisz wtedy obie strony.',
}
