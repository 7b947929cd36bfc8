import { answering, shape } from '@miskatonic/kernel'
import { characters } from '../content/characters.ts'
import { items } from '../cards/items.ts'
import { type Sector, levelOf } from '../content/sectors.ts'
import type { At, Losing, Rules, Save } from '../kind.ts'
import type { Cause, Loss } from '../names.ts'
import * as names from '../names.ts'
import { spendCharge } from './items.ts'
import { forget, shortOf } from './sight.ts'
import { useOf } from './using.ts'
import { takeAllyCharge } from './ally-charges.ts'
import { event, quiet } from '../position.ts'

const { integer, object, oneOf, orNull, text, whole } = shape

/** What the Hero loses (AL-171 to AL-173): Evil may redirect it to an ally, the Hero may prevent some of it, and Evil may react to what is lost. */
export const vocabulary = {
  choices: {
    strikeAlly: answering('redirect', object({})),
    strikeHero: answering('redirect', object({})),
    wearArmour: answering('saveFromLoss', object({ charges: integer(1, 2) })),
    wearGoggles: answering('saveFromLoss', object({})),
    standFirm: answering('saveFromLoss', object({})),
    takeAntitoxin: answering('saveFromLoss', object({})),
    keepComposure: answering('saveFromLoss', object({})),
    endure: answering('saveFromLoss', object({})),
    keepMaze: answering('saveMaze', object({})),
    letMazeGo: answering('saveMaze', object({})),
  },
  asks: {
    redirect: object({ health: integer(0, 40), control: integer(0, 40), cause: names.cause }),
    saveFromLoss: object({ health: integer(0, 40), control: integer(0, 40), cause: names.cause }),
    saveMaze: object({ why: oneOf(['round', 'stairs']) }),
  },
  effects: {
    lose: object({ health: integer(0, 40), control: integer(0, 40), cause: names.cause }),
    /** Stays on the stack while a loss is resolved: the monster that caused it, for cards that refer to it; null if a card did. */
    blame: object({ monster: orNull(text) }),
    saveOrSuffer: object({ health: integer(0, 40), control: integer(0, 40), cause: names.cause }),
    suffer: object({ health: integer(0, 40), control: integer(0, 40), cause: names.cause }),
  },
  events: {
    lostHealth: event(object({ count: whole, cause: names.cause }), 'open', ...quiet),
    lostControl: event(object({ count: whole, cause: names.cause }), 'open', ...quiet),
    lossPrevented: event(
      object({ what: names.loss, count: whole, by: oneOf([...items, ...characters, 'skill']) }),
      'open',
      'hero',
      'turn',
      'round',
    ),
    allyStruck: event(object({ count: whole }), 'open', 'nothing'),
  },
}

