import type { ShortClue, StoryWords } from '../../stories.ts'

export const volume: StoryWords<ShortClue> = {
  place: 'Ateneum Pettibone’ów',
  introduction:
    'Ateneum Pettibone’ów wypożyczyło swoją pozycję nr 88 wiosną 1834 roku i we wtorek ją odzyskało. Nikt nie widział, kto ją przyniósł. Nocny portier usłyszał klapę wrzutni, wpisał *jeden tom in quarto, mokry* i od tamtej pory nie przyszedł do pracy; nie przyszedł też nikt inny. Macie list od kuratorów i ich klucz do bocznych drzwi. Obaj bracia Pettibone podobno mieszkają na miejscu, co was zdziwiło, bo nekrolog jednego z nich czytaliście. W Rotundzie pali się gaz. W ciemności za nią, galeria za galerią, stoją nieruchomo rzeczy, które stoją nieruchomo od trzech tysięcy lat. *Zechciejcie zacząć*, piszą kuratorzy, *tam, gdzie go oddano.*',
  clues: {
    'clue-3a':
      'Księga zwrotów: *jeden tom in quarto, mokry.* W rubryce *Stan* portier wpisał *okładki stracone, blok zdrowy, wciąż się dopisuje*, a w rubryce *Przekazano*: tym od kleju.',
    'clue-3b':
      'Księga zwrotów: *jeden tom in quarto, mokry.* W rubryce *Przekazano* portier nie wpisał nic, ale przypięto tu afisz na czwartek. *Pan L. Pettibone przeczyta fragmenty z nowego nabytku. Paniom zaleca się miejsca blisko drzwi.*',
    'clue-2a':
      'Pasek pergaminu z włosem, który jeszcze w nim tkwi. *Na świetle trzyma się nie lepiej niż mleko. Powiedziałem A., że dziś w nocy musi trafić na dół, do żelaznego pokoju, cokolwiek mu powie, i oddałem swój klucz, żeby nie móc tam chodzić i słuchać.*',
    'clue-2b':
      'Pasek pergaminu z włosem, który jeszcze w nim tkwi. *W długiej gablocie za mumiami jest czterdzieści sposobów na zatrzymanie człowieka, a jednym z nich jest książka. Zawiesili ją między dwiema halabardami, na mosiężny zamek, jak coś zdobycznego.*',
    'clue-1a':
      'Jest otwarta na przedostatniej stronie. Ostatnia jest pusta, a gdy na nią patrzycie, już nie jest; jest tam wiersz i okazuje się, że już go przeczytano, i że mówi o pokoju, w którym stoicie.',
    'clue-1b':
      'To katalog. To *ten* katalog; jest w nim każdy przedmiot w budynku, z numerem. Są kuratorzy. Jest portier, przekreślony, *nabyty*.',
    'clue-1c':
      'To żywot braci Pettibone, całkiem wierny aż do pogrzebu. Dalej są dwie kolumny. Zgadzają się we wszystkim prócz tego, kto pisze.',
  },
  events: [
    {
      texts: {
        '1A': 'Każdy badacz w Kasie biletowej, Bibliotece, Gabinecie lub Magazynie książek testuje Wolę, porażka: 1 punkt przerażenia; połóż ciemność w Magazynie książek.',
        '1B': 'Umieść Mi-go w Składzie skrzyń.',
        '1C': 'Połóż po jednym znaczniku zwłok na drugim obszarze Sali egipskiej i na trzecim obszarze Sali wykładowej.',
      },
    },
    {
      texts: {
        all: 'Jeśli Wskazówka 2 jest jeszcze ukryta, Strażnik nazywa jej pomieszczenie. Jeśli ją znaleziono, Strażnik dobiera jedną kartę Mitów i jedną kartę Traumy.',
      },
    },
    {
      texts: {
        '1A': 'Umieść Zombie w Sali egipskiej, a drugiego w Bibliotece, jeśli graczy badaczy jest trzech lub czterech.',
        '1B': 'Umieść Kultystę na obszarze ołtarza; Strażnik otrzymuje 1 żeton zagrożenia.',
        '1C': 'Zastąp do dwóch znaczników zwłok figurkami Zombie; jeśli zwłok nie ma, umieść Zombie w Sali wykładowej.',
      },
    },
    {
      texts: {
        all: 'Połóż ciemność w Rotundzie; każdy badacz w niej, w Galerii wschodniej lub w Galerii zachodniej testuje Wolę, porażka: 1 punkt przerażenia. Jeśli karta Celu jest zakryta, zostaje ujawniona; w przeciwnym razie Strażnik otrzymuje 2 żetony zagrożenia.',
      },
    },
    {
      texts: {
        '1A': 'Klapa wrzutni się unosi. Znowu ją wypożyczono.',
        '1B': '*Zob. pod: Ateneum, zawartość.*',
        '1C': 'Przyjeżdża powóz po pana Pettibone’a. Nikt nie pyta, po którego.',
      },
    },
  ],
  objectives: {
    A: {
      text: [
        '*Po ujawnieniu:* badacz, który znalazł Wskazówkę 1, bierze Niezwrócony tom; jeśli jej nie znaleziono, kartę kładzie się odkrytą wśród upuszczonych kart pomieszczenia Wskazówki 1. Umieść Ogara z Tindalos na znaczniku kanału wentylacyjnego w pomieszczeniu bez badaczy (na dowolnym, jeśli takiego nie ma).',
        'Na początku swojej tury badacz, który niesie Tom, otrzymuje 1 punkt przerażenia.',
        '*Akcja historii, niosąc Tom, gdziekolwiek:* spróbuj łamigłówki zamka 6B (klamry). *Akcja historii, niosąc go, na drugim obszarze Paleniska, po rozwiązaniu 6B:* testuj Wolę; sukces: Tom się zwęgla; porażka: 1 punkt przerażenia. Drugi sukces, czyjkolwiek, spala go (pierwszy przy jednym graczu badacza).',
        '**Strażnik wygrywa**, gdy na końcu tury Strażnika badacz niosący Tom jest obłąkany albo Tom leży upuszczony w pomieszczeniu, w którym jest potwór.',
        '**Badacze wygrywają**, gdy Tom spłonie.',
      ],
      keeperWins: 'Ktoś zaczął czytać na głos. To jedno z was. Ma piękny głos; i zbliża się do końca.',
      investigatorsWin:
        'Pali się tak, jak palą się mokre liście. Jeszcze przez chwilę można odczytać wiersze, białe na czarnym, jeden po drugim, i bardzo uważacie, żeby nie patrzeć.',
    },
    B: {
      text: [
        '*Wcześniejsze ujawnienie:* na początku dowolnej fazy akcji Strażnika po rozpatrzeniu Wydarzenia II.',
        '*Po ujawnieniu:* połóż po jednym znaku w Zbrojowni, Introligatorni i Palenisku.',
        '*Moc Strażnika, 2 zagrożenia, raz na turę (dwa razy przy trzech lub czterech graczach badaczy):* połóż znak w nieoznaczonym pomieszczeniu, w którym jest potwór, a nie ma badacza.',
        '*Akcja historii, w oznaczonym pomieszczeniu:* testuj Wiedzę lub Intelekt, według wyboru; sukces: usuń znak. *Akcja historii, w Bibliotece, gdy na planszy są najwyżej dwa znaki:* spróbuj łamigłówki runicznej 9 (indeks).',
        '**Strażnik wygrywa**, gdy oznaczonych jest siedem pomieszczeń (sześć przy jednym lub dwóch graczach badaczy).',
        '**Badacze wygrywają**, gdy łamigłówka runiczna 9 zostanie rozwiązana.',
      ],
      keeperWins: '*Poz.: jeden dom, z zawartością. Poz.: osoby, różne, stojące.* Pióro wytarto i odłożono.',
      investigatorsWin:
        'Indeks zamyka się jak pięść. Na każdej półce, na każdym cokole karteczki z numerami zwijają się i opadają.',
    },
    C: {
      text: [
        '*Po ujawnieniu:* umieść Ambrose’a Pettibone’a, nazwanego Maniaka z premią +1 wytrzymałości za badacza, w Gabinecie, a Linusa Pettibone’a, takiego samego, w Sypialni dozorcy (Maniacy będący na planszy stają się braćmi, Strażnik wybiera, który jest którym, i zostają tam postawieni). Obaj poruszają się i atakują dla Strażnika jak każdy potwór. Jeden z nich umarł w marcu.',
        '*Akcja historii, w Bibliotece lub Magazynie książek:* zajrzyj do rejestru; testuj Intelekt −1, z premią +1 za każdą wcześniejszą próbę kogokolwiek; sukces: Strażnik pokazuje wszystkim znacznik 4.',
        '**Strażnik wygrywa**, gdy zginie żyjący brat, z czyjejkolwiek ręki, albo gdy wyeliminowano dwóch graczy badaczy (jednego, jeśli grało ich jeden lub dwóch).',
        '**Badacze wygrywają**, gdy zginie umarły brat.',
      ],
      keeperWins:
        'Wygląda na zdziwionego, a potem wygląda już tylko jak zabity człowiek. W progu jego brat zdejmuje kapelusz.',
      investigatorsWin:
        'W ubraniu nikogo nie ma. Drugi pan Pettibone siada na najniższym stopniu i po chwili pyta was, który jest rok.',
    },
  },
}
