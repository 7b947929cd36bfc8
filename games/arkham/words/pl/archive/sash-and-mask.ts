import type { sashAndMaskArchive as archive } from '../../../cards/archive/sash-and-mask.ts'
import type { sashAndMask as sheet } from '../../../content/scenarios/sash-and-mask.ts'
import type { ArchiveWords, EndingWords } from '../../archive.ts'

export const sashAndMaskArchive: ArchiveWords<typeof archive> = {
  70: {
    front: {
      title: 'Trzy wstążki',
      text: 'Dodaj do kodeksu karty 71, 72 i 73. Losowo połóż na nich zakryte trzy stosy znaczników (czerwony, czerwony, niebieski; czerwony, czerwony, biały; czerwony, biały, biały). Zguba: zapieczętuj po 1 znaczniku na kartach 71, 72 i 73. Wskazówki: gdy na arkuszu scenariusza są {K} żetony wskazówek, dodaj do kodeksu kartę 74. Wskazówki: gdy na karcie 71, 72 lub 73 leży odkryty biały znacznik, a karty 81 nie było jeszcze w kodeksie, dodaj kartę 81. Zagłada: gdy na arkuszu scenariusza jest {P + 2} żetonów zagłady, odwróć tę kartę.',
    },
    back: {
      title: 'Otwarcie lokali wyborczych',
      text: 'Rozstaw potwora z cechą Loża. Dodaj do czary mitów 1 żeton zguby. Dodaj do kodeksu kartę 75, a tę kartę odłóż do archiwum.',
    },
  },
  71: {
    front: {
      title: 'Sędzia Amelia Crane',
      text: 'Akcja w Szpitalu Najświętszej Marii Panny: wykonaj test wpływu. Jeśli zdałeś, odkryj losowy znacznik na tej karcie. Jeśli nie zdałeś, otrzymujesz 1 punkt przerażenia.',
    },
    back: {
      title: 'Crane się wycofuje',
      text: 'Usuń z tej karty wszystkie znaczniki. Umieść na arkuszu scenariusza {K} żetony zagłady. Rozstaw potwora w Szpitalu Najświętszej Marii Panny. Zagłada: gdy dwie z kart 71, 72 i 73 leżą rewersem do góry, dodaj do kodeksu kartę 79.',
    },
  },
  72: {
    front: {
      title: 'Radny Corbin Tull',
      text: 'Akcja w Klubie Tik-Tak: wykonaj test spostrzegawczości. Jeśli zdałeś, odkryj losowy znacznik na tej karcie. Jeśli nie zdałeś, tracisz 1$.',
    },
    back: {
      title: 'Tull się wycofuje',
      text: 'Usuń z tej karty wszystkie znaczniki. Umieść na arkuszu scenariusza {K} żetony zagłady. Rozstaw potwora w Klubie Tik-Tak. Zagłada: gdy dwie z kart 71, 72 i 73 leżą rewersem do góry, dodaj do kodeksu kartę 79.',
    },
  },
  73: {
    front: {
      title: 'Doktor Josiah Wake',
      text: 'Akcja w Towarzystwie Historycznym: wykonaj test wiedzy. Jeśli zdałeś, odkryj losowy znacznik na tej karcie. Jeśli nie zdałeś, otrzymujesz 1 punkt przerażenia.',
    },
    back: {
      title: 'Wake się wycofuje',
      text: 'Usuń z tej karty wszystkie znaczniki. Umieść na arkuszu scenariusza {K} żetony zagłady. Rozstaw potwora w Towarzystwie Historycznym. Zagłada: gdy dwie z kart 71, 72 i 73 leżą rewersem do góry, dodaj do kodeksu kartę 79.',
    },
  },
  74: {
    front: {
      title: 'Publiczne oskarżenie',
      text: 'Akcja w Szpitalu Najświętszej Marii Panny (karta 71), w Klubie Tik-Tak (karta 72) lub w Towarzystwie Historycznym (karta 73), tylko jeśli ta karta leży awersem do góry: usuń {K} wskazówki z arkusza scenariusza, aby odkryć na niej wszystkie znaczniki. Jeśli jest wśród nich niebieski, dodaj do kodeksu kartę 76, a tę kartę odłóż do archiwum. W przeciwnym razie odwróć kartę oskarżonego.',
    },
  },
  75: {
    front: {
      title: 'Tydzień wyborczy',
      text: 'Zguba: zapieczętuj po 2 znaczniki na kartach 71, 72 i 73. Wskazówki: gdy na arkuszu scenariusza są {K} żetony wskazówek, a w kodeksie nie ma kart 74, 76, 77 ani 78, dodaj kartę 74. Wskazówki: gdy na karcie 71, 72 lub 73 leży odkryty biały znacznik, a karty 81 nie było jeszcze w kodeksie, dodaj kartę 81. Zagłada: gdy na arkuszu scenariusza jest {2P + 5} żetonów zagłady, dodaj do kodeksu kartę 79, a tę kartę odłóż do archiwum.',
    },
  },
  76: {
    front: {
      title: 'Maska opada',
      text: 'Usuń wszystkie znaczniki z kart 71, 72 i 73, a karty odłóż do archiwum. Rozstaw potwora z cechą Kultysta na niestabilnym polu. Potem odwróć tę kartę.',
    },
    back: {
      title: 'Dwa sposoby, by to opowiedzieć',
      text: 'Wybierzcie jako grupa: dodajcie do kodeksu kartę 77 albo kartę 78. Potem odłóżcie tę kartę do archiwum.',
    },
  },
  77: {
    front: {
      title: 'Zatrzymać maszyny',
      text: 'Akcja w Redakcji „Arkham Advertiser” lub na Posterunku policji: wykonaj test wpływu. Jeśli zdałeś, przenieś 1 wskazówkę z arkusza scenariusza na tę kartę. Jeśli nie zdałeś, umieść 1 żeton zagłady na swoim polu. Wskazówki: gdy na tej karcie są 2 wskazówki, odwróć ją.',
    },
    back: { title: 'Wydanie wieczorne', text: 'Artykuł idzie do druku. Wygrywacie.' },
  },
  78: {
    front: {
      title: 'Uczciwe liczenie',
      text: 'Biały znacznik na polu to urna; usuń ją, gdy na tym polu są 2 żetony zagłady lub więcej. Żeton zagłady na tej karcie to kupiony głos. Akcja na polu dzielnicy bez żetonów zagłady, w dzielnicy bez urny: wydaj 1$, aby postawić tam urnę. Akcja na Posterunku policji: wykonaj test spostrzegawczości. Jeśli zdałeś, usuń z tej karty 1 żeton zagłady. Zguba: umieść na tej karcie 1 żeton zagłady. Wskazówki: gdy na planszy są {K + 1} urny, odwróć tę kartę. Zagłada: gdy na tej karcie jest {P + 1} żetonów zagłady, przegrywacie.',
    },
    back: { title: 'Nieznaczną większością', text: 'Głosy policzono. Wygrywacie.' },
  },
  79: {
    front: {
      title: 'Zaprzysiężenie',
      text: 'Dodaj do czary mitów 1 żeton otwarcia bramy. Usuń wszystkie znaczniki z planszy i z kodeksu. Odłóż do archiwum karty od 70 do 78. Rozstaw Burmistrza elekta w Klubie Tik-Tak; jeśli karta 76 była w kodeksie, otrzymuje on {P} obrażeń. Potem odwróć tę kartę.',
    },
    back: {
      title: 'Tak mu dopomóż',
      text: 'Dopóki na polu Burmistrza elekta jest inny potwór, akcje ataku nie zadają mu obrażeń. Zguba: rozstaw potwora z cechą Człowiek. Akcja na polu Burmistrza elekta, także w zwarciu: usuń 2 wskazówki z arkusza scenariusza, aby zadać mu 3 obrażenia. Wskazówki: gdy Burmistrz elekt zostanie pokonany, wygrywacie. Zagłada: gdy na arkuszu scenariusza jest {3P + 8} żetonów zagłady, przegrywacie.',
    },
  },
  81: {
    front: {
      title: 'Czyste konto',
      text: 'Każdy badacz zyskuje 1$ i wzmacnia jedną umiejętność. Odłóż tę kartę do archiwum.',
    },
  },
}

export const sashAndMaskEndings: EndingWords<typeof sheet> = {
  'late-edition': {
    title: 'Wydanie wieczorne',
    text: 'Fotografia idzie przez sześć szpalt: szarfa, fotel i nikogo w fotelu. Do kolacji Arkham przestaje na to głosować.',
  },
  'narrow-margin': {
    title: 'Nieznaczną większością',
    text: 'Urny otwierają przy lampach, a każde nazwisko należy do kogoś żywego, i to rozstrzyga sprawę.',
  },
  'empty-sash': {
    title: 'Pusta szarfa',
    text: 'Szarfa opada na dywan w równą pętlę, a orkiestra po kilku taktach przypomina sobie, jak kończy się walc.',
  },
  'stuffed-boxes': {
    title: 'Dosypane urny',
    text: 'Wynik jest jednogłośny i obejmuje wasze własne głosy, waszym pismem, z podziękowaniem.',
  },
  'sworn-in': {
    title: 'Zaprzysiężony',
    text: 'Podnosi prawą rękę, potem drugą prawą rękę, a całe miasto powtarza za nim.',
  },
  'no-one-left': { title: 'Nikt nie pozostał', text: 'W protokole zapisano, że opozycja jest nieobecna.' },
}
