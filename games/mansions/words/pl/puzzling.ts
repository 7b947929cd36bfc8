import { puzzles } from '../../content/puzzles.ts'
import type { Connector, Side } from '../../content/types.ts'
import type { PuzzleWords } from '../puzzling.ts'
import { count } from './grammar.ts'

const kinds = {
  wiring: 'Łamigłówka przewodów',
  lock: 'Łamigłówka zamka',
  rune: 'Łamigłówka runiczna',
}
const sides: Readonly<Record<Side, string>> = { N: 'góra', E: 'prawo', S: 'dół', W: 'lewo' }
const from: Readonly<Record<Side, string>> = { N: 'z góry', E: 'z prawej', S: 'z dołu', W: 'z lewej' }
const to: Readonly<Record<Side, string>> = { N: 'w górę', E: 'w prawo', S: 'w dół', W: 'w lewo' }
const onArms: Readonly<Record<Side, string>> = {
  N: 'na zewnątrz',
  E: 'po prawej',
  S: 'przy płytce bazowej',
  W: 'po lewej',
}
const codes: Readonly<Record<Connector, string>> = {
  rb: 'czerwony, niebieski',
  br: 'niebieski, czerwony',
}
const glyphs = { Y: 'żółte słońce', B: 'niebieskie oko', R: 'czerwony klucz', G: 'zielona gwiazda' }
const places: Readonly<Record<string, string>> = {
  ul: 'u góry po lewej',
  ur: 'u góry po prawej',
  ll: 'na dole po lewej',
  lr: 'na dole po prawej',
  nw: 'wcięcie u góry po lewej',
  ne: 'wcięcie u góry po prawej',
  sw: 'wcięcie na dole po lewej',
  se: 'wcięcie na dole po prawej',
  'inner-1': 'prawe ramię, bliżej środka',
  'outer-1': 'prawe ramię, na końcu',
  'inner-2': 'dolne ramię, bliżej środka',
  'outer-2': 'dolne ramię, na końcu',
  'inner-3': 'lewe ramię, bliżej środka',
  'outer-3': 'lewe ramię, na końcu',
}

export const puzzling: PuzzleWords = {
  title: (puzzle) => `${kinds[puzzles[puzzle].kind]} ${puzzle}`,
  goal: {
    wiring:
      'Poprowadź prąd od iskry do dzwonka. Czerwony przewód musi trafić na czerwony, a niebieski na niebieski.',
    lock: 'Każdy symbol musi pasować do tego, przy którym leży, na elementach i na płytce bazowej. Puste miejsce pasuje do wszystkiego.',
    rune: 'Zamieniaj sąsiednie elementy, aż ułożą się w obraz.',
  },
  tries: (who) => `Przy łamigłówce: ${who}`,
  noAdvice: 'Możesz patrzeć, ale nie podpowiadać.',
  moves: (n) =>
    count(n, 'akcja łamigłówki do końca', 'akcje łamigłówki do końca', 'akcji łamigłówki do końca'),
  progress(kind, done, of) {
    if (kind === 'wiring')
      return done === 0
        ? 'Prąd nie płynie przez żaden element.'
        : `Prąd płynie przez ${count(done, 'element', 'elementy', 'elementów')}.`
    return kind === 'lock'
      ? `Pasujących krawędzi: ${done} z ${of}.`
      : `Elementów na swoim miejscu: ${done} z ${of}.`
  },
  solved: 'Rozwiązana',
  unsolved: 'Zostaje tak, jak leży',
  howTo: (kind) =>
    kind === 'rune'
      ? 'Naciśnij element, a potem sąsiada, z którym ma się zamienić; możesz go też przeciągnąć.'
      : 'Naciśnij element, by wziąć go do ręki, i jeszcze raz, by go obrócić; naciśnij podświetlonego sąsiada lub przeciągnij na niego, by zamienić je miejscami.',
  keys: 'Strzałki prowadzą od elementu do elementu, Q i E obracają go w lewo i w prawo, Shift ze strzałką zamienia.',
  picture: 'Tak ma wyglądać',
  wire(place, row, column, cables, live) {
    const told = cables.map(
      ({ ends: [a, b] }) =>
        `kabel ${from[a.side]} (zgodnie z zegarem: ${codes[a.code]}) ${to[b.side]} (zgodnie z zegarem: ${codes[b.code]})`,
    )
    return `Element ${place + 1}, rząd ${row}, kolumna ${column}: ${told.join('; ')}. ${live ? 'Płynie przez niego prąd.' : 'Bez prądu.'}`
  },
  tumbler(place, at, edges, onArm) {
    const names = onArm ? onArms : sides
    const told = edges.map(({ side, glyph, fits }) => {
      const match = fits === undefined ? '' : fits ? ', pasuje' : ', nie pasuje'
      return `${names[side]}: ${glyphs[glyph]}${match}`
    })
    return `Element ${place + 1}, ${places[at]}. ${told.join('; ')}.`
  },
  slip: (place, row, column, number, right) =>
    `Element ${number} na miejscu ${place + 1}, rząd ${row}, kolumna ${column}${right ? ': leży, gdzie trzeba' : ''}.`,
  base: 'Płytka bazowa',
  glyphs,
  tools: 'Co możesz z nim zrobić',
  turn: { left: 'Obróć w lewo', right: 'Obróć w prawo' },
  turnBase: { left: 'Płytka w lewo', right: 'Płytka w prawo' },
  swapWith: (place) => `Zamień z ${place + 1}`,
  draw: 'Nowy element (2)',
  think: 'Punkt umiejętności',
  house: 'Spójrz na dom',
  back: 'Wróć do łamigłówki',
  drawn: 'Nowy element. Naciśnij ten, który ma zastąpić.',
  seconds: (n) => count(n, 'sekunda', 'sekundy', 'sekund'),
  pieceNumber: (place) => `Element ${place + 1}`,
  twoPieces: (a, b) => `Elementy ${a + 1} i ${b + 1}`,
  self: 'Łamigłówka',
}
