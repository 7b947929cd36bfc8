import type { drownedCarillonArchive as archive } from '../../../cards/archive/drowned-carillon.ts'
import type { drownedCarillon as sheet } from '../../../content/scenarios/drowned-carillon.ts'
import type { ArchiveWords, EndingWords } from '../../archive.ts'

export const drownedCarillonArchive: ArchiveWords<typeof archive> = {
  51: {
    front: {
      title: 'Dzwon pod rzeką',
      text: 'Wskazówki: gdy na arkuszu scenariusza są {K} żetony wskazówek, dodaj do kodeksu kartę 52. Zagłada: gdy na arkuszu scenariusza jest {P + 2} żetonów zagłady, odwróć tę kartę.',
    },
    back: {
      title: 'Przypływ odpowiada',
      text: 'Rozstaw potwora z cechą Istota z Głębin w Dokach rzecznych. Dodaj do czary mitów 1 żeton postępu zagłady. Dodaj do kodeksu kartę 53, a tę kartę odłóż do archiwum.',
    },
  },
  52: {
    front: {
      title: 'Trzy liny',
      text: 'Potasuj zakryte 2 białe i 1 niebieski znacznik i umieść po jednym na Bezludnej wyspie, w Czarnej jaskini i w Kościele południowym. Potem odwróć tę kartę.',
    },
    back: {
      title: 'Dzwonnice',
      text: 'Akcja na polu z zakrytym znacznikiem: odkryj go. Biały: usuń go, zyskaj 1 żeton szczątków i wzmocnij jedną umiejętność. Niebieski: zostaw go, usuń pozostałe znaczniki, dodaj do kodeksu kartę 54, a tę kartę odłóż do archiwum.',
    },
  },
  53: {
    front: {
      title: 'Stan powodziowy',
      text: 'Gdy na planszy są co najmniej trzy anomalie, dodaj do kodeksu kartę 57. Zguba: każdy badacz na ulicy na moście lub w Dzielnicy kupieckiej otrzymuje 1 obrażenie. Wskazówki: gdy na arkuszu scenariusza są {K} żetony wskazówek, a w kodeksie nie ma kart 52, 54 ani 55, dodaj kartę 52. Zagłada: gdy na arkuszu scenariusza jest {P + 6} żetonów zagłady, dodaj do kodeksu kartę 56, a tę kartę odłóż do archiwum.',
    },
  },
  54: {
    front: {
      title: 'Podwodna dzwonnica',
      text: 'Pole z niebieskim znacznikiem to dzwonnica. Gdy ta karta trafia do kodeksu, rozstaw tam 2 potwory. Akcja w dzwonnicy: usuń {K + 2} wskazówek z arkusza scenariusza, aby odwrócić tę kartę. Akcja w dzwonnicy, jeśli w kodeksie nie ma karty 55: usuń 2 wskazówki z arkusza scenariusza i wydaj 2 żetony szczątków, aby dodać do kodeksu kartę 55.',
    },
    back: { title: 'Zerwane liny', text: 'Liny są przecięte. Wygrywacie.' },
  },
  55: {
    front: {
      title: 'Nasz własny dzwon',
      text: 'Akcja w Sklepie wielobranżowym lub na Placu Niepodległości: wydaj 2$ i 1 żeton szczątków, aby umieścić na tej karcie biały znacznik. Wskazówki: gdy na tej karcie jest {P + 1} znaczników, odwróć ją.',
    },
    back: { title: 'Drugie bicie', text: 'Nowy dzwon bije. Wygrywacie.' },
  },
  56: {
    front: {
      title: 'Dzwonnik idzie',
      text: 'Dodaj do czary mitów 1 żeton otwarcia bramy. Usuń z planszy wszystkie znaczniki. Odłóż do archiwum karty 52, 54 i 55. Rozstaw Utopionego dzwonnika na niestabilnym polu. Potem odwróć tę kartę.',
    },
    back: {
      title: 'Ostatnie uderzenie',
      text: 'Akcja na polu Utopionego dzwonnika, także w zwarciu: usuń 2 wskazówki z arkusza scenariusza, aby zadać mu 3 obrażenia. Wskazówki: gdy Utopiony dzwonnik zostanie pokonany, wygrywacie. Zagłada: gdy na arkuszu scenariusza jest {2P + 10} żetonów zagłady, przegrywacie.',
    },
  },
  57: {
    front: {
      title: 'Procesja topielców',
      text: 'Potwory z cechą Istota z Głębin mają szybkość większą o 1. Gdy na planszy nie ma anomalii, odłóż tę kartę do archiwum. Zguba: rozstaw potwora z cechą Istota z Głębin na niestabilnym polu.',
    },
  },
}

export const drownedCarillonEndings: EndingWords<typeof sheet> = {
  'still-water': {
    title: 'Cicha woda',
    text: 'Przecinacie liny pod wodą, a rzeka zapomina melodii, nim dopłynie do morza.',
  },
  'second-peal': {
    title: 'Drugie bicie',
    text: 'Nowy dzwon odpowiada staremu nuta w nutę, a przy ostatniej stary nie ma już nic do powiedzenia.',
  },
  'slack-water': {
    title: 'Martwa fala',
    text: 'Dzwonnik puszcza linę, przypływ zawraca i wszystkie zegary w Arkham biją raz, spóźnione.',
  },
  'high-water': {
    title: 'Wysoka woda',
    text: 'Ostatni dzwon bije ponad dachami i wierni wychodzą z wody, by zająć miejsca.',
  },
  'no-one-left': {
    title: 'Nikt nie pozostał',
    text: 'Nie ma już nikogo, kto by pamiętał, że rzeka bywała cicha.',
  },
}
