import type { Topic } from './en.ts'

export const pl: Record<Topic, string> = {
  goal: 'Jesteś ciemnością i wszystkim, co w niej jest. Wszystkie tury należą do Bohatera; ty tylko reagujesz, kartami. Wygrywasz, gdy Bohaterowi zabraknie i zdrowia, i poczytalności, zanim ukończy misję finałową. W większej drużynie każdy ma własne karty, a ostatnie słowo należy do Przywódcy.',
  decks: 'Wybierz dwie z czterech talii. Furia wzmacnia potwory, Groza działa na umysł. Weź te dwie.',
  hand: 'Samodzielne Zło ma dziesięć kart i dobiera z obu talii, jak chce. Weź po pięć.',
  map: 'Widzisz całą kolonię: dwa poziomy, pomieszczenia, drzwi, schody, włączniki światła. Bohater widzi jeden sektor. To, co odkrył, ma obwódkę, a to, co ma w zasięgu wzroku, jest jaśniejsze.',
  missions:
    'Dwie misje początkowe i jedna finałowa. Do jednej jest blisko: ktoś jest uwięziony w ambulatorium. Wiesz, gdzie ono jest; Bohater nie wie.',
  window:
    'Bohater eksploruje na wschód. Zanim cokolwiek się odkryje, możesz zagrać kartę, która o tym mówi. Pytanie pada zawsze, także wtedy, gdy takiej karty nie masz: dzięki temu niczego nie zdradza. Tym razem nie masz żadnej. Spasuj.',
  standard:
    'Koniec tury: teraz każdą kartę można zagrać zakrytą. Jej tekst się nie liczy; przesuwa potwora o jeden sektor albo sprowadza nowego. Przeznacz na to Migotanie.',
  spawn:
    'Nowy potwór musi pojawić się dość daleko od Bohatera; każdy rodzaj ma swoją odległość. Zarodniki mogą podejść na trzy sektory. Umieść je w ambulatorium. Bohater usłyszy hałas ze wschodu i co do tego kłamać nie wolno.',
  track:
    'Najwyżej dwie karty w turze i osiem pól na całą rundę: pierwsza karta tury zajmuje jedno, druga dwa. Pola, które zostaną, zamienią się w żetony zagrożenia. Spasuj.',
  declared: 'Bohater rusza. Karta Grozy mogłaby skierować go gdzie indziej; nie masz jej. Spasuj.',
  quiet: 'Teraz nic. Cicha tura też przeraża.',
  echo: 'Bohater pyta, jak daleko do ambulatorium i do Zarodników. Masz Fałszywe echo, jedyną kartę, która pozwala kłamać. Zachowaj ją na lepszą chwilę i spasuj.',
  truth: 'Odpowiedzi są więc prawdziwe i program je zna. Podaj pierwszą.',
  truthAgain: 'I drugą.',
  afterAnswer: 'Są karty i na tę chwilę. Spasuj.',
  endLocate: 'I spasuj.',
  slow: 'Bohater spowalnia czas, żeby działać drugi raz. Tobie nie daje to więcej reakcji: dwie w turze, cokolwiek się dzieje. Spasuj.',
  pounce:
    'Bohater zaraz zajrzy do ambulatorium. Masz Skok na ofiarę: Zarodniki mogłyby teraz skoczyć. Stanęłyby jednak w ciemności obok nabitej broni. Spasuj i patrz.',
  found: 'Znalezione. To, co widać, już nie przeraża. Spasuj.',
  shot: 'Trzy trafienia. Gruba skóra ocaliłaby Zarodniki przed jednym, ale nie przed trzema. Spasuj.',
  dead: 'Martwe. Nowe kosztują kartę. Spasuj.',
  coming: 'Bohater wchodzi. Spasuj.',
  whispers:
    'Kartę warunkową zagrywa się odkrytą, jeśli jej warunek został w tej turze spełniony: Bohater się ruszył. Szepty kosztują poczytalność, jeśli nic w zasięgu wzroku nie jest oświetlone. Zagraj.',
  afterLoss:
    'Strata to osobna chwila: niektóre karty na nią odpowiadają. Utrata panowania też, ale więcej warta jest, gdy jest niebezpieczna. Spasuj.',
  oneIsEnough: 'Druga karta w tej turze zajęłaby dwa pola. Spasuj.',
  again: 'Bohater pracuje nad misją. Zagraj drugie Migotanie zakryte.',
  hybrids:
    'Hybrydy też potrzebują trzech sektorów. Umieść je tam, gdzie Bohater zaczynał: ten sektor jest wciąż odkryty, więc widać je od razu, a przy tym zagradzają drogę powrotną.',
  seen: 'Widać je, ale są jeszcze daleko. Spasuj.',
  priest: 'Pierwsza misja ukończona, zaczyna się finałowa. Do kantyny przychodzi Arcykapłan, bezgłośnie.',
  circles: 'Należą do niego trzy kręgi. Ty wybierasz, gdzie leżą; Bohater słyszy tylko, że są. Tutaj,',
  circle2: 'na dolnym poziomie,',
  circle3: 'i jeszcze raz na dole.',
  closeIn: 'Ostatnia tura rundy. Jeszcze jedna karta zakryta.',
  shift:
    'Przesuń Hybrydy o jeden sektor w stronę Bohatera. W jego sektorze potwory atakują na koniec każdej tury, bez żadnej karty.',
  endRound: 'Wystarczy. Spasuj.',
  keep: 'Koniec rundy: Bohater zapomina większość labiryntu. Możesz odrzucić karty, których nie chcesz. Zachowaj je.',
  draw: 'Potem dobierasz do dziesięciu. Dwie z pierwszej talii, dwie z drugiej.',
  trap: 'Zostały cztery pola z symbolem, a jeden zostaje zawsze: pięć żetonów zagrożenia, gdziekolwiek poza zasięgiem wzroku. W takim sektorze liczą się dolne połowy twoich kart, a zrywy na twoich kościach trafiają. Jeden przy północnych drzwiach,',
  trap2: 'jeden obok,',
  trap3: 'jeden w pomieszczeniu kontrolnym,',
  trap4: 'jeden na drodze do kapłana,',
  trap5: 'i jeden na dole.',
  farewell:
    'To twoje rzemiosło: hałasy, cierpliwość i właściwa karta we właściwej chwili. W koszmarze, po ostatniej rundzie, wszystko, co twoje, jest silniejsze. Jeśli chcesz, graj stąd dalej; prowadzisz wtedy obie strony. Udanych łowów.',
}