export const rules = {
  /** AL-736, AL-737, AL-742. */
  lose(play, args) {
    if (args.health + args.control === 0) return
    const { hero, turn } = play.table
    turn.used = turn.used.filter((each) => each !== 'armour' && each !== 'goggles')
    play.then(hero.ally !== null && dealtByEvil.has(args.cause) ? 'redirect' : 'saveOrSuffer', args)
    if (args.cause === 'card') play.then('blame', { monster: null })
  },

  blame() {},

  redirect(play) {
    play.ask(play.table.leader, 'AL-736', (may) => {
      may('strikeAlly', {}, ['AL-736', 'AL-738'])
      may('strikeHero', {}, 'AL-736')
    })
  },

  /** AL-738, AL-740, AL-741. */
  strikeAlly(play, _, _by, { health, control }) {
    play.emit('allyStruck', { count: health + control })
    takeAllyCharge(play, health + control)
  },

  strikeHero(play, _, _by, args) {
    play.then('saveOrSuffer', args)
  },

  saveOrSuffer(play, args) {
    play.then(savesFor(play, args).length > 0 ? 'saveFromLoss' : 'suffer', args)
  },

  saveFromLoss(play, args) {
    play.ask('hero', 'AL-678', (may) => {
      for (const save of savesFor(play, args))
        if (save.step === 'wearArmour') may(save.step, { charges: save.charges }, 'AL-678')
        else may(save.step, {}, 'AL-678')
      may('endure', {}, 'AL-171')
    })
  },

  /** Body Armour: the first charge prevents one, or two once it is upgraded. */
  wearArmour(play, { charges }, _by, args) {
    const saved = charges + useOf(play.table, 'body-armour', 'wearArmour').extra
    play.table.turn.used.push('armour')
    spendCharge(play, 'body-armour', charges)
    spare(play, args, 'health', saved, 'body-armour')
  },

  wearGoggles(play, _, _by, args) {
    const saved = useOf(play.table, 'night-goggles', 'wearGoggles').prevents
    play.table.turn.used.push('goggles')
    spendCharge(play, 'night-goggles', 1)
    spare(play, args, 'control', saved, 'night-goggles')
  },

  standFirm(play, _, _by, args) {
    play.table.round.used.push('stand-firm')
    spare(play, args, 'health', 1, 'skill')
  },

  takeAntitoxin(play, _, _by, args) {
    play.table.round.used.push('antitoxin')
    spare(play, args, 'health', 1, 'skill')
  },

  keepComposure(play, _, _by, args) {
    play.table.turn.used.push('composure')
    spare(play, args, 'control', 1, 'skill')
  },

  endure(play, _, _by, args) {
    play.then('suffer', args)
  },

  /** AL-172, AL-R01: what one track cannot give is taken from the other. AL-852. */
  suffer(play, { health, control, cause }) {
    const { hero, turn } = play.table
    const lostHealth = Math.min(hero.health, health + Math.max(0, control - hero.control))
    const lostControl = Math.min(hero.control, control + Math.max(0, health - hero.health))
    hero.health -= lostHealth
    hero.control -= lostControl
    if (lostHealth > 0) {
      turn.lostHealthAt.push(hero.at)
      play.emit('lostHealth', { count: lostHealth, cause })
    }
    if (lostControl > 0) {
      turn.lostControlAt.push(hero.at)
      play.emit('lostControl', { count: lostControl, cause })
    }
    if (hero.health === 0 && hero.control === 0) return play.end({ how: 'lost', winners: evilOf(play) })
    if (lostHealth > 0) play.then('window', { moment: 'after-loss', loss: 'health' })
    if (lostControl > 0) play.then('window', { moment: 'after-loss', loss: 'control' })
  },

  /** Holo Memory. */
  saveMaze(play) {
    play.ask('hero', 'AL-206', (may) => {
      may('keepMaze', {}, 'AL-206')
      may('letMazeGo', {}, 'AL-785')
    })
  },

  keepMaze(play, _, _by, { why }) {
    spendCharge(play, 'holo-memory', 1)
    if (why === 'round') return play.then('clearMaze', { keep: true })
    const tile = shortOf(play.table, play.table.hero.at)
    if (tile !== undefined) play.then('shortage', { tile })
  },

  letMazeGo(play, _, _by, { why }) {
    if (why === 'round') return play.then('clearMaze', { keep: false })
    forgetOtherLevel(play)
  },
} satisfies Rules

/** AL-742, AL-R55: losses dealt by Evil, which can be redirected to an ally or prevented. */
const dealtByEvil: ReadonlySet<Cause> = new Set(['attack', 'parting', 'fright', 'card'])

function evilOf(play: At): string[] {
  return play.seats.filter((seat) => seat !== 'hero')
}

function forgetOtherLevel(play: At): void {
  const { table } = play
  const { stairs } = table.map[table.hero.at]!
  const isLeft = (sector: Sector): boolean =>
    levelOf(sector) !== levelOf(table.hero.at) && table.map[sector]!.stairs !== stairs
  forget(play, Object.keys(table.maze).filter(isLeft))
}

function spare(
  play: At,
  args: Losing,
  what: Loss,
  count: number,
  by: 'body-armour' | 'night-goggles' | 'skill',
): void {
  const saved = Math.min(args[what], count)
  play.emit('lossPrevented', { what, count: saved, by })
  const rest = { ...args, [what]: args[what] - saved }
  if (rest.health + rest.control > 0) play.then('saveOrSuffer', rest)
}

/** What the Hero could use against this loss. AL-R55: only losses that Evil deals can be prevented. */
function savesFor(play: At, losing: Losing): readonly Save[] {
  if (!dealtByEvil.has(losing.cause)) return []
  return play.answer('saves', [], losing)
}
