import type { lamplightersLedgerArchive as archive } from '../../../cards/archive/lamplighters-ledger.ts'
import type { lamplightersLedger as sheet } from '../../../content/scenarios/lamplighters-ledger.ts'
import type { ArchiveWords, EndingWords } from '../../archive.ts'

export const lamplightersLedgerArchive: ArchiveWords<typeof archive> = {
  60: {
    front: {
      title: 'Latarnie',
      text: 'Czerwony znacznik na polu to zapalona latarnia; znaczniki na tej karcie to latarnie zgaszone. Raz na rundę w swojej turze, na polu z zapaloną latarnią, możesz umieścić tam 1 żeton zagłady, aby odzyskać 2 punkty wytrzymałości. Akcja na polu z zapaloną latarnią: wykonaj test woli, rzucając o jedną kość mniej za każdy żeton zagłady na tym polu. Jeśli zdałeś, przenieś znacznik na tę kartę. Jeśli nie zdałeś, otrzymujesz 1 punkt przerażenia.',
    },
  },
  61: {
    front: {
      title: 'Zmierzch przychodzi wcześniej',
      text: 'Wskazówki: gdy na arkuszu scenariusza są {K} żetony wskazówek, dodaj do kodeksu kartę 62. Wskazówki: gdy na karcie 60 leżą trzy znaczniki, a karty 68 nie było jeszcze w kodeksie, dodaj kartę 68. Zagłada: gdy na arkuszu scenariusza jest {P + 2} żetonów zagłady, odwróć tę kartę.',
    },
    back: {
      title: 'Latarnik rusza w obchód',
      text: 'Zapal jedną latarnię: przenieś znacznik z karty 60 tam, gdzie stał na początku, a jeśli nie ma tam żadnego, umieść 1 żeton zagłady na niestabilnym polu. Rozstaw potwora z cechą Człowiek. Dodaj do czary mitów 1 żeton zguby. Dodaj do kodeksu kartę 63, a tę kartę odłóż do archiwum.',
    },
  },
  62: {
    front: {
      title: 'Imiona w księdze',
      text: "Akcja w Bibliotece Orne'a lub w Azylu w Arkham: wykonaj test wiedzy z modyfikatorem -1. Jeśli zdałeś, przenieś 1 wskazówkę z arkusza scenariusza na tę kartę. Jeśli nie zdałeś, otrzymujesz 1 punkt przerażenia. Wskazówki: gdy na tej karcie są {K} wskazówki, odwróć ją.",
    },
    back: {
      title: 'Pierwszy wpis',
      text: 'Wybierzcie jako grupa: dodajcie do kodeksu kartę 64 albo kartę 65. Potem odłóżcie tę kartę do archiwum.',
    },
  },
  63: {
    front: {
      title: 'Krótkie noce',
      text: 'Zguba: każdy badacz na polu z zapaloną latarnią otrzymuje 1 punkt przerażenia. Wskazówki: gdy na arkuszu scenariusza są {K} żetony wskazówek, a w kodeksie nie ma kart 62, 64 ani 65, dodaj kartę 62. Zagłada: gdy na arkuszu scenariusza jest {2P + 4} żetonów zagłady, dodaj do kodeksu kartę 67, a tę kartę odłóż do archiwum.',
    },
  },
  64: {
    front: {
      title: 'Zgasić człowieka',
      text: 'Akcja na Wzgórzu Wisielców, tylko jeśli żadna latarnia się nie pali: usuń {K} wskazówki z arkusza scenariusza, aby odwrócić tę kartę.',
    },
    back: { title: 'Uczciwa ciemność', text: 'Ostatnie światło zgasło. Wygrywacie.' },
  },
  65: {
    front: {
      title: 'Uczciwy wpis',
      text: 'Akcja na Cmentarzu: usuń 2 wskazówki z arkusza scenariusza. Twój badacz zostaje wycofany; odwróć tę kartę.',
    },
    back: {
      title: 'Sprawdzenie rachunku',
      text: 'Jeśli pali się najwyżej jedna latarnia, wygrywacie. W przeciwnym razie umieść na arkuszu scenariusza 2 żetony zagłady i odwróć tę kartę znów awersem do góry.',
    },
  },
  67: {
    front: {
      title: 'Latarnik we własnej osobie',
      text: 'Dodaj do czary mitów 1 żeton otwarcia bramy. Rozstaw Latarnika na niestabilnym polu. Potem odwróć tę kartę.',
    },
    back: {
      title: 'Ostatnie światło',
      text: 'Gdy Latarnik miałby zostać pokonany, a pali się jakaś latarnia, zamiast tego odzyskuje całą wytrzymałość, uwalnia się ze zwarcia ze wszystkimi i trafia na najbliższe pole z zapaloną latarnią, której znacznik przechodzi na kartę 60. Wskazówki: gdy Latarnik zostanie pokonany, wygrywacie. Zagłada: gdy na arkuszu scenariusza jest {3P + 7} żetonów zagłady, przegrywacie.',
    },
  },
  68: {
    front: {
      title: 'Oliwa i knot',
      text: 'Każdy badacz zyskuje 1 żeton szczątków i odzyskuje 1 punkt poczytalności. Usuń z czary mitów 1 żeton postępu zagłady. Odłóż tę kartę do archiwum.',
    },
  },
}

export const lamplightersLedgerEndings: EndingWords<typeof sheet> = {
  'honest-dark': {
    title: 'Uczciwa ciemność',
    text: 'Pierwszy raz od osiemdziesięciu lat jest po prostu ciemno, a Arkham śpi źle i budzi się na czas.',
  },
  'one-name': {
    title: 'Jedno imię',
    text: 'Jedno imię wyrównuje rachunek, a rękę, która je wpisała, pamiętają wszyscy, którzy żyją, by pamiętać.',
  },
  'ledger-closed': {
    title: 'Zamknięta księga',
    text: 'Składa drabinę, zamyka księgę i gaśnie między jedną latarnią a drugą.',
  },
  'endless-noon': {
    title: 'Południe bez końca',
    text: 'Ostatni wpis pada wyraźnym pismem w samo południe, bo nic innego już nie ma.',
  },
  'no-one-left': {
    title: 'Nikt nie pozostał',
    text: 'Latarnie się palą, ulice są czyste i nie ma nikogo, kto rzuciłby na nie cień.',
  },
}
