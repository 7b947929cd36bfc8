import { answering, shape } from '@miskatonic/kernel'
import { backs, spells as fronts } from '../cards/spells.ts'
import { spells } from '../content/ids.ts'
import type { Rules } from '../kind.ts'
import * as a from '../names.ts'
import { keeper } from '../names.ts'
import { event } from '../position.ts'
import { discardSpell, gainSpell } from './carrying.ts'
import { concerning, ruleTest, testResult } from './context.ts'
import { investigator, isIn, monsterNamed } from './look.ts'

const { boolean, integer, list, object, oneOf, text } = shape

/** Spells (MM-544 to MM-549). */
export const vocabulary = {
  choices: {
    learnSpell: answering('chooseSpell', object({ spell: a.spell })),
  },
  asks: {
    chooseSpell: object({ seat: a.seat, of: list(oneOf(spells)), n: integer(1, 2) }),
  },
  effects: {
    castSpell: object({ seat: a.seat, spell: a.spell, target: text }),
    spellTested: testResult,
    finishSpell: object({ seat: a.seat, spell: a.spell, target: text, lost: boolean }),
  },
  events: {
    spellCast: event(object({ seat: a.seat, spell: a.spell, target: text }), 'open'),
    spellTurned: event(object({ seat: a.seat, back: a.back }), 'open'),
    spellGained: event(object({ seat: a.seat, kind: a.spell }), 'open'),
    spellsForgotten: event(object({ seat: a.seat }), 'open'),
    spellLost: event(object({ seat: a.seat, spell: a.spell }), 'open'),
  },
}

export const rules = {
  /** MM-R67: target, skill point, test, then the back. MM-R69: attack Spells are tested in combat. */
  castSpell(play, { seat, spell, target }) {
    const { attack, skill } = fronts[spell]
    const monster = monsterNamed(play.table, target) === undefined ? null : target
    play.emit('spellCast', { seat, spell, target })
    play.then(
      'test',
      ruleTest({
        seat,
        skill,
        modifier: 0,
        sort: attack ? 'combat' : 'study',
        monster,
        sequel: 'spellTested',
        about: spell,
      }),
    )
    play.then('finishSpell', { seat, spell, target, lost: false })
  },

  spellTested(play, { seat, monster, about, success }) {
    if (!isIn(play.table, seat)) return
    const card = investigator(play.table, seat).spells.find(({ kind }) => kind === about)!
    const { target } = play.waiting('finishSpell')!
    const { attack } = fronts[card.kind]
    const struck = monster === null ? undefined : monsterNamed(play.table, monster)
    card.seen = true
    play.emit('spellTurned', { seat, back: card.back })
    play.then('resolve', {
      effect: success ? backs[card.back].success : backs[card.back].failure,
      context: concerning(seat, {
        target: struck?.at ?? target,
        monster,
        card: card.kind,
        sort: attack ? 'combat' : 'study',
      }),
    })
  },

  /** MM-548. */
  finishSpell(play, { seat, spell, lost }) {
    const { table } = play
    if (!isIn(table, seat)) return
    const me = investigator(table, seat)
    const index = me.spells.findIndex(({ kind }) => kind === spell)
    if (index < 0) return
    discardSpell(table, me, index, true)
    if (lost) play.emit('spellLost', { seat, spell })
    else gainSpell(play, seat, spell)
  },

  /** Different kinds, of those that are left (MM-R68). */
  chooseSpell(play, { seat, of }) {
    const { table } = play
    const left = of.filter((spell) => table.spellDecks[spell].length > 0)
    if (left.length === 0 || !isIn(table, seat)) return
    play.ask(table.urged === seat ? keeper : seat, 'MM-545', (may) => {
      for (const spell of left) may('learnSpell', { spell }, 'MM-545')
    })
  },

  learnSpell(play, { spell }, _by, { seat, of, n }) {
    gainSpell(play, seat, spell)
    if (n > 1) play.then('chooseSpell', { seat, of: of.filter((each) => each !== spell), n: n - 1 })
  },
} satisfies Rules
