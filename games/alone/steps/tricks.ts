import { type Sector, compass, edgeOf, levelOf, ways } from '../content/sectors.ts'
import type { At, Chapter, DarkPlace, Monster, Table, TrapPlace } from '../position.ts'
import { rollForEvil } from './attacks.ts'
import { followers } from './cards/speed.ts'
import { counts, rollAgain } from './fighting.ts'
import { hasRoomForHazard, hazardsOn, outOfSight, placeHazard, removeHazard } from './hazards.ts'
import { discardItem, takeCharge } from './items.ts'
import { nearestPlaces } from './locating.ts'
import { adjacent, isRevealed, monsterById, monstersAt, neighbours, sectorAt } from './look.ts'
import { distancesFrom } from './ways.ts'
import { mayEnterLevel, strengthen, walk } from './monsters.ts'
import { openWays } from './moving.ts'
import { makeNoise } from './noise.ts'
import { darken } from './light.ts'

/** What reaction cards do besides moving and spawning. Each hidden decision is one choice, whatever it decides. */
export const tricks = {
  pickMonster(play, { by, why }) {
    play.ask(by, 'AL-612', (may) => {
      for (const monster of pickable(play.table, why)) may('pick', { monster }, 'AL-612')
    })
  },

  pick(play, { monster }, _by, { why, bonus }) {
    const { table } = play
    const one = monsterById(table, monster)
    if (why === 'thick-hide') for (let i = 0; i < bonus; i++) table.spoiled.spared.push(monster)
    else if (why === 'feed-on-fear') strengthen(play, one, bonus)
    else if (why === 'cut-off') {
      table.spoiled.uncounted.push(monster)
      play.then('monsterAttacks', { monster, extra: bonus })
    } else {
      strengthen(play, one, bonus)
      walk(play, one, pathToHero(table, one.at))
      makeNoise(play, 'here')
    }
  },

  /** Hunting Pack: those that came to the Hero. */
  strengthenMoved(play) {
    for (const id of play.table.movedByCard) {
      const monster = monsterById(play.table, id)
      if (monster.at === play.table.hero.at) strengthen(play, monster, 1)
    }
  },

  blindMoved(play) {
    for (const id of play.table.movedByCard) monsterById(play.table, id).blind = true
  },

  /** Frenzy: more dice as part of the attack that has just hurt the Hero. */
  moreDice(play, { dice }) {
    rollForEvil(play, dice, 'attack')
    play.then('settleAttack', { parting: false })
  },

  /** Give Chase: one follows, or as many as Evil likes. */
  chase(play, { by, all }) {
    if (followers(play).length > 0) play.then('chaseWho', { by, all })
  },

  chaseWho(play, { by, all }) {
    play.ask(by, 'AL-612', (may) => {
      for (const monster of followers(play)) may('follow', { monster }, 'AL-612')
      if (all) may('followNoMore', {}, 'AL-692')
    })
  },

  follow(play, { monster }, _by, { by, all }) {
    const one = monsterById(play.table, monster)
    walk(play, one, pathToHero(play.table, one.at))
    makeNoise(play, 'here')
    if (all) play.then('chase', { by, all })
  },

  followNoMore() {},

  /** From the Vents: its spaces are free again. */
  takeOffTrack(play, { card }) {
    const { table } = play
    const at = table.track.findIndex((each) => each.card === card && each.face === 'up')
    table.track.splice(at, 1)
    table.decks.speed.discard.push(card)
    play.emit('cardReturned', { card })
  },

  dreadIsOver(play) {
    play.table.spoiled.fright = 0
  },

  loseAdrenaline(play) {
    const { hero } = play.table
    if (hero.adrenaline === 0) return
    hero.adrenaline--
    play.emit('adrenalineLost', { count: 1 })
  },

  // Light

  darkenWhich(play, { by, where, must }) {
    play.ask(by, 'AL-394', (may) => {
      const lit = darkenable(play.table, where)
      for (const at of lit) may('darken', { at }, 'AL-394')
      if (!must || lit.length === 0) may('darkenNone', {}, 'AL-676')
    })
  },

  darken(play, { at }, _by, { by, where, left }) {
    darken(play, at)
    if (left > 1) play.then('darkenWhich', { by, where, left: left - 1, must: false })
  },

  darkenNone() {},

  // Hazard tokens

  placeTrap(play, { by, where, must }) {
    play.ask(by, 'AL-716', (may) => {
      const places = trapPlaces(play.table, where)
      for (const at of places) may('trap', { at, instead: null }, ['AL-711', 'AL-716'])
      if (where === 'round-end')
        offerExchanges(play.table, (at, instead) => may('trap', { at, instead }, 'AL-714'))
      if (!must || places.length === 0) may('trapNone', {}, where === 'round-end' ? 'AL-715' : 'AL-676')
    })
  },

  trap(play, { at, instead }) {
    if (instead !== null) removeHazard(play, instead)
    placeHazard(play, at)
  },

  trapNone() {},

  /** Shifting Peril. */
  moveTraps(play, { by, hero }) {
    play.ask(by, 'AL-716', (may) => {
      for (const option of trapMoves(play.table, hero)) may('shiftTrap', option, 'AL-716')
      may('trapNone', {}, 'AL-676')
    })
  },

  shiftTrap(play, { from, to }, _by, { by, left, hero }) {
    removeHazard(play, from)
    placeHazard(play, to)
    if (left > 1) play.then('moveTraps', { by, left: left - 1, hero: hero && to !== play.table.hero.at })
  },

  // Doors

  boltWhich(play, { by, hero }) {
    play.ask(by, 'AL-372', (may) => {
      const doors = boltable(play.table, hero)
      for (const door of doors) may('bolt', { door }, 'AL-372')
      if (doors.length === 0) may('boltNone', {}, 'AL-676')
    })
  },

  bolt(play, { door }) {
    const { table } = play
    const [place, way] = door.split(' ') as [Sector, 'east' | 'south']
    const isShut = table.locked.includes(door)
    if (isShut) table.locked = table.locked.filter((edge) => edge !== door)
    else table.locked.push(door)
    play.emit(isShut ? 'doorUnlocked' : 'doorLocked', { place, way })
  },

  boltNone() {},

  // Dice, directions, things

  spoilDie(play, { by, spoiled }) {
    const { table } = play
    const dice = table.roll.map((face, i) => (counts(table, face) ? i + 1 : 0))
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
      for (const to of openWays(play))
        if (to !== play.table.spoiled.barred) may('misdirect', { to }, 'AL-692')
    })
  },

  misdirect(play, { to }) {
    play.table.spoiled.misled = to
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
} satisfies Chapter

