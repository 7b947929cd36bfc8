import type { ShortClue, StoryWords } from '../../stories.ts'

export const lamp: StoryWords<ShortClue> = {
  place: 'Gannet Point',
  introduction:
    'Cztery statki w dwanaście miesięcy rozbiły się pod światłem, które się paliło. Zarząd wysłał inspektora, potem drugiego, a teraz, w zaufaniu, wysłał was. Gannet Point to jeden dom, jedna wieża, jedna kaplica dla utopionych i grobla, którą morze dwa razy na dobę zabiera z powrotem. Przeszliście po niej suchą nogą, z godziną w zapasie. Latarnik Carrow nie czeka na progu. Lampa się pali, o czwartej po południu, przy dobrej pogodzie, i się nie obraca. *Jeśli przyjdziecie, a mnie nie będzie*, pisze w liście, *zacznijcie tam, gdzie zapisuje się godziny. Nigdy nie zostawiłem wachty bez wpisu.*',
  clues: {
    'clue-3a':
      'Tablice pływów, rozliniowane do końca roku ręką Carrowa, a potem wiersz, którego nie rozliniował: *Dziewiętnastu z* Hester. *Pan Quill odczytał modlitwę nad każdym i wpisał ich do księgi, a ja trzymałem latarnię i naliczyłem dwudziestu.* (Klucz do drzwi pastora wisi przy łóżku latarnika.)',
    'clue-3b':
      'Tablice pływów, rozliniowane do końca roku ręką Carrowa, a potem wiersz, którego nie rozliniował: *Dziewiętnastu z* Hester. *Nie było dla nich ziemi i nie było pastora. Złożyliśmy ich z powrotem do łodzi, w której ich znaleźliśmy, a rano łódź była sucha.*',
    'clue-2a':
      'Kartka z dziennika, złożona w kostkę. *Odpowiada lampie i niczemu innemu. Przesunąłem więc do niej krzesło i zamknąłem pod sobą schody, a oto klucz. Kimkolwiek jesteś: zgaś ją, zanim przeczytasz, co napisałem.*',
    'clue-2b':
      'Kartka z dziennika, złożona w kostkę. *Byłem tam, gdzie schody wchodzą pod wodę. Jest słowo, które mówią na linii mokrego piasku, i woda ich przepuszcza. Zapisałem je tak, jak brzmi. Nie powiedziałbym go dwa razy.*',
    'clue-1a':
      'Dziennik kończy się rysunkiem: wieża, snop światła, a wzdłuż snopa, jak człowiek wracający ścieżką do domu, coś bez kształtu, co narysowano, starto i narysowano znowu. *Myśli, że światło to okno.*',
    'clue-1b':
      'Księga udziałów. Drzewce, spirytus, srebro, tyle a tyle za cetnar; i kolumna *znalezieni żywi*, a w niej, od góry do dołu, równy rządek zer. Na końcu dzisiejsza data i tyle wolnych wierszy, ilu jest was.',
    'clue-1c':
      'Szkolna tabliczka. Drukowanymi literami dziecka: MAMA WYCHODZI Z MORZA W NOCY I NIE JEST ZIMNA. MÓWI ŻE MOGĘ SIĘ TEGO NAUCZYĆ. NIECH TATA NIE ZAPALA LAMPY BEZ NIEJ LEPIEJ JĄ WIDZĘ.',
  },
  events: [
    {
      texts: {
        '1A': 'Połóż ciemność w Korytarzu domu i w Kaplicy.',
        '1B': 'Umieść Kultystę na Brzegu, a dwóch, jeśli graczy badaczy jest trzech lub czterech.',
        '1C': 'Połóż znacznik zwłok na drugim obszarze Brzegu; każdy badacz na Brzegu lub na Wydmach testuje Wolę, porażka: 1 punkt przerażenia.',
      },
    },
    {
      texts: {
        '4A': 'Umieść Zombie na Brzegu, a drugiego w Morskiej grocie, jeśli graczy badaczy jest trzech lub czterech.',
        '4B': 'Umieść Kultystę w Hangarze na łodzie; Strażnik dobiera jedną kartę Mitów.',
      },
    },
    {
      texts: {
        all: 'Jeśli Wskazówka 2 jest jeszcze ukryta, Strażnik nazywa jej pomieszczenie.',
        '1A': 'Umieść Cthonianina na znaczniku kanału wentylacyjnego w pomieszczeniu bez badaczy (na dowolnym, jeśli takiego nie ma).',
        '1B': 'Umieść Przywódcę kultu na obszarze ołtarza.',
        '1C': 'Umieść Zombie w Kaplicy.',
      },
    },
    {
      texts: {
        all: 'Każdy badacz w Składzie oleju, Morskiej grocie lub Zalanym tunelu, na Brzegu lub na Wydmach otrzymuje 1 obrażenie; każdy inny testuje Wolę, porażka: 1 punkt przerażenia. Jeśli karta Celu jest zakryta, zostaje ujawniona; w przeciwnym razie Strażnik otrzymuje 2 żetony zagrożenia.',
      },
    },
    {
      texts: {
        '1A': 'Lampa gaśnie sama. Nic na morzu już na nią nie patrzy.',
        '1B': 'U nasady grobli czeka wóz i odjeżdża pusty.',
        '1C': 'Na piasku są dwa rzędy śladów; oba w jedną stronę.',
      },
    },
  ],
  objectives: {
    A: {
      text: [
        '*Wcześniejsze ujawnienie:* na początku dowolnej fazy akcji Strażnika po rozpatrzeniu Wydarzenia II.',
        '*Po ujawnieniu:* odrzuć Zamek Laterny, połóż tam żeton ognia i umieść Gościa, nazwanego Shoggotha z premią +2 wytrzymałości za badacza, na trzecim obszarze Brzegu. Na lądzie jest powolny: nie można go poruszyć w turze Strażnika tej rundy, w której go ujawniono; potem wszystkie efekty razem poruszają go najwyżej o 2 obszary na turę Strażnika przy jednym lub dwóch graczach badaczy, najwyżej o 3 przy trzech lub czterech.',
        '*Akcja historii, w Laternie:* spróbuj łamigłówki przewodów 2B (mechanizm i prąd). Po każdym rozwiązaniu w Laternie kładzie się znak (tu może leżeć ich kilka) i rozkłada łamigłówkę na nowo.',
        '**Strażnik wygrywa**, gdy na końcu tury Strażnika Gość jest na drugim obszarze Laterny.',
        '**Badacze wygrywają** z pierwszym znakiem przy jednym graczu badacza, z drugim przy dwóch lub trzech, z trzecim przy czterech; albo gdy Gość zginie.',
      ],
      keeperWins:
        'Dosięgło szyby. Światło czerwienieje, potem brązowieje, a potem świeci przez coś, co zagląda do środka.',
      investigatorsWin:
        'Lampa gaśnie. W ciemności słyszycie, jak zatrzymuje się na schodach, czeka i ciężko schodzi z powrotem ku wodzie: gość, który nikogo nie zastał.',
    },
    B: {
      text: [
        '*Wcześniejsze ujawnienie:* na początku fazy akcji Strażnika, gdy na planszy jest co najmniej czterech Kultystów.',
        '*Po ujawnieniu:* przez drzwi na groblę nie można przejść do końca drugiej tury Strażnika po ujawnieniu (tura tej samej rundy liczy się jako pierwsza); umieść na Wydmach o jednego Kultystę więcej, niż jest graczy badaczy, na ile starczy figurek, i Przywódcę kultu na pierwszym obszarze Wydm.',
        '**Strażnik wygrywa**, gdy wyeliminowano dwóch graczy badaczy (jednego, jeśli grało ich jeden lub dwóch) albo gdy na końcu tury Strażnika na planszy jest co najmniej jeden badacz i wszyscy na niej są obłąkani.',
        '**Badacze wygrywają**, gdy wszyscy uciekną drzwiami na groblę (Wydmy).',
      ],
      keeperWins: 'Pod datą ktoś pociąga równą kreskę i sumuje kolumnę. Zero, zero i zero.',
      investigatorsWin:
        'Grobla jest stopę pod wodą i biegniecie po niej. Za wami latarnie dochodzą do mokrego piasku, stają i unoszą się uprzejmie, jakby odprowadzały was do domu.',
    },
    C: {
      text: [
        '*Wcześniejsze ujawnienie:* na początku dowolnej fazy akcji Strażnika po rozpatrzeniu Wydarzenia II.',
        '*Po ujawnieniu:* połóż kartę Nell Carrow odkrytą wśród upuszczonych kart Sypialni dziecięcej i odrzuć jej Zamek; umieść Matkę Carrow, nazwaną Wiedźmę z premią +2 wytrzymałości za badacza, w Zakrystii (jeśli obie Wiedźmy są na planszy, wybrana przez Strażnika staje się nią i tam zostaje postawiona). Wszystkie efekty razem poruszają ją najwyżej o 2 obszary na turę Strażnika przy jednym lub dwóch graczach badaczy, najwyżej o 3 przy trzech lub czterech.',
        'Jeśli w turze Strażnika Matka Carrow znajdzie się w pomieszczeniu, w którym leży upuszczona Nell, zabiera kartę; jeśli zginie, karta zostaje upuszczona w jej pomieszczeniu.',
        '*Moc Strażnika, 2 zagrożenia, raz na turę:* badacz, który niesie Nell i dzieli obszar z Matką Carrow, testuje Wolę; porażka: Matka Carrow zabiera kartę.',
        '**Strażnik wygrywa**, gdy na końcu tury Strażnika Matka Carrow z Nell jest na obszarze ołtarza.',
        '**Badacze wygrywają**, gdy badacz niosący Nell ucieknie drzwiami na groblę (wystarczy jeden).',
      ],
      keeperWins:
        'W skale pod ołtarzem wykuto stopień, a potem następny. Dziecko idzie pierwsze. Nie trzeba go trzymać.',
      investigatorsWin:
        'W połowie drogi staje, ogląda się i słucha. Potem wkłada zimną rękę w waszą. Zanim dojdziecie do drogi, jest ciepła.',
    },
  },
}
