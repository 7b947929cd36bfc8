import type { Seat } from '@miskatonic/kernel'
import type { Circumstance, Effect, Possible, ReactionCard } from '../cards/reaction.ts'
import type { At } from '../kind.ts'
import { counts, countingHits } from './fighting.ts'
import { isLit, monsterById, monstersAt } from './queries.ts'
import { movable, relocations, spawnPlaces } from './monsters.ts'
import { openWays } from './moving.ts'
import { fieldOfView } from './sight.ts'
import { canPounce, followers } from './tricks/monsters.ts'
import { boltable, darkenable, trapPlaces } from './tricks/places.ts'

/** Carries out what cards say (cards/reaction.ts). */

/** AL-675, AL-692: the upper half, and the lower one if the card is dangerous. */
export function resolve(play: At, card: ReactionCard, by: Seat, isDangerous: boolean): void {
  const { upper, lower = [], dangerous = upper } = card
  for (const effect of isDangerous ? [...dangerous, ...lower] : upper) carryOut(play, effect, by)
}

/** AL-676: whether it can change something. */
export function isPossible(play: At, possible: Possible): boolean {
  const { table } = play
  if (possible === 'always') return true
  if (typeof possible === 'string') return circumstances[possible](play)
  if ('movable' in possible) return movable(table, possible.movable).length > 0
  if ('spawnable' in possible) return spawnPlaces(table, possible.spawnable, null).length > 0
  if ('trappable' in possible) return trapPlaces(table, possible.trappable).length > 0
  return darkenable(table, possible.lit).length > 0
}

const circumstances: Record<Circumstance, (play: At) => boolean> = {
  'adrenaline left': ({ table }) => table.hero.adrenaline > 0,
  'able monster here': ({ table }) => monstersAt(table, table.hero.at).some(({ stunned }) => stunned === 0),
  'attacker known': ({ table }) => table.culprit !== null && monsterById(table, table.culprit).attacked,
  'counting die': ({ table }) => table.roll.some((face) => counts(table, face)),
  'dark view': ({ table }) => fieldOfView(table).every((sector) => !isLit(table, sector)),
  'dice left': ({ table }) => table.fight!.dice > table.spoiled.dice,
  'door or monster': ({ table }) => movable(table, 'any').length > 0 || boltable(table, false).length > 0,
  duct: ({ table }) => relocations(table, 'ducts').length > 0,
  follower: (play) => followers(play).length > 0,
  'hazard token': ({ table }) => table.hazards.length > 0,
  'hit target': ({ table }) => table.fight!.targets.length > 0 && countingHits(table) > 0,
  'item held': ({ table }) => table.hero.items.length > 0,
  'light or trap': ({ table }) =>
    table.turn.litBySwitch.length > 0
      ? table.turn.litBySwitch.some((sector) => isLit(table, sector))
      : trapPlaces(table, 'far-2').length > 0,
  'monster here': ({ table }) => monstersAt(table, table.hero.at).length > 0,
  'monster on the map': ({ table }) => table.monsters.length > 0,
  'no kill': ({ table }) => !table.turn.fightKilled,
  'not frozen': ({ table }) => !table.frozen,
  'open answer': ({ table }) => table.asked.some(({ lie }) => !lie),
  'other way': (play) => play.table.spoiled.barred === null && openWays(play).length > 1,
  pouncer: ({ table }) => monstersAt(table, table.explored[0]!).some((monster) => canPounce(table, monster)),
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
  fewerDice: (play, { count }) => void (play.table.spoiled.dice += count),
  rerollHits: (play, { count }, by) => play.then('spoilDie', { by, left: count, spoiled: 0 }),
  moreDice: (play, { count }) => play.then('moreDice', { dice: count }),
  fright: (play, { more }) => void (play.table.spoiled.fright = more),
  eyes: (play, { dangerous }) => void play.table.spoiled.eyes.push(dangerous),
  mark: (play, { mark }) => void play.table.turn.used.push(mark),
  strengthenMoved: (play) => play.then('strengthenMoved', {}),
  blindMoved: (play) => play.then('blindMoved', {}),
  takeOffTrack: (play) => play.then('takeOffTrack', { card: 'from-the-vents' }),
  dreadIsOver: (play) => play.then('dreadIsOver', {}),
  barWay: (play) => void (play.table.spoiled.barred = play.table.declaredWay),
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
  noDiscards: (play) => void (play.table.spoiled.trapped = true),
  loseCharge: (play) => play.then('chargeWhich', {}),
  takeCharges: (play, _, by) => play.then('acidWhich', { by }),
}

function carryOut(play: At, effect: Effect, by: Seat): void {
  doings[effect.do](play, effect as never, by) // each effect goes to the function of its own name
}

function misses(roll: readonly string[]): number {
  return roll.filter((face) => face === 'miss').length
}
