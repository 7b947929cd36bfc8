import {
  type Game,
  type Play,
  type Question,
  type Seat,
  defineGame,
  redealing,
  shape,
} from '@miskatonic/kernel'

/**
 * A small game with something to say of every kind: two keepers light lanterns until the oil is used up. One sentence for each event,
 * choice, question, refusal, note and ending, and an event that looks different from another seat.
 */
const places = ['old-pier', 'park'] as const
type Place = (typeof places)[number]
const place = shape.oneOf(places)

const choices = { light: shape.object({ at: place }), wait: shape.object({}) }
const asks = { night: shape.object({ oil: shape.integer(0, 3) }) }
const steps = { ...choices, ...asks, dusk: shape.object({}) }
const table = shape.object({ oil: shape.integer(0, 3), lit: shape.list(place), turn: shape.integer(0, 99) })
type Arguments<S> = { [K in keyof S]: shape.Shaped<S[K]> }

interface Lantern {
  table: shape.Shaped<typeof table>
  options: { oil: 3 | 2 }
  choices: Arguments<typeof choices>
  asks: Arguments<typeof asks>
  steps: Arguments<typeof steps>
  events: { lit: { seat: Seat; at: Place }; whispered: { seat: Seat; at: Place | null } }
  questions: Record<string, Question<object, unknown>>
  answersTo: object
}
type At = Play<Lantern>

const keeper = ({ table: { turn }, seats }: At): Seat => seats[turn % seats.length]!

const game: Game<Lantern> = {
  id: 'lantern',
  version: '1',
  ledger: 'LN',
  options: { oil: [3, 2] },
  seats: () => ['p1', 'p2'],
  setUp(play) {
    play.then('dusk', {})
    return { oil: play.options.oil, lit: [], turn: 0 }
  },
  rules: {
    dusk(play) {
      const { oil, lit } = play.table
      if (lit.length === places.length) play.end({ how: 'bright', winners: play.seats })
      else if (oil === 0) play.end({ how: 'too-dark', winners: [] })
      else play.then('night', { oil })
    },
    night(play) {
      play.ask(keeper(play), 'LN-1', (may) => {
        for (const at of places)
          if (play.table.lit.includes(at)) may.not('light', { at }, 'LN-2')
          else may('light', { at }, 'LN-1')
        may('wait', {}, 'LN-1', 'in-vain')
      })
    },
    light(play, { at }, by) {
      play.table.lit.push(at)
      play.emit('lit', { seat: by, at })
      play.emit('whispered', { seat: by, at })
      goOn(play)
    },
    wait: goOn,
  },
  steps,
  asks: ['night'],
  choices: ['light', 'wait'],
  table,
  cards: [],
  inPlay() {},
  secrets: {
    table: { oil: 'open', lit: 'open', turn: 'open' },
    events: {
      lit: 'open',
      whispered: (event, seat) => (seat === event.seat ? event : { ...event, at: null }),
    },
  },
  worlds: redealing(() => []),
  why: (_play, asked) => asked?.rule ?? 'LN-3',
  counts: () => [],
  brokenInvariant: () => undefined,
  results: [...places],
  words: {
    en: {
      title: 'The Lantern Keepers of Kingsport',
      options: { oil: { name: 'Oil for the night', values: { 3: 'plenty', 2: 'little' } } },
      seat: (_table, seat) => (seat === 'p1' ? 'Ann' : 'Bob'),
      events: {
        lit: ({ seat, at }, who) => `${who(seat)} lights the lantern ${english[at]}.`,
        whispered: ({ seat, at }, who) =>
          at === null ? `${who(seat)} whispers.` : `${who(seat)} whispers: it was dark ${english[at]}.`,
      },
      choices: { light: ({ at }) => `Light the lantern ${english[at]}`, wait: () => 'Wait' },
      asks: { night: ({ oil }) => `What do you light? Oil: ${oil}.` },
      notes: { 'in-vain': 'This only costs oil.' },
      refusals: {
        'LN-1': 'Another keeper is on watch.',
        'LN-2': 'It burns already.',
        'LN-3': 'The night is over.',
      },
      outcomes: { bright: 'The coast is bright.', 'too-dark': 'The oil is used up.' },
    },
    pl: {
      title: 'Latarnicy z Kingsport',
      options: { oil: { name: 'Oliwa na noc', values: { 3: 'dużo', 2: 'mało' } } },
      seat: (_table, seat) => (seat === 'p1' ? 'Ania' : 'Bolek'),
      events: {
        lit: ({ seat, at }, who) => `${who(seat)} zapala latarnię ${polish[at]}.`,
        whispered: ({ seat, at }, who) =>
          at === null ? `${who(seat)} szepcze.` : `${who(seat)} szepcze: ${polish[at]} jest ciemno.`,
      },
      choices: { light: ({ at }) => `Zapal latarnię ${polish[at]}`, wait: () => 'Czekaj' },
      asks: { night: ({ oil }) => `Co zapalasz? Oliwa: ${oil}.` },
      notes: { 'in-vain': 'To tylko kosztuje oliwę.' },
      refusals: {
        'LN-1': 'Na warcie jest ktoś inny.',
        'LN-2': 'Już się pali.',
        'LN-3': 'Noc się skończyła.',
      },
      outcomes: { bright: 'Wybrzeże jest jasne.', 'too-dark': 'Oliwa się skończyła.' },
    },
  },
  drawText: (view, language) => `${language === 'en' ? 'Oil' : 'Oliwa'}: ${String(view.table['oil'])}`,
}

function goOn(play: At): void {
  play.table.oil--
  play.table.turn++
  play.then('dusk', {})
}

const english: Record<Place, string> = { 'old-pier': 'on the Old Pier', park: 'in the Park' }
const polish: Record<Place, string> = { 'old-pier': 'na Starym molo', park: 'w Parku' }

export const lantern = defineGame(game)
