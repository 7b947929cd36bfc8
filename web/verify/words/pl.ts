import { inPolish } from '../../words.ts'
import type { en } from './en.ts'

export const pl: typeof en = {
  title: 'Czy los był uczciwy?',
  lead: 'Stół ze znajomymi nie może wybrać sobie losu. Tu sprawdzisz, że tego nie zrobił.',
  how: 'Jak to działa',
  steps: [
    'Zanim ktokolwiek usiądzie, stół losuje sekret i pokazuje jego pieczęć: liczbę, która nie pasuje do żadnego innego sekretu.',
    'Strona każdego gracza losuje własną część i też pokazuje tylko jej pieczęć. Na początku gry wszystkie części wychodzą na jaw: wtedy nikt już swojej nie zmieni. Sekret i części razem decydują o każdym tasowaniu i każdym rzucie.',
    'Po grze sekret wychodzi na jaw. Ekran stołu sam sprawdza każdą pieczęć; ta strona robi to jeszcze raz z zapisaną grą i rozgrywa ją od początku.',
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
  made: 'dołożone przez stół za program',
  sources: {
    seats: 'Wszyscy zobowiązali się do swoich części, zanim pokazano którąkolwiek.',
    earlier: 'Ten stół otwarto we wcześniejszej wersji: gracze nie zobowiązywali się do swoich części.',
    fork: 'Stół poszedł dalej od wcześniejszej chwili innego stołu. Odtąd los jest jego własny; sam układ przyjmujemy na wiarę.',
    file: 'Tę grę wczytano z pliku. Jej los pochodzi z pliku: kto go miał, mógł go znać albo sam wybrać.',
  },
  imported: 'Los z pliku',
  seat: (n) => `Miejsce ${n}`,
  another: 'Sprawdź inny plik',
  save: 'Plik zapiszesz przy stole, gdy gra się skończy.',
}
