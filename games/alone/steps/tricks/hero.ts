import { answering, shape } from '@miskatonic/kernel'
import type { At, Rules } from '../../kind.ts'
import { counts, fightOf, rollAgain } from '../fighting.ts'
import { discardItem, takeCharge } from '../items.ts'
import { adjacent, isRevealed } from '../queries.ts'
import { openWays } from '../moving.ts'
import { event, quiet } from '../../position.ts'
import * as names from '../../names.ts'

const { integer, object, whole } = shape

/** What reaction cards do to the Hero: dice, directions, answers, belongings. */
export const vocabulary = {
  choices: {
    spoil: answering('spoilDie', object({ die: integer(1, 8) })),
    spoilNone: object({}),
    misdirect: object({ to: names.way }),
    drag: object({ to: names.way }),
    dragNone: object({}),
    echo: object({ about: integer(1, 3) }),
    loseControl: object({}),
    loseItem: object({ item: names.item }),
    loseCharge: object({ item: names.item }),
    takeCharges: object({ item: names.item }),
  },
  asks: {
    /** `spoiled` is the die that was chosen before; 0: none. */
    spoilDie: object({ by: names.evil, left: integer(1, 2), spoiled: integer(0, 8) }),
    misdirectWhere: object({ by: names.evil }),
    dragWhere: object({ by: names.evil }),
    echoWhich: object({ by: names.evil }),
    boxWhich: object({}),
    itemWhich: object({}),
    chargeWhich: object({}),
    acidWhich: object({ by: names.evil }),
  },
  effects: {
    loseAdrenaline: object({}),
    mayLoseItem: object({}),
  },
  events: {
    adrenalineLost: event(object({ count: whole }), 'open', ...quiet),
  },
}

export const rules = {
  loseAdrenaline(play) {
    const { hero } = play.table
    if (hero.adrenaline === 0) return
    hero.adrenaline--
    play.emit('adrenalineLost', { count: 1 })
  },

  spoilDie(play, { by, spoiled }) {
    const { table } = play
    const fight = fightOf(play)
    const dice = table.roll.map((face, i) => (counts(table, fight, face) ? i + 1 : 0))
    const others = dice.filter((die) => die !== 0 && die !== spoiled)
    play.ask(by, 'AL-612', (may) => {
      for (const die of others) may('spoil', { die }, 'AL-612')
      if (others.length === 0) may('spoilNone', {}, 'AL-676')
    })
  },

  spoil(play, { die }, _by, { by, left }) {
    rollAgain(play, 'hero', (_, i) => i === die - 1)
    if (left > 1) play.then('spoilDie', { by, left: left - 1, spoiled: die })
  },

  spoilNone() {},

  misdirectWhere(play, { by }) {
    play.ask(by, 'AL-612', (may) => {
      const declared = play.waiting('takeStep')!.to
      for (const to of openWays(play)) if (to !== declared) may('misdirect', { to }, 'AL-692')
    })
  },

  misdirect(play, { to }) {
    play.amend('takeStep', { misled: to })
  },

  /** Loss of Control: to an adjacent revealed sector, without a parting attack. */
  dragWhere(play, { by }) {
    play.ask(by, 'AL-546', (may) => {
      for (const to of openWays(play))
        if (isRevealed(play.table, adjacent(play.table, play.table.hero.at, to)!))
          may('drag', { to }, 'AL-546')
      may('dragNone', {}, 'AL-676')
    })
  },

  drag(play, { to }) {
    play.then('enter', { from: play.table.hero.at, to, how: 'drag' })
  },

  dragNone() {},

  echoWhich(play, { by }) {
    play.ask(by, 'AL-297', (may) => {
      play.table.asked.forEach(({ lie }, i) => {
        if (!lie) may('echo', { about: i + 1 }, 'AL-297')
      })
    })
  },

  echo(play, { about }) {
    play.table.asked[about - 1]!.lie = true
  },

  /** Something in the Box: the Hero chooses what goes. */
  boxWhich(play) {
    const { turn } = play.table
    play.ask('hero', 'AL-206', (may) => {
      may('loseControl', {}, 'AL-172')
      for (const item of turn.drawn) if (holds(play, item)) may('loseItem', { item }, 'AL-322')
    })
  },

  loseControl(play) {
    play.then('lose', { health: 0, control: 1, cause: 'card' })
  },

  loseItem(play, { item }) {
    discardItem(play, item)
  },

  mayLoseItem(play) {
    if (play.table.turn.drawn.some((item) => holds(play, item))) play.then('itemWhich', {})
  },

  itemWhich(play) {
    play.ask('hero', 'AL-206', (may) => {
      for (const item of play.table.turn.drawn) if (holds(play, item)) may('loseItem', { item }, 'AL-322')
    })
  },

  /** Acid: one charge of the Hero's choice, or two of Evil's. */
  chargeWhich(play) {
    play.ask('hero', 'AL-322', (may) => {
      for (const { item } of play.table.hero.items) may('loseCharge', { item }, 'AL-322')
    })
  },

  loseCharge(play, { item }) {
    takeCharge(play, item, 1)
  },

  acidWhich(play, { by }) {
    play.ask(by, 'AL-612', (may) => {
      for (const { item } of play.table.hero.items) may('takeCharges', { item }, 'AL-692')
    })
  },

  takeCharges(play, { item }) {
    takeCharge(play, item, 2)
  },
} satisfies Rules

function holds({ table }: At, item: string): boolean {
  return table.hero.items.some((each) => each.item === item)
}
