import { inPolish } from '../../words.ts'
import type { en } from './en.ts'

export const pl: typeof en = {
  title: (game) => `Stół do gry „${game}”`,
  first: 'Pierwszy raz?',
  learn: 'Naucz się w dziesięć minut',
  howTo: 'Jak grać',
  rules: 'Przeczytaj zasady',

  ways: {
    label: 'Kto gra?',
    alone: { name: 'W pojedynkę', text: 'Grasz za wszystkich i wszystko widzisz.' },
    screen: {
      name: 'Przy jednym ekranie',
      text: 'Podajecie sobie urządzenie. Zakryte karty chroni kurtyna.',
    },
    friends: { name: 'Ze znajomymi, przez link', text: 'Każdy na swoim urządzeniu, gdziekolwiek jest.' },
  },

  settings: 'Gra',
  moreSettings: 'Więcej ustawień',
  conflict: (setting, value) => `„${setting}: ${value}” nie pasuje do pozostałych ustawień.`,
  mend: (usual) => `Zmień na „${usual}”`,
  notWithRest: 'nie pasuje do pozostałych ustawień',

  names: 'Kto gdzie siedzi?',
  namesHint: 'Imion nie trzeba podawać. Kolejność miejsc to kolejność tur.',
  yourName: 'Twoje imię',
  seat: (n) => `Miejsce ${n}`,
  seats: 'Które miejsca są twoje?',
  seatsHint: (free) =>
    free === 0
      ? 'Wszystkie: później i tak możesz któreś oddać.'
      : `${inPolish(free, 'Zostaje', 'Zostają', 'Zostaje')} ${free} ${inPolish(free, 'miejsce', 'miejsca', 'miejsc')} dla tych, którzy dostaną twój link.`,
  noSeat: 'Żadne: tylko otwierasz stół i możesz patrzeć.',

  absence: {
    title: 'Gdy ktoś odejdzie od stołu',
    hint: 'Te ustawienia widzi każdy przy stole i każdy się dowie, gdy ktoś zostanie zastąpiony.',
    replaceBy: 'Kto może zagrać za nieobecną osobę',
    replacers: { host: 'ty, jako gospodarz', players: 'każdy z graczy', nobody: 'nikt: czekamy' },
    replaceAfter: 'Po jakim czasie',
    consentAfter: 'Powrót do wcześniejszej chwili bez jej zgody',
    always: 'nigdy',
    after: (minutes) => {
      if (minutes === 0) return 'od razu'
      if (minutes < 60) return `po ${minutes} minutach`
      return minutes < 1440 ? 'po godzinie' : 'po całym dniu'
    },
  },

  players: 'Programy przy stole',
  playersHint:
    'Program gra zgodnie z zasadami i widzi tylko to, co widać z jego miejsca. Wielkiej pomocy z niego nie ma.',
  playedBy: { alone: 'ty', screen: 'osoba przy ekranie' },

  begin: 'Zacznij grę',
  beginFriends: 'Otwórz stół',
  beginning: 'Chwileczkę…',
  stays: 'Zostaje na tym urządzeniu i działa bez sieci.',
  getsLink: 'Dostaniesz link do wysłania. Nikt nie musi zakładać konta.',

  failures: {
    offline:
      'Nie masz sieci, więc nie da się otworzyć stołu dla znajomych. Ustawienia zostają: spróbuj, gdy sieć wróci, albo graj na tym urządzeniu.',
    unreachable: 'Serwer nie odpowiada. Ustawienia zostają: spróbuj za chwilę albo graj na tym urządzeniu.',
    busy: 'Serwer jest zajęty. Odczekaj minutę i spróbuj jeszcze raz; ustawienia zostają.',
    refused: (message) => `Serwer odmówił: ${message}`,
    device: (message) => `Nie udało się rozłożyć gry na tym urządzeniu: ${message}`,
  },
}
