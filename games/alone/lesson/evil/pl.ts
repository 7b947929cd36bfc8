import type { Topic } from './en.ts'

export const pl: Record<Topic, string> = {
  goal: 'Jesteś ciemnością i wszystkim, co w niej jest. Wszystkie tury należą do Bohatera; ty tylko reagujesz, kartami. Wygrywasz, gdy Bohaterowi zabraknie i zdrowia, i poczytalności, zanim ukończy misję finałową. W większej drużynie każdy ma własne karty, a ostatnie słowo należy do Przywódcy.',
  decks: 'Wybierz dwie z czterech talii. Furia wzmacnia potwory, Groza działa na umysł. Weź te dwie.',
  hand: 'Kto gra Złem w pojedynkę, ma dziesięć kart i dobiera z obu talii, jak chce. Weź po pięć.',
  map: 'Widzisz całą kolonię: dwa poziomy, pomieszczenia, drzwi, schody, włączniki światła. Bohater widzi jeden sektor. To, co odkrył, ma obwódkę, a to, co ma w zasięgu wzroku, jest jaśniejsze.',
  missions:
    'Dwie misje początkowe i jedna finałowa. Do jednej jest blisko: ktoś jest uwięziony w ambulatorium. Wiesz, gdzie ono jest; Bohater nie wie.',
  standard:
    'Bohater eksploruje na wschód i tura się kończy. Teraz każdą kartę można zagrać zakrytą: jej tekst się nie liczy; przesuwa potwora o jeden sektor albo sprowadza nowego. Przeznacz na to Migotanie.',
  spawn:
    'Nowy potwór musi pojawić się dość daleko od Bohatera; każdy rodzaj ma swoją odległość. Zarodniki mogą podejść na trzy sektory. Umieść je w ambulatorium. Bohater usłyszy hałas ze wschodu i co do tego kłamać nie wolno.',
  track:
    'Najwyżej dwie karty w turze i osiem pól na całą rundę: pierwsza karta tury zajmuje jedno, druga dwa. Niezakryte symbole zamienią się w żetony zagrożenia. Gdy nie ma nic wartego zagrania, ta lekcja pasuje za ciebie.',
  truth:
    'Bohater pyta, jak daleko do ambulatorium i do Zarodników: dwa sektory. Bez karty, która na to pozwala, kłamać nie wolno. Odpowiedz; druga odpowiedź jest taka sama.',
  ambush:
    'Teraz. Bohater spowolnił czas, podszedł do drzwi i zagląda do ambulatorium – ale jeszcze nic nie widzi. Skok na ofiarę: to, co czeka w pierwszym sektorze, rzuca się na tego, kto zagląda. Zagraj.',
  leap: 'Wyślij Zarodniki. Bohater nigdy ich nie widział, więc będzie przerażenie.',
  control:
    'Udało się: Bohater traci poczytalność. Strata to chwila, na którą niektóre karty odpowiadają. Utrata panowania zabiera adrenalinę; jako druga karta tej tury zajmuje dwa pola. Zagraj ją.',
  attack:
    'A w sektorze Bohatera potwory atakują na koniec każdej tury, bez żadnej karty: dwa trafienia, dwa punkty zdrowia mniej. Teraz Bohater będzie strzelał; zabity potwór kosztuje cię tylko następną kartę.',
  whispers:
    'Zarodniki nie żyją, a Bohater wszedł do środka. Kartę warunkową zagrywa się odkrytą, jeśli jej warunek został w tej turze spełniony: Bohater się ruszył. Szepty kosztują poczytalność, jeśli nic w zasięgu wzroku nie jest oświetlone. Zagraj.',
  again: 'Bohater pracuje nad misją. Zagraj drugie Migotanie zakryte.',
  hybrids:
    'Hybrydy też potrzebują trzech sektorów. Umieść je tam, gdzie Bohater zaczynał: ten sektor jest wciąż odkryty, więc widać je od razu, a przy tym zagradzają drogę powrotną.',
  priest: 'Pierwsza misja ukończona, zaczyna się finałowa. Do kantyny przychodzi Arcykapłan, bezgłośnie.',
  circles:
    'Należą do niego trzy kręgi. Ty wybierasz, gdzie leżą; Bohater słyszy tylko, że są. Jeden połóż tutaj; pozostałe trafią na dolny poziom.',
  closeIn: 'Ostatnia tura rundy. Jeszcze jedna karta zakryta.',
  shift:
    'Przesuń Hybrydy o jeden sektor w stronę Bohatera. Każdy taki krok to hałas, a ty zgodnie z prawdą mówisz, skąd dochodzi.',
  trap: 'Koniec rundy: Bohater zapomina większość labiryntu, ty dobierasz do dziesięciu kart, a na torze zostały dwa symbole: dwa żetony zagrożenia, gdziekolwiek poza zasięgiem wzroku. W takim sektorze liczą się dolne połowy twoich kart, a zrywy na twoich kościach trafiają. Jeden połóż przy północnych drzwiach.',
  farewell:
    'Na tym polega twoje rzemiosło: hałasy, cierpliwość i właściwa karta we właściwej chwili. W koszmarze, po ostatniej rundzie, wszystko, co twoje, jest silniejsze. Jeśli chcesz, graj stąd dalej; prowadzisz wtedy obie strony. Udanych łowów.',
}
