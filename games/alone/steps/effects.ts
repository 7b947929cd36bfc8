import type { Seat } from '@miskatonic/kernel'
import type { Circumstance, Effect, Possible } from '../cards/reaction.ts'
import type { Design } from '../cards/reactions.ts'
import type { At } from '../kind.ts'
import { exploredSectors } from './exploring.ts'
import { counts, countingHits, fightOf } from './fighting.ts'
import { isLit, monsterById, monstersAt } from './queries.ts'
import { movable, relocations, spawnPlaces } from './monsters.ts'
import { openWays } from './moving.ts'
import { fieldOfView } from './sight.ts'
import { canPounce, followers } from './tricks/monsters.ts'
import { boltable, darkenable, trapPlaces } from './tricks/places.ts'

/** Carries out what cards say (cards/reaction.ts). */

/** AL-675, AL-692: the upper half, and the lower one if the card is dangerous. */
export function resolve(play: At, card: Design, by: Seat, isDangerous: boolean): void {
  const { upper, lower, dangerous } = card
  for (const effect of isDangerous ? [...dangerous, ...lower] : upper) carryOut(play, effect, by)
}

/** AL-676: whether it can change something. */
export function isPossible(play: At, possible: Possible): boolean {
  const { table } = play
  if (possible === 'always') return true
  if (typeof possible === 'string') return circumstances[possible](play)
  if ('movable' in possible) return movable(play, possible.movable).length > 0
  if ('spawnable' in possible) return spawnPlaces(table, possible.spawnable, null).length > 0
  if ('trappable' in possible) return trapPlaces(play, possible.trappable).length > 0
  return darkenable(table, possible.lit).length > 0
}

const circumstances: Record<Circumstance, (play: At) => boolean> = {
  'adrenaline left': ({ table }) => table.hero.adrenaline > 0,
  'able monster here': ({ table }) => monstersAt(table, table.hero.at).some(({ stunned }) => stunned === 0),
  'attacker known'(play) {
    const { monster = null } = play.waiting('blame') ?? {}
    return monster !== null && monsterById(play.table, monster).attacked
  },
  'counting die': (play) => play.table.roll.some((face) => counts(play.table, fightOf(play), face)),
  'dark view': ({ table }) => fieldOfView(table).every((sector) => !isLit(table, sector)),
  'dice left': (play) => play.waiting('rollFight')!.dice > 0,
  'door or monster': (play) => movable(play, 'any').length > 0 || boltable(play.table, false).length > 0,
  duct: (play) => relocations(play, 'ducts').length > 0,
  follower: (play) => followers(play).length > 0,
  'hazard token': ({ table }) => table.hazards.length > 0,
  'hit target': (play) => fightOf(play).targets.length > 0 && countingHits(play.table, fightOf(play)) > 0,
  'item held': ({ table }) => table.hero.items.length > 0,
  'light or trap'(play) {
    const { litBySwitch } = play.table.turn
    if (litBySwitch.length > 0) return litBySwitch.some((sector) => isLit(play.table, sector))
    return trapPlaces(play, 'far-2').length > 0
  },
  'monster here': ({ table }) => monstersAt(table, table.hero.at).length > 0,
  'monster on the map': ({ table }) => table.monsters.length > 0,
  'no kill': ({ table }) => !table.turn.fightKilled,
  'not frozen': ({ table }) => !table.frozen,
  'open answer': ({ table }) => table.asked.some(({ lie }) => !lie),
  'other way': (play) => !play.waiting('takeStep')!.barred && openWays(play).length > 1,
  pouncer: (play) =>
    monstersAt(play.table, exploredSectors(play)[0]!).some((monster) => canPounce(play.table, monster)),
  'two misses': ({ table }) => misses(table.roll) >= 2,
}

type Doing = Effect['do']
type EffectOf<D extends Doing> = Effect extends infer E
  ? E extends { do: infer N }
    ? D extends N
      ? E
      : never
    : never
  : never

