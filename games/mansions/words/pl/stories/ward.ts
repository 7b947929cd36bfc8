import type { StoryWords } from '../../stories.ts'

export const ward: StoryWords = {
  place: 'Hallam Ridge',
  introduction:
    'Hallam Ridge przyjmuje tych, których inne sanatoria odsyłają do domu na śmierć. Od roku samo odsyła ich do domu: wyprostowanych, łagodnych, cięższych o sześć kilo i z oczami, za którymi jest tyle, co u lalki. List dotarł do was przez pralnię, zaszyty w powłoczkę. *Oddział zachodni, łóżko dziewiąte. Jestem tu ostatni, który jest cały czas taki sam. Przyjdźcie nocą. Nie dajcie im ogrzewać sobie rąk.* Przez podjazd karetek zacina deszcz ze śniegiem. W recepcji pali się światło, a pod nim nikogo.',
  clues: {
    'clue-4a':
      'Łóżko dziewiąte jest puste i ciasno posłane. Pod kartą gorączkową, ołówkiem: *Przestali nas numerować. Numerują to, co się przechowuje. Szuflady powiedzą wam, kim byłem.* (Mosiężny klucz wisi w recepcji.)',
    'clue-4b':
      'Łóżko dziewiąte jest puste i ciasno posłane. Pod kartą gorączkową, ołówkiem: *Liczcie butelki, nie łóżka. Najszybciej ubywa tego, co nie pozwala mięsu się psuć.*',
    'clue-3a':
      'Dwieście wypisów, jeden podpis, a pod nim za każdym razem drugi znak, z żadnego alfabetu. Portier dopisał: *Jego drzwi nie mają dziurki od klucza. Słuchają prądu.*',
    'clue-3b':
      'Dwieście wypisów, wszystkie z datą, żaden niepodpisany. Każdy wyszedł przez salę operacyjną, nogami do przodu, a pościel wracała czysta.',
    'clue-2a':
      'Księga dostaw: lód, lód, lód, w styczniu, kiedy zbiornik zamarzł do dna. *Pod spiżarnią i w prawo. Nie chuchać na półki.*',
    'clue-2b':
      'Księga węgla; wychodzi z niej trzy razy tyle, ile potrzebuje dom. Ktoś podkreślał *Kocioł nr 2*, aż pióro przebiło kartkę. To pod spiżarnią, na lewo.',
    'clue-1a':
      'Mosiężny cylinder wielkości pudła na kapelusz, ciepły. Kiedy go podnosicie, grzecznie wymawia wasze imię, głosem z łóżka dziewiątego.',
    'clue-1b':
      'Karta choroby samego Kossa. Rozpoznanie, rokowanie, a w rubryce *Leczenie* jedno słowo, skreślone zupełnie pewną ręką: *Ogień.*',
    'clue-1c':
      'Podłoga tutaj nie jest podłogą. Jest pokrywą; jest starsza niż dom; i często ją podnoszono, od spodu, żeby się najeść.',
  },
  events: [
    {
      texts: {
        '1A': 'Umieść Mi-go w Ogrodzie.',
        '1B': 'Umieść Maniaka w Sypialni personelu.',
        '1C': 'Zastąp znacznik zwłok figurką Zombie albo umieść Zombie w Kostnicy, jeśli zwłok nie ma.',
      },
    },
    {
      texts: {
        all: 'Jeśli Wskazówka 3 jest jeszcze ukryta, Strażnik nazywa jej pomieszczenie. Jeśli ją znaleziono, Strażnik dobiera jedną kartę Mitów i jedną kartę Traumy.',
      },
    },
    {
      texts: {
        '1A': 'Połóż ciemność w Korytarzu i w Piwnicy.',
        '1B': 'Połóż ogień w Kotłowni.',
        '1C': 'Umieść Cthonianina na znaczniku kanału wentylacyjnego w pomieszczeniu bez badaczy (na dowolnym, jeśli takiego nie ma).',
      },
    },
    {
      texts: {
        all: 'Każdy badacz testuje Wolę, porażka: 1 punkt przerażenia. Jeśli karta Celu jest zakryta, zostaje ujawniona; w przeciwnym razie Strażnik otrzymuje 2 żetony zagrożenia.',
      },
    },
    {
      texts: {
        '1A': 'Brama podjazdu jest zamknięta od zewnątrz; przyszła dzienna zmiana. Strażnik wygrywa.',
        '1B': 'Dach się zapada i nikt nie potrafi powiedzieć, na kogo.',
        '1C': 'Pod grzbietem wzgórza coś przewraca się na drugi bok i zasypia na nowo.',
      },
    },
  ],
  objectives: {
    A: {
      text: [
        '*Po ujawnieniu:* badacz, który znalazł Wskazówkę 1, bierze Mosiężny cylinder; jeśli jej nie znaleziono, kartę kładzie się odkrytą wśród upuszczonych kart pomieszczenia, w którym leży Wskazówka 1. Umieść Mi-go w Ogrodzie.',
        '**Strażnik wygrywa** na końcu tury Strażnika, jeśli badacz niósł już Mosiężny cylinder, teraz nie niesie go żaden, a w pomieszczeniu, w którym cylinder leży, jest Mi-go; oraz z rozpatrzeniem Wydarzenia V.',
        '**Badacze wygrywają**, gdy wszyscy uciekną z Dziedzińca, a jeden z nich wyniesie Mosiężny cylinder. Badacz może uciec bez niego; jeśli nie ma już badacza, który mógłby go wynieść, wygrywa Strażnik.',
      ],
      keeperWins:
        'Cylindra nie ma na półce i głosu też nie ma. Po tygodniach ktoś, kto nigdy was nie spotkał, grzecznie wymawia wasze imię.',
      investigatorsWin:
        'Niesiecie go między sobą w dół podjazdu, pod płaszczem. Całą drogę mówi: o oddziale, o zimnie, o kuchni swojej matki. Niedaleko miasta zasypia.',
    },
    B: {
      text: [
        '*Po ujawnieniu:* umieść doktora Kossa, nazwanego Maniaka z premią +2 wytrzymałości za badacza, w Gabinecie dyrektora (jeśli obaj Maniacy są na planszy, wybrany przez Strażnika staje się Kossem i tam zostaje postawiony).',
        'Dopóki Koss jest w pomieszczeniu z ogniskiem albo w pomieszczeniu, które ma wspólne drzwi lub otwartą krawędź z płonącym, Piroman kosztuje o 1 mniej.',
        '**Strażnik wygrywa** na końcu tury Strażnika, gdy Koss jest na planszy i płonie co najmniej 5 + liczba graczy badaczy pomieszczeń.',
        '**Badacze wygrywają**, gdy Koss zginie.',
      ],
      keeperWins:
        'Z drogi na grzbiecie wygląda to prawie jak wschód słońca. On stoi w środku, zupełnie prosto, z zegarkiem w dłoni.',
      investigatorsWin:
        'Leży na własnych kafelkach, a ogień, którego nie ma kto karmić, chodzi od pokoju do pokoju i nie może znaleźć tego, co mu obiecano.',
    },
    C: {
      text: [
        '*Po ujawnieniu:* umieść Lokatora, nazwanego Shoggotha z premią +3 wytrzymałości za badacza, na drugim obszarze Cysterny. W turze może go poruszyć tylko jedna Akcja Strażnika, a krok przez bramę liczy się jako jeden obszar.',
        '*Akcja historii, w Kotłowni, po ujawnieniu:* spróbuj łamigłówki przewodów 3A; gdy zostanie rozwiązana, raz na grę, Lokator otrzymuje 6 obrażeń i po 2 za każdego gracza badacza oraz dwa żetony ogłuszenia.',
        '**Strażnik wygrywa**, gdy Lokator przejdzie z pierwszego obszaru Dziedzińca przez bramę.',
        '**Badacze wygrywają**, gdy Lokator zginie.',
      ],
      keeperWins:
        'Mija was na dziedzińcu, jak rzeka mija kamień, i wychodzi pod łukiem. Stróżówka, topole, droga; potem światła doliny, jedno po drugim.',
      investigatorsWin:
        'Ciśnienie spada. Coś wielkości domu osiada w sobie, wzdycha i jest już tylko mokre. Zamykacie pokrywę i spiętrzacie na niej wszystko, co da się ruszyć.',
    },
  },
}