function holds({ table }: At, item: string): boolean {
  return table.hero.items.some((each) => each.item === item)
}

function pickable(table: Table, why: 'cut-off' | 'feed-on-fear' | 'thick-hide' | 'pounce'): string[] {
  if (why === 'thick-hide') return table.fight!.each ? table.fight!.targets.slice(0, 1) : table.fight!.targets
  if (why === 'feed-on-fear') return table.monsters.map(({ id }) => id)
  const at = why === 'cut-off' ? table.hero.at : table.explored[0]!
  return monstersAt(table, at)
    .filter((monster) => (why === 'cut-off' ? monster.stunned === 0 : canPounce(table, monster)))
    .map(({ id }) => id)
}

/** It has to be able to come: the way is open, and there is room on the level. */
export function canPounce(table: Table, monster: Monster): boolean {
  return (
    monster.being !== 'brood-mother' &&
    neighbours(table, monster.at).includes(table.hero.at) &&
    mayEnterLevel(table, monster, monster.at, table.hero.at)
  )
}

function pathToHero(table: Table, from: Sector): string {
  const way = ways.find((each) => adjacent(table, from, each) === table.hero.at)!
  return way === 'stairs' ? 't' : way.charAt(0)
}

/** Lit sectors that a card may switch off. */
export function darkenable(table: Table, where: DarkPlace): Sector[] {
  const { hero, turn } = table
  return table.lit.filter((sector) => {
    if (sector === hero.at && where !== 'level-or-here' && where !== 'lit-now-or-here' && where !== 'switch')
      return false
    if (where === 'switch') return turn.litBySwitch.includes(sector)
    if (where.startsWith('lit-now')) return turn.litNow.includes(sector)
    return levelOf(sector) === levelOf(hero.at)
  })
}

/** Where a card, or the end of a round, may put a hazard token (AL-711 to AL-713, AL-716). */
export function trapPlaces(table: Table, where: TrapPlace): Sector[] {
  return candidates(table, where).filter((sector) => hasRoomForHazard(table, sector))
}

function candidates(table: Table, where: TrapPlace): Sector[] {
  const { hero, explored, leftBehind, asked } = table
  if (where === 'left-behind') return leftBehind === null ? [] : [leftBehind]
  if (where === 'explored') return explored
  if (where === 'adjacent') return neighbours(table, hero.at)
  if (where === 'near') return [hero.at, ...neighbours(table, hero.at)]
  if (where === 'target')
    return [...new Set(asked.flatMap(({ target }) => nearestPlaces(table, target)))].filter(
      (sector) => sector !== hero.at,
    )
  const hidden = outOfSight(table)
  if (where === 'round-end') return hidden
  if (where === 'level-unseen') return hidden.filter((sector) => levelOf(sector) === levelOf(hero.at))
  const far = distancesFrom(table, hero.at)
  const distant = hidden.filter((sector) => (far.get(sector) ?? Infinity) >= 2)
  return where === 'far-2' ? distant : distant.filter((sector) => !isRevealed(table, sector))
}

/** AL-714, AL-R32: on a full level a token may be taken from elsewhere on it. */
function offerExchanges(table: Table, offer: (at: Sector, instead: Sector) => void): void {
  for (const level of [1, 2]) {
    const there = hazardsOn(table, level)
    if (there.length < 8) continue
    for (const at of outOfSight(table))
      if (levelOf(at) === level && !there.includes(at)) for (const instead of there) offer(at, instead)
  }
}

function trapMoves(table: Table, hero: boolean): { from: Sector; to: Sector }[] {
  const hidden = outOfSight(table)
  return table.hazards.flatMap((from) =>
    Object.keys(table.map)
      .filter((to) => levelOf(to) === levelOf(from) && to !== from && !table.hazards.includes(to))
      .filter((to) => hidden.includes(to) || (hero && to === table.hero.at))
      .map((to) => ({ from, to })),
  )
}

/** Doors that a card may lock or unlock. */
export function boltable(table: Table, hero: boolean): string[] {
  const doors = Object.keys(table.map).flatMap((sector) =>
    (['east', 'south'] as const)
      .filter((way) => sectorAt(table, sector).exits[way] === 'door')
      .map((way) => edgeOf(sector, way)),
  )
  const own = new Set(compass.map((way) => edgeOf(table.hero.at, way)))
  return hero ? doors : doors.filter((door) => !own.has(door))
}