/** What each effect does now, or puts on the stack. */
const doings: { [D in Doing]: (play: At, effect: EffectOf<D>, by: Seat) => void } = {
  move: (play, { range, among = 'any', bonus = 0, count = 1, may, or }, by) =>
    play.then('moveMonster', {
      by,
      range,
      among,
      bonus,
      left: count,
      must: may !== true,
      or: or ?? 'nothing',
    }),
  spawn: (play, { nearer = 0, may }, by) =>
    play.then('spawnMonster', { by, nearer, bonus: 0, must: may !== true, only: null }),
  relocate: (play, { how }, by) => play.then('relocateMonster', { by, how }),
  pick: (play, { why, bonus }, by) => play.then('pickMonster', { by, why, bonus }),
  chase: (play, { all }, by) => play.then('chase', { by, all }),
  lose: (play, { health = 0, control = 0 }) => play.then('lose', { health, control, cause: 'card' }),
  ricochet: (play, { most }) =>
    play.then('lose', { health: Math.min(most, misses(play.table.roll)), control: 0, cause: 'card' }),
  trap: (play, { where, may }, by) => play.then('placeTrap', { by, where, must: may !== true }),
  moveTraps: (play, { hero }, by) => play.then('moveTraps', { by, left: 2, hero }),
  darken: (play, { where, count, may }, by) =>
    play.then('darkenWhich', { by, where, left: count, must: may !== true }),
  bolt: (play, { hero }, by) => play.then('boltWhich', { by, hero }),
  darkenOrTrap(play, _, by) {
    if (play.table.turn.litBySwitch.length > 0)
      play.then('darkenWhich', { by, where: 'switch', left: 1, must: true })
    else play.then('placeTrap', { by, where: 'far-2', must: true })
  },
  draw: (play, { count }) => play.then('drawForEvil', { count }),
  fewerDice: (play, { count }) =>
    play.amend('rollFight', { dice: Math.max(0, play.waiting('rollFight')!.dice - count) }),
  rerollHits: (play, { count }, by) => play.then('spoilDie', { by, left: count, spoiled: 0 }),
  moreDice: (play, { count }) => play.then('moreDice', { dice: count }),
  fright: (play, { more }) => play.amend('cardIsOver', { fright: more }),
  eyes: (play, { dangerous }) =>
    play.amend('finishExploring', { eyes: [...play.waiting('finishExploring')!.eyes, dangerous] }),
  mark: (play, { mark }) => void play.table.turn.used.push(mark),
  strengthenMoved: (play) => play.then('strengthenMoved', {}),
  blindMoved: (play) => play.then('blindMoved', {}),
  takeOffTrack: (play) => play.then('takeOffTrack', { card: 'from-the-vents' }),
  barWay: (play) => play.amend('takeStep', { barred: true }),
  misdirect: (play, _, by) => play.then('misdirectWhere', { by }),
  echo: (play, _, by) => play.then('echoWhich', { by }),
  lieAboutAll(play) {
    for (const each of play.table.asked) each.lie = true
  },
  loseAdrenaline: (play) => play.then('loseAdrenaline', {}),
  drag: (play, _, by) => play.then('dragWhere', { by }),
  freeze: (play) => void (play.table.frozen = true),
  box: (play) => play.then('boxWhich', {}),
  loseItem: (play) => play.then('mayLoseItem', {}),
  noDiscards: (play) => play.amend('finishExploring', { trapped: true }),
  loseCharge: (play) => play.then('chargeWhich', {}),
  takeCharges: (play, _, by) => play.then('acidWhich', { by }),
}

function carryOut(play: At, effect: Effect, by: Seat): void {
  doings[effect.do](play, effect as never, by) // each effect goes to the function of its own name
}

function misses(roll: readonly string[]): number {
  return roll.filter((face) => face === 'miss').length
}
