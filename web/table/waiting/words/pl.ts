import { inPolish } from '../../../words.ts'
import type { en } from './en.ts'

function inMinutes(minutes: number): string {
  const days = Math.round(minutes / 1440)
  if (minutes >= 1440) return days === 1 ? 'cały dzień' : `${days} dni`
  const hours = Math.round(minutes / 60)
  if (minutes >= 60)
    return hours === 1 ? 'godzinę' : `${hours} ${inPolish(hours, 'godzinę', 'godziny', 'godzin')}`
  return `${minutes} ${inPolish(minutes, 'minutę', 'minuty', 'minut')}`
}

export const pl: typeof en = {
  forOthers: (free) =>
    `Brakuje jeszcze ${free === 1 ? 'jednej osoby' : `${free} osób`}; potem można zaczynać.`,
  full: 'Wszyscy już siedzą. Można zaczynać.',
  invited: 'To zaproszenie dla ciebie. Wybierz miejsce.',
  watching: 'Gra się jeszcze nie zaczęła. Jesteś widzem.',
  meanwhile: 'Zanim zaczniecie',
  learn: 'Naucz się w dziesięć minut',
  learnAs: (side) => `Naucz się w dziesięć minut: ${side}`,
  howTo: 'Jak grać',
  rules: 'Przeczytaj zasady',
  replaced: ({ replaceBy, replaceAfter }) => {
    if (replaceBy === 'nobody') return 'Na nieobecną osobę czekamy i nikt jej nie zastępuje.'
    const who = replaceBy === 'host' ? 'gospodarz może' : 'każdy z graczy może'
    return replaceAfter === 0
      ? `Gdy ktoś odejdzie od stołu, ${who} od razu znaleźć zastępstwo.`
      : `Gdy kogoś nie ma ${inMinutes(replaceAfter)}, ${who} znaleźć zastępstwo.`
  },
  consent: (after) =>
    after === null
      ? 'Powrót do wcześniejszej chwili wymaga zgody wszystkich, także nieobecnych.'
      : after === 0
        ? 'Powrót do wcześniejszej chwili wymaga zgody wszystkich, którzy są przy stole.'
        : `Powrót do wcześniejszej chwili wymaga zgody wszystkich; na nieobecnych czekamy ${inMinutes(after)}.`,
  seats: 'Kto gdzie siedzi',
  links: 'Inne linki',
  begin: 'Zacznij grę',
  waitForHost: 'Gospodarz zacznie, gdy wszyscy będą na miejscu.',
  settings: 'Ta gra',
  moreSettings: 'Więcej ustawień',
  luck: 'Uczciwa gra',
  luckText:
    'Stół wylosował sekret, a strona każdego gracza własną część. Teraz widać tylko ich pieczęcie, więc nikt swojej części już nie podmieni. Wszystkie tasowania i rzuty biorą się ze wszystkiego naraz: nikt ich nie wybierze, a po grze ta strona sama wszystko sprawdzi.',
  seal: 'Pieczęć stołu (SHA-256)',
  sealOf: (who) => `Pieczęć: ${who}`,
  revealing: 'Części losu wychodzą na jaw…',
}
