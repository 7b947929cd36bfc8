import {
  type Game,
  type Rule,
  type StepRules,
  defineGame,
  redealing,
  shape,
  slotsOf,
} from '@miskatonic/kernel'
import { type At, type Cellar, cards, soundCellar } from './cellar.ts'

/**
 * Ways to break the cellar. Each is the sound game with one thing wrong in it, and says which check must notice. The casts let the rules do
 * what the compiler forbids: a check must notice it without the compiler's help.
 */
export interface Fault {
  readonly what: string
  readonly check: string
  readonly game: Game
  /** It depends on more than the position, and so may not show again. */
  readonly fickle: boolean
}

type Patch = { readonly [P in keyof Game<Cellar>]?: Game<Cellar>[P] }

function fault(check: string, what: string, patch: Patch, isFickle = false): Fault {
  return { what, check, game: defineGame({ ...soundCellar, ...patch, id: what }), fickle: isFickle }
}

function fickle(check: string, what: string, patch: Patch): Fault {
  return fault(check, what, patch, true)
}

function withRules(patch: Partial<StepRules<Cellar>>): Patch {
  return { rules: { ...soundCellar.rules, ...patch } }
}

function withSecrets(patch: Partial<Game<Cellar>['secrets']['table']>): Patch {
  return { secrets: { ...soundCellar.secrets, table: { ...soundCellar.secrets.table, ...patch } } }
}

const { turn, play: playCard, keep } = soundCellar.rules

/** Asks the usual question with something done before it. */
function turnAfter(before: (play: At, seat: string) => void): Patch {
  return withRules({
    turn(play, args, by, asked) {
      before(play, args.seat)
      turn(play, args, by, asked)
    },
  })
}

function turnOffering(
  offer: (play: At, may: Parameters<Parameters<At['ask']>[2]>[0], seat: string) => void,
): Patch {
  return withRules({
    turn(play, { seat }) {
      play.ask(seat, 'TC-1', (may) => {
        may('throw', {}, 'TC-4')
        offer(play, may, seat)
      })
    },
  })
}

/** Things outside the position, which the rules must not know. */
let calls = 0
const nextLamp = { off: 'low', low: 'high', high: 'off' } as const
const shared: (typeof cards)[number][] = []

