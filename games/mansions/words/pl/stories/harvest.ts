import type { ShortClue, StoryWords } from '../../stories.ts'

export const harvest: StoryWords<ShortClue> = {
  place: 'Farma Stroudów',
  introduction:
    'Stroudowie zbierają dwa razy w roku. Ci od almanachu się z tego śmieją; handlarze ziarnem już przestali, a agent powiatowy, który w sierpniu pojechał pobrać próbkę gleby, odesłał słoiki na próbki, umyte. Jest ostatnia noc września. Już na drodze czuć kolację: świeży chleb, krojone jabłka, coś na rożnie. Na polach nie ma świateł i nie ma psa. W każdym oknie domu stoi świeca, a przez otwarte drzwi widać długi biały obrus i dosunięte krzesła, więcej krzeseł, niż może być Stroudów. Na furtce wisi kartka z waszymi nazwiskami. *Siadajcie*, napisano. *Nakryto dla was.*',
  clues: {
    'clue-3a':
      'Talerze są ciepłe. Na końcu stołu, na najmniejszym krześle, zeszyt: *Mam liczyć co idzie w dół i co wychodzi. Trzymam to nad łóżkiem bo mama tam nie sięga.*',
    'clue-3b':
      'Talerze są ciepłe. Pod półmiskiem leży rachunek od rzeźnika, kredą na ceracie, z dziurą na hak w rogu. *Tyle a tyle sztuk. Nie pytam czyje. Zapytajcie gdzie wieszam fartuch.*',
    'clue-2a':
      'Kreski, piątkami, w dwóch kolumnach, które się nie zgadzają. Poniżej: *Pierwszego wsadzili jak trzeba, z kamieniem i pieśnią. Ten się przyjął. On to zapisuje za ołtarzem i zamyka na mosiężny klucz, a tu jest klucz.*',
    'clue-2b':
      'Kreski, piątkami, w dwóch kolumnach, które się nie zgadzają. Poniżej: *Pierwszej wcale nie orali. Po prostu przestali zasypywać piwnicę. Na końcu za korzeniami jest żelazna krata, a tu jest co ją otwiera, i Boże odpuść.*',
    'clue-1a':
      'Pięć nazw i są to nazwy pól. Pod każdą głębokość w stopach i data, a daty dopiero nadejdą; wszystkie prócz pierwszej. *Przewracają ziemię od drugiej strony. Sól na nic, jeśli nie leży tam przed nimi.*',
    'clue-1b':
      'Plan miejsc na dzisiejszy wieczór. Krzesła pod ścianą opisano *Bracia*. Krzesła pod oknem opisano waszymi nazwiskami. Jedno nakrycie leży pośrodku obrusa, wzdłuż.',
    'clue-1c':
      'Kazanie, mocno poprawiane. *…albowiem ziarno, które pada na umysł cały, pada na darmo, bo nie znajduje szczeliny. Przeto, bracia, najpierw przygotujmy ziemię.*',
  },
  events: [
    {
      texts: {
        '1A': 'Każdy badacz w Piwnicy lub Norze, na Drodze polnej, Podwórzu, Polu kukurydzy lub Cmentarzu testuje Zręczność, porażka: zostaje ogłuszony.',
        '1B': 'Umieść Kultystę w Kaplicy, a dwóch, jeśli graczy badaczy jest trzech lub czterech.',
        '1C': 'Każdy badacz testuje Wolę, porażka: 1 punkt przerażenia.',
      },
    },
    {
      texts: {
        '4A': 'Zastąp znacznik zwłok figurką Zombie, dwa przy trzech lub czterech graczach badaczy; jeśli zwłok nie ma, umieść Zombie na Cmentarzu.',
        '4B': 'Umieść Maniaka na Strychu na siano.',
      },
    },
    {
      texts: {
        all: 'Jeśli Wskazówka 2 jest jeszcze ukryta, Strażnik nazywa jej pomieszczenie.',
        '1A': 'Umieść Cthonianina na znaczniku kanału wentylacyjnego w pomieszczeniu bez badaczy (na dowolnym, jeśli takiego nie ma).',
        '1B': 'Umieść Kultystę na Podwórzu.',
        '1C': 'Umieść Przywódcę kultu w Kaplicy.',
      },
    },
    {
      texts: {
        all: 'Połóż ciemność w Jadalni i w Salonie; każdy badacz w domu farmerskim testuje Wolę, porażka: 1 punkt przerażenia. Jeśli karta Celu jest zakryta, zostaje ujawniona; w przeciwnym razie Strażnik otrzymuje 2 żetony zagrożenia.',
      },
    },
    {
      texts: {
        '1A': 'Pola są równe. Trzeba by je znać, żeby widzieć, że są niżej.',
        '1B': 'Zob. Cel.',
        '1C': 'Pada. To będzie dla kogoś dobry rok.',
      },
    },
  ],
  objectives: {
    A: {
      text: [
        'Pięć pomieszczeń z bruzdami to Piwnica, Stodoła, Rzeźnia, Pole kukurydzy i Cmentarz.',
        '*Po ujawnieniu:* umieść Cthonianina na znaczniku kanału wentylacyjnego w pomieszczeniu bez badaczy (na dowolnym, jeśli takiego nie ma), chyba że obaj są na planszy.',
        '*Akcja historii, w pomieszczeniu z bruzdą bez znaku i bez dziury, w którym nie ma Cthonianina:* posól je; testuj Siłę lub Wiedzę, według wyboru (Sól kamienna: bez rzutu); sukces: połóż tam znak.',
        '*Moc Strażnika, 3 zagrożenia (2 przy jednym lub dwóch graczach badaczy), raz na turę:* Cthonianin w pomieszczeniu z bruzdą bez znaku, dziury i badacza podkopuje je: połóż tam dziurę. Dziura zostaje; każdy badacz, który wchodzi do pomieszczenia z dziurą, testuje Zręczność, porażka: 1 obrażenie.',
        '**Strażnik wygrywa** z trzecią dziurą. **Badacze wygrywają** z trzecim znakiem (z drugim przy jednym graczu badacza).',
      ],
      keeperWins:
        'Trzecie pole zapada się jak chusta przeciągana przez pierścionek. Z głębi słychać, jak zawracają i ruszają z powrotem.',
      investigatorsWin:
        'Sól leży w bruzdach jak szron. Coś podchodzi pod nią, staje, i czujecie, jak pytanie odchodzi od was przez ziemię, na całe mile.',
    },
    B: {
      text: [
        '*Po ujawnieniu:* przez wyjście na drogę nie można już przejść; umieść na Podwórzu Przywódcę kultu i tylu Kultystów, ilu jest graczy badaczy, na ile starczy figurek.',
        '*Akcja historii, w Salonie, dopóki nie zostanie raz rozwiązana:* wspólna linia telefoniczna; spróbuj łamigłówki przewodów 1B; rozwiązana: połóż od razu 2 żetony czasu na talii Wydarzeń (rozpatrz kartę, jeśli osiągną jej wartość).',
        '*Akcja historii, w Kaplicy, raz na rundę:* uderz w dzwon; testuj Wolę, sukces: połóż 1 żeton czasu na talii Wydarzeń.',
        '**Strażnik wygrywa**, gdy na końcu tury Strażnika w Jadalni jest co najmniej czterech Kultystów i Przywódców kultu łącznie (trzech przy dwóch graczach badaczy, dwóch przy jednym), a nie ma tam badacza.',
        '**Badacze wygrywają**, gdy zostaje rozpatrzone Wydarzenie V, a w domu farmerskim jest poczytalny badacz.',
      ],
      keeperWins:
        'Wszystkie krzesła są zajęte. Ktoś wsuwa wam serwetę pod brodę. *Za te dary*, mówią, *które mamy spożyć.*',
      investigatorsWin:
        'Szare światło, kogut, daleki pies. Wokół stołu pochylają głowy, jeden po drugim, jak goście, którzy spostrzegli, że zasiedzieli się za długo.',
    },
    C: {
      text: [
        '*Wcześniejsze ujawnienie:* na początku fazy akcji Strażnika, jeśli któryś badacz jest obłąkany.',
        '*Po ujawnieniu:* umieść Diakona Strouda, nazwanego Przywódcę kultu z premią +2 wytrzymałości za badacza, na obszarze ołtarza (jeśli obaj Przywódcy kultu są na planszy, wybrany przez Strażnika staje się nim i zostaje na miejscu). Dopóki w pomieszczeniu Diakona jest Kultysta, obrażenia zadane Diakonowi otrzymuje ten Kultysta (wybiera Strażnik; czego nie może przyjąć, przepada).',
        '*Moc Strażnika, 3 zagrożenia, raz na turę:* obłąkany badacz na obszarze Diakona zostaje obsiany: ginie.',
        '**Strażnik wygrywa**, gdy obsiano dwóch badaczy (jednego przy jednym lub dwóch graczach badaczy). **Badacze wygrywają**, gdy Diakon zginie.',
      ],
      keeperWins:
        'Nie krzyczycie. To bardzo ciekawe: czuć, jak szuka szczeliny, jak ją znajduje i jak zapuszcza pierwszy cienki korzeń.',
      investigatorsWin:
        'Diakon pada między własne snopy. Usta ma otwarte i pełne; a to, czego są pełne, już zaczyna więdnąć.',
    },
  },
}
