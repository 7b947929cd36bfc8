import type { HowToWords } from './chapters.ts'

export const pl: HowToWords = {
  goal: {
    title: 'Tajemnica między dwiema stronami',
    text: [
      'Jedno z was jest Strażnikiem Tajemnic; od jednej do czterech pozostałych osób to badacze, którzy razem wygrywają albo przegrywają.',
      'Strażnik w sekrecie odpowiada na cztery pytania o historię. Pierwsza odpowiedź wybiera jeden z trzech Celów: mówi on, jak wygrywa Strażnik, a jak badacze. Na początku zna go tylko Strażnik.',
    ],
    picture: 'Dwie odpowiedzi na pierwsze pytanie Strażnika, każda ze swoim Celem.',
  },
  house: {
    title: 'Dom',
    text: [
      'Mapa jest jawna: pomieszczenia, obszary, drzwi, liczba kart. Co to za karty, wie tylko Strażnik.',
      'Zamek odkrywa się, gdy ktoś próbuje wejść do pomieszczenia, Przeszkodę podczas przeszukiwania. Oba zostają, póki nie spełni się warunku: klucza, testu, łamigłówki.',
    ],
    picture: 'Plan domu z badaczką w Salonie.',
  },
  turn: {
    title: 'Tura badacza',
    text: ['Masz dwie fazy ruchu, po jednym obszarze, i jedną fazę akcji, w dowolnej kolejności.'],
    points: [
      'Bieg: jeszcze jeden obszar.',
      'Przeszukaj pomieszczenie, w którym jesteś.',
      'Atakuj, bronią albo gołymi rękami.',
      'Użyj karty, rzuć Zaklęcie, upuść karty.',
      'To, na co pozwala pomieszczenie, znacznik albo Cel.',
    ],
    picture: 'Badaczka na werandzie; sąsiednie obszary są podświetlone.',
  },
  story: {
    title: 'Wskazówki i Wydarzenia',
    text: [
      'Wskazówki prowadzą od pomieszczenia do pomieszczenia. Kto znajdzie Wskazówkę 1, ujawnia Cel; jeśli nikt jej nie znajdzie, ujawnia go Wydarzenie IV.',
      'Każda runda przybliża następne Wydarzenie. Po piątym noc się kończy: jeśli żadna strona nie wygrała, przegrywają wszyscy.',
    ],
    picture: 'Strona księgi: tekst Wskazówki.',
  },
  tests: {
    title: 'Testy',
    text: [
      'Rzuć kością dziesięciościenną: wynik nie wyższy od umiejętności to sukces. 1 to zawsze sukces, 10 zawsze porażka.',
      'Przed rzutem możesz wydać jeden punkt umiejętności, by dodać Szczęście. Szansę zawsze widać wcześniej.',
      'Spotkanie z potworem to test Woli albo 1 punkt przerażenia. Kto chce opuścić jego obszar, musi zdać test Uników.',
    ],
    picture: 'Test Przerażenia: które ścianki kości dają sukces, z punktem umiejętności i bez niego.',
  },
  fights: {
    title: 'Walka',
    text: [
      'Odkrywa się kartę Walki: jej górną połowę, gdy atakujesz ty, dolną, gdy atakuje potwór. Karta nazywa test i mówi, co przyniesie sukces, a co porażka, jeszcze przed rzutem.',
      'Obrażenia równe wytrzymałości zabijają; przerażenie równe poczytalności odbiera zmysły. Karty Traumy Strażnika pogarszają jedno i drugie.',
    ],
    picture: 'Atak: połowa karty Walki i szansa.',
  },
  puzzles: {
    title: 'Łamigłówki',
    text: [
      'Próba daje tyle akcji łamigłówki, ile wynosi Intelekt; punkt umiejętności raz dodaje Szczęście. Obróć element, zamień dwa stykające się, obróć płytkę zamka albo za dwie akcje dobierz nowy element.',
      'To, co pasuje, świeci. Niczego nie można cofnąć; nierozwiązana zostaje, jak leży. Inni mogą patrzeć, ale nie podpowiadać.',
    ],
    picture: 'Łamigłówka zamka, w której część symboli pasuje.',
  },
  keeper: {
    title: 'Strażnik Tajemnic',
    text: [
      'Co rundę Strażnik dostaje żeton zagrożenia za każdego gracza badacza i nimi płaci: Akcje Strażnika poruszają i wystawiają potwory, gaszą światło, dobierają karty. Potem atakują potwory, a na Wydarzeniu ląduje żeton czasu.',
      'W turze badacza Strażnik może zagrać jedną pasującą kartę Mitów. Samo pytanie nic nie zdradza: pada z taką kartą i bez niej.',
    ],
    picture: 'Dom oczami Strażnika; w Holu wejściowym leżą zwłoki.',
  },
}