export const faults: readonly Fault[] = [
  // Plain data
  fault(
    'plain',
    'stores undefined',
    withRules({ keep: (play) => void (play.table.lamp = undefined as never) }),
  ),
  fault(
    'plain',
    'stores NaN',
    withRules({ keep: (play) => void (play.table.discard[0] = Number.NaN as never) }),
  ),
  fault(
    'plain',
    'stores a Date',
    withRules({ keep: (play) => void (play.table.discard[0] = new Date(0) as never) }),
  ),
  fault(
    'plain',
    'stores a function',
    withRules({ keep: (play) => void (play.table.discard[0] = (() => 1) as never) }),
  ),
  fault(
    'plain',
    'emits undefined',
    withRules({ keep: (play, _, by) => play.emit('played', { seat: by, card: undefined as never }) }),
  ),

  fault('plain', 'emits what its shape forbids', {
    eventArgs: {
      played: shape.object({ seat: shape.text, card: shape.text }),
      kept: shape.object({ seat: shape.oneOf(['stranger']) }),
    },
  }),

  // Questions
  fault(
    'questions',
    'changes the table when asking',
    turnAfter(({ table }) => void (table.lamp = nextLamp[table.lamp])),
  ),
  fickle(
    'questions',
    'offers another list each time',
    turnOffering((_play, may) => {
      if (calls++ % 2 === 0) may('keep', {}, 'TC-3')
    }),
  ),
  fault('questions', 'changes the table when drawing it', {
    drawText: (view) => String((view.table as Cellar['table']).discard?.push('bat')),
  }),
  fault('illegal', 'changes the table when asked why', {
    why(play) {
      play.table.lamp = 'high'
      return 'TC-1'
    },
  }),

  // Always an option or an outcome, and well-made ones
  fault('rules', 'offers nothing', withRules({ turn: (play, { seat }) => play.ask(seat, 'TC-1', () => {}) })),
  fault(
    'rules',
    'runs in a circle',
    withRules({
      keep: (play) => play.then('count', { n: 0 }),
      count: (play) => play.then('count', { n: 0 }),
    }),
  ),
  fault('rules', 'leaves nothing to do', withRules({ finish() {} })),
  fault(
    'rules',
    'throws an error',
    withRules({ throw: () => void cards.find((card) => card.length > 9)!.length }),
  ),
  fault(
    'ends',
    'never ends',
    withRules({
      draw: (play, { seat }) => {
        play.then('turn', { seat })
        play.then('draw', { seat })
      },
    }),
  ),
  fault(
    'total',
    'offers an option twice',
    turnOffering((_play, may) => may('throw', {}, 'TC-4')),
  ),
  fault(
    'total',
    'offers a step that is no choice',
    turnOffering((_play, may) => may('finish' as never, {} as never, 'TC-4')),
  ),
  fault(
    'total',
    'offers arguments of the wrong shape',
    turnOffering((_play, may) => may('play', { card: 'dog' as never }, 'TC-2')),
  ),
  fault(
    'total',
    'offers to a seat that does not exist',
    withRules({ turn: (play) => play.ask('c', 'TC-1', (may) => may('throw', {}, 'TC-4')) }),
  ),
  fault('total', 'offers what has no readable name', {
    ...turnOffering((_play, may) => may('play', { card: 'bat,cat' as never }, 'TC-2')),
    steps: { ...soundCellar.steps, play: shape.object({ card: shape.text }) as never },
  }),
  fault(
    'total',
    'offers and refuses the same',
    turnOffering((_play, may) => may.not('throw', {}, 'TC-4')),
  ),
  fault(
    'total',
    'refuses by two rules',
    turnOffering((_play, may) => {
      may.not('keep', {}, 'TC-3')
      may.not('keep', {}, 'TC-4')
    }),
  ),
  fault(
    'total',
    'rests an option on a rule of another ledger',
    turnOffering((_play, may) => may('keep', {}, 'XX-3')),
  ),
  fault(
    'total',
    'rests an option on no rule',
    turnOffering((_play, may) => may('keep', {}, [])),
  ),
  fault(
    'total',
    'refuses by a rule that the ledger does not have',
    turnOffering((_play, may) => may.not('keep', {}, 'TC-99')),
  ),
  fault(
    'total',
    'lets a stranger win',
    withRules({ finish: (play) => play.end({ how: 'high', winners: ['c'] }) }),
  ),

  // Components
  fault(
    'components',
    'loses a card',
    withRules({
      play(play, args, by, asked) {
        playCard(play, args, by, asked)
        if (args.card === 'owl') play.table.discard.pop()
      },
    }),
  ),
  fault(
    'components',
    'has an unsound table',
    withRules({ keep: (play) => void (play.table.discard = play.table.discard.map(() => 'bat')) }),
  ),
  fault(
    'components',
    'puts a wrong card on the table',
    withRules({ keep: (play) => void (play.table.discard = play.table.discard.map(() => 'dog' as never)) }),
  ),
  fault(
    'components',
    'puts a step with wrong arguments on the stack',
    withRules({
      draw(play, args, by, asked) {
        soundCellar.rules.draw(play, args, by, asked)
        play.then('count', { n: 10 })
      },
    }),
  ),

  // Copies
  fault(
    'copies',
    'tells of a hand that goes on changing',
    withRules({
      keep: (play, _, by) => play.emit('played', { seat: by, card: play.table.hands[by] as never }),
    }),
  ),
  fickle(
    'copies',
    'keeps part of the table for itself',
    withRules({
      keep: (play) => void (play.table.discard = shared),
      play: (play, args, by, asked) => {
        playCard(play, args, by, asked)
        shared.push('bat')
      },
    }),
  ),

  // Changes
  fault('changes', 'names no field for an event that changes one', { changes: { threw: [] } }),
  fault('changes', 'names one of the two fields that an event changes', {
    changes: { drew: ['deck'] },
  }),

  // Repeats and undo
  fickle(
    'repeats',
    'remembers earlier games',
    withRules({
      finish: (play) => {
        play.table.lamp = calls++ % 2 === 0 ? 'low' : 'high'
        play.end({ how: play.table.lamp, winners: [] })
      },
    }),
  ),
  fickle(
    'rewind',
    'remembers how it was undone',
    withRules({
      finish: (play) => {
        play.table.lamp = calls++ % 3 === 0 ? 'low' : 'high'
        play.end({ how: play.table.lamp, winners: [] })
      },
    }),
  ),
  fault('repeats', 'goes otherwise without a listener', {
    secrets: {
      ...soundCellar.secrets,
      events: {
        ...soundCellar.secrets.events,
        kept: (event, _seat, { table }) => {
          table.lamp = 'high'
          return event
        },
      },
    },
  }),
  fickle(
    'undo',
    'takes the same choice differently',
    withRules({
      keep(play, args, by, asked) {
        if (calls++ % 3 === 0) play.table.lamp = 'low'
        keep(play, args, by, asked)
      },
    }),
  ),

  // Secrets
  fault('secrets', 'shows the top of the deck', withSecrets({ deck: { open: (deck) => deck[0] ?? null } })),
  fault(
    'secrets',
    'shows a hand to the other',
    withSecrets({ hands: { open: () => null, own: (hands) => hands } }),
  ),
  fault('secrets', 'tells everybody which card was drawn', {
    secrets: { ...soundCellar.secrets, events: { ...soundCellar.secrets.events, drew: 'open' } },
  }),
  fault('secrets', 'tells a spectator which card was drawn', {
    secrets: {
      ...soundCellar.secrets,
      events: {
        ...soundCellar.secrets.events,
        drew: (event, who) => (event.seat === who || who === '' ? event : null),
      },
    },
  }),
  fault('secrets', 'tells in one world only', {
    secrets: {
      ...soundCellar.secrets,
      events: {
        ...soundCellar.secrets.events,
        drew: (event) => (event.card === 'owl' ? { ...event, card: null } : null),
      },
    },
  }),
  fault(
    'secrets',
    'offers what depends on the deck',
    turnOffering(({ table: { deck } }, may) => {
      if (deck[0] === 'owl') may('keep', {}, 'TC-3')
    }),
  ),
  fault(
    'secrets',
    'warns of what lies in the deck',
    turnOffering(({ table: { deck } }, may) => {
      may('keep', {}, 'TC-3', deck[0] === 'owl' ? 'beware' : undefined)
    }),
  ),
  fault(
    'secrets',
    'refuses for what lies in the deck',
    turnOffering(({ table: { deck } }, may) => {
      may.not('keep', {}, deck[0] === 'owl' ? 'TC-3' : 'TC-4')
    }),
  ),
  fault('secrets', 'gives away the other hand when asked why', {
    why: ({ table: { hands } }) => (hands['a']!.includes('owl') ? 'TC-1' : 'TC-2'),
  }),
  fault(
    'secrets',
    'asks for what lies in the deck',
    withRules({
      turn(play, args, by, asked) {
        if (play.table.deck[0] === 'owl') play.ask('a', 'TC-1', (may) => may('throw', {}, 'TC-4'))
        else turn(play, args, by, asked)
      },
    }),
  ),
  fault('secrets', 'takes known cards for unknown ones', {
    worlds: redealing(({ discard, deck }) => [slotsOf(discard), slotsOf(deck)]),
  }),
  fault('secrets', 'lets the luck to come be seen', {
    secrets: {
      ...soundCellar.secrets,
      table: {
        ...soundCellar.secrets.table,
        lamp: { open: (_, at) => (at as { chance?: { key: string } }).chance?.key ?? '' },
      },
    },
  }),

  fault(
    'secrets',
    'gives the next turn to the holder of the owl',
    withRules({
      keep(play) {
        const holder = Object.keys(play.table.hands).find((seat) => play.table.hands[seat]!.includes('owl'))
        if (holder !== undefined) play.then('turn', { seat: holder })
      },
    }),
  ),
  fault(
    'secrets',
    'tells how cards were shuffled',
    withRules({
      keep(play, _, by) {
        const shuffled = [...cards]
        play.shuffle(shuffled)
        play.emit('played', { seat: by, card: shuffled[0]! })
      },
    }),
  ),
  fault('worlds', 'takes a pile that is face down for known', { worlds: redealing(() => []) }),

  // Illegal commands
  fault('illegal', 'has no reason', { why: () => undefined as unknown as Rule }),
  fault('illegal', 'has a reason of another ledger', { why: () => 'XX-1' }),
  fault('illegal', 'fails when asked why', {
    why(_play, _asked, _who, step) {
      if (step === 'finish') throw new Error('what?')
      return 'TC-1'
    },
  }),
  fault('every-illegal', 'fails when asked why about one card only', {
    why(_play, _asked, who, _step, args) {
      if (who === 'b' && args['card'] === 'toad') throw new Error('what?')
      return 'TC-1'
    },
  }),
]

/** Not among the others: nothing in the same thread could report it. */
export const standsStill = fault(
  'hangs',
  'stands still',
  withRules({
    keep(play) {
      while (play.table.lamp === 'high') {}
    },
  }),
).game
