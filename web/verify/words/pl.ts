import { inPolish } from '../../words.ts'
import type { en } from './en.ts'

export const pl: typeof en = {
  title: 'Czy los był uczciwy?',
  lead: 'Stół ze znajomymi nie może wybrać sobie losu. Tu sprawdzisz, że tego nie zrobił.',
  how: 'Jak to działa',
  steps: [
    'Zanim ktokolwiek usiądzie, stół losuje sekret i pokazuje jego pieczęć: liczbę, która nie pasuje do żadnego innego sekretu.',
    'Potem każdy gracz może dorzucić kilka własnych słów. Sekret i słowa razem decydują o każdym tasowaniu i każdym rzucie.',
    'Po grze sekret wychodzi na jaw. Ta strona liczy pieczęć jeszcze raz i rozgrywa całą grę od początku.',
  ],
  privacy: 'Plik nie opuszcza tego urządzenia.',
  checking: 'Rozgrywam grę od początku…',
  fair: 'Los był uczciwy',
  unfair: 'Tego nie da się potwierdzić',
  checks: {
    made: 'Los powstał z sekretu i z tego, co dorzucili gracze.',
    played: (choices) =>
      `${choices} ${inPolish(choices, 'wybór rozegrany', 'wybory rozegrane', 'wyborów rozegranych')} według zasad.`,
    replayed: (numbers) =>
      `${numbers} ${inPolish(numbers, 'liczba losowa', 'liczby losowe', 'liczb losowych')}: każde tasowanie i każdy rzut wyszły tak, jak zapisano.`,
    older: {
      result: (numbers, version) =>
        `Zapisano według wersji ${version} zasad, rozegrano według obecnych: ${numbers} ${inPolish(numbers, 'liczba losowa', 'liczby losowe', 'liczb losowych')}, tyle samo co wtedy, i ten sam koniec. Końcowego układu nie porównano, bo dziś zapisuje się go inaczej.`,
      choices: (numbers, version) =>
        `Zapisano według wersji ${version} zasad, rozegrano według obecnych: przy tym losie (${numbers} ${inPolish(numbers, 'liczba losowa', 'liczby losowe', 'liczb losowych')}) każda decyzja jest dozwolona. Końcowego układu nie porównano, bo dziś zapisuje się go inaczej.`,
    },
  },
  commitment: 'Pieczęć stołu',
  commitmentHint: 'Stół pokazał ją przed grą. Porównaj z tym, co masz zapisane, albo wklej:',
  yours: 'Co masz zapisane',
  same: 'Zgadza się.',
  different: 'Nie zgadza się: nie taki los obiecał wasz stół.',
  parts: 'Co dorzucili gracze',
  noParts: 'Nikt nic nie dorzucił; o losie zdecydował sam sekret.',
  seat: (n) => `Miejsce ${n}`,
  another: 'Sprawdź inny plik',
  save: 'Plik zapiszesz przy stole, gdy gra się skończy.',
}
