import type { secondTownArchive as archive } from '../../../cards/archive/second-town.ts'
import type { secondTown as sheet } from '../../../content/scenarios/second-town.ts'
import type { ArchiveWords, EndingWords } from '../../archive.ts'

export const secondTownArchive: ArchiveWords<typeof archive> = {
  82: {
    front: {
      title: 'Dwa miasta',
      text: 'Pole z czerwonym znacznikiem śni. Wszystkie śniące pola sąsiadują ze sobą. Testy ataku na śniącym polu wykonuje się na wolę zamiast na siłę. Na śniącym polu możesz rozpatrzyć spotkanie anomalii zamiast swojego innego spotkania. Gdy po umieszczeniu żetonu zagłady na polu są tam 2 lub więcej, pole zaczyna śnić: umieść na nim czerwony znacznik, a jeśli nie ma już czerwonych, umieść 1 żeton zagłady na arkuszu scenariusza. Akcja na śniącym polu bez żetonów zagłady: odrzuć sprzymierzeńca, przedmiot lub zaklęcie albo wydaj 1 wskazówkę, albo otrzymaj 2 bezpośrednie punkty przerażenia, aby usunąć znacznik.',
    },
  },
  83: {
    front: {
      title: 'Błędne adresy',
      text: 'Wskazówki: gdy na arkuszu scenariusza są {K} żetony wskazówek, dodaj do kodeksu kartę 85. Wskazówki: gdy żadne pole nie śni, a karty 90 nie było jeszcze w kodeksie, dodaj kartę 90. Gdy śnią co najmniej cztery pola, dodaj do kodeksu kartę 91. Zagłada: gdy na arkuszu scenariusza jest {P + 2} żetonów zagłady, odwróć tę kartę.',
    },
    back: {
      title: 'Pomiary ulic',
      text: 'Umieść czerwony znacznik na niestabilnym polu. Rozstaw potwora z cechą Sen. Dodaj do czary mitów 1 żeton zguby. Dodaj do kodeksu kartę 84, a tę kartę odłóż do archiwum.',
    },
  },
  84: {
    front: {
      title: 'Połowa Arkham',
      text: 'Zguba: umieść czerwony znacznik na niestabilnym polu. Gdy śnią co najmniej cztery pola, dodaj do kodeksu kartę 91. Wskazówki: gdy na arkuszu scenariusza są {K} żetony wskazówek, a w kodeksie nie ma kart 85, 86 ani 87, dodaj kartę 85. Zagłada: gdy na arkuszu scenariusza jest {2P + 4} żetonów zagłady, dodaj do kodeksu kartę 88, a tę kartę odłóż do archiwum.',
    },
  },
  85: {
    front: {
      title: 'Pokój od podwórza',
      text: 'Gdy ta karta trafia do kodeksu, rozstaw potwora w Pensjonacie Ma. Akcja w Pensjonacie Ma: wykonaj test woli z modyfikatorem -1. Jeśli zdałeś, odwróć tę kartę. Jeśli nie zdałeś, otrzymujesz 1 punkt przerażenia.',
    },
    back: {
      title: 'Człowiek, który rysuje',
      text: 'Umieść niebieski znacznik w Pensjonacie Ma. Dodaj do kodeksu karty 86 i 87, a tę kartę odłóż do archiwum.',
    },
  },
  86: {
    front: {
      title: 'Bez czego się obejdziemy',
      text: 'Akcja na śniącym polu: usuń 1 wskazówkę z arkusza scenariusza i oddaj coś, aby umieścić na tej karcie biały znacznik: sprzymierzeńca, przedmiot, zaklęcie, 2 żetony szczątków, 4$, 2 bezpośrednie obrażenia lub 2 bezpośrednie punkty przerażenia. Każdy badacz może oddać każdą z tych rzeczy tylko raz na grę. Wskazówki: gdy na tej karcie jest {K + 2} znaczników, odwróć ją.',
    },
    back: { title: 'Uczciwa wymiana', text: 'Drugie miasto jest zadowolone. Wygrywacie.' },
  },
  87: {
    front: {
      title: 'Wyprowadzić śpiącego',
      text: 'Niebieski znacznik to śpiący. Gdy w jego dzielnicy jest anomalia, wraca do Pensjonatu Ma. Akcja na jego polu: wykonaj test wpływu. Jeśli zdałeś, ty i śpiący poruszacie się o najwyżej 2 pola. Jeśli nie zdałeś, ty i śpiący poruszacie się o najwyżej 1 pole, a ty otrzymujesz 1 punkt przerażenia. Akcja na Dworcu kolejowym, tylko jeśli jest tam śpiący: usuń {K + 1} wskazówki z arkusza scenariusza, aby odwrócić tę kartę.',
    },
    back: { title: 'Ostatni pociąg', text: 'Odjechał. Wygrywacie.' },
  },
  88: {
    front: {
      title: 'Nadchodzi mierniczy',
      text: 'Dodaj do czary mitów 1 żeton otwarcia bramy. Rozstaw Mierniczego na niestabilnym polu. Potem odwróć tę kartę.',
    },
    back: {
      title: 'Każde drzwi z numerem',
      text: 'Karty 85, 86 i 87 pozostają otwarte. Wskazówki: gdy na arkuszu scenariusza są {K} żetony wskazówek, a w kodeksie nie ma kart 85, 86 ani 87, dodaj kartę 85. Akcja na polu Mierniczego, także w zwarciu: usuń 1 wskazówkę z arkusza scenariusza, aby zadać mu 2 obrażenia. Wskazówki: gdy Mierniczy zostanie pokonany, wygrywacie. Zagłada: gdy w każdej z pięciu dzielnic jest śniące pole, przegrywacie. Zagłada: gdy na arkuszu scenariusza jest {3P + 7} żetonów zagłady, przegrywacie.',
    },
  },
  90: {
    front: {
      title: 'Przespana noc',
      text: 'Każdy badacz odzyskuje 2 punkty poczytalności i wzmacnia jedną umiejętność. Usuń z czary mitów 1 żeton postępu zagłady. Odłóż tę kartę do archiwum.',
    },
  },
  91: {
    front: {
      title: 'Bezsenność',
      text: 'Badacze na śniących polach nie mogą wykonywać akcji wzmocnienia. Gdy śnią najwyżej dwa pola, odłóż tę kartę do archiwum. Zguba: każdy badacz na śniącym polu otrzymuje 1 punkt przerażenia.',
    },
  },
}

export const secondTownEndings: EndingWords<typeof sheet> = {
  'fair-exchange': {
    title: 'Uczciwa wymiana',
    text: 'Drugie miasto bierze, co mu dano, liczy dwa razy i schodzi tą samą drogą, a wy wracacie do domu tak samo: lżejsi.',
  },
  'last-train': {
    title: 'Ostatni pociąg',
    text: 'Przesypia wszystkie stacje aż do morza, a rysunek urywa się w pół ulicy, której nikomu nie będzie brak.',
  },
  unmeasured: {
    title: 'Niezmierzone',
    text: 'Łańcuch wiotczeje, mosiężny pion kołysze się raz i wisi prosto, a Arkham jest tak długie, jak było.',
  },
  'same-address': {
    title: 'Ten sam adres',
    text: 'List nadany w jednym mieście doręczają w drugim i listonosz nie widzi powodu, by o tym wspominać.',
  },
  'moved-in': {
    title: 'Wprowadzili się',
    text: 'Mają wasze krzesła, wasze nawyki i waszego psa, a to was proszą, żeby pukać.',
  },
  'no-one-left': {
    title: 'Nikt nie pozostał',
    text: 'Nie czuwa już nikt, kto by powiedział, które z dwóch było pierwsze.',
  },
}
