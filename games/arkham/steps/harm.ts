import { type Seat, answering, shape } from '@miskatonic/kernel'
import { abilitiesThat, assetCard, cardsNaming, scenarioOf, sheetOf, sheets } from '../catalogue.ts'
import type { At, Rules, Steps } from '../kind.ts'
import * as a from '../names.ts'
import { type Asset, type Table, event } from '../position.ts'
import type { CustomAbility } from '../cards/custom.ts'
import {
  abilitiesAfter,
  abilitiesOf,
  hasAbility,
  hasHandsFor,
  markUsed,
  unusedWith,
  wasUsed,
} from './abilities.ts'
import {
  engagedWith,
  has,
  inPlayerOrder,
  investigator,
  investigatorsInPlay,
  isInPlay,
  isOfType,
  monster,
} from './look.ts'
import { exhaust, leaveMonsters } from './engagement.ts'
import { equip, emptyPlace } from './sheets.ts'

const { boolean, integer, list, object, oneOf, orNull, text, whole } = shape

/** One blow: what of it goes to which asset is settled before anything is placed (AH-R81 to AH-R83). */
const blow = {
  seat: a.seat,
  damage: integer(0, 99),
  horror: integer(0, 99),
  monster: orNull(a.monster),
  damageTo: orNull(a.card),
  damageOn: integer(0, 99),
  horrorTo: orNull(a.card),
  horrorOn: integer(0, 99),
}

/** Harm before anything of it was assigned (AH-R83); those in `declined` do not prevent any of it. */
const threat = {
  seat: a.seat,
  damage: integer(0, 99),
  horror: integer(0, 99),
  direct: boolean,
  monster: orNull(a.monster),
  declined: list(a.seat),
}

/** AH-440, AH-450, AH-460, AH-415.6: harm, and investigators who are defeated, devoured or retired. */
export const vocabulary = {
  choices: {
    assignDamage: answering('damageToAsset', object({ card: a.card, n: integer(1, 99) })),
    takeDamage: answering('damageToAsset', object({})),
    assignHorror: answering('horrorToAsset', object({ card: a.card, n: integer(1, 99) })),
    takeHorror: answering('horrorToAsset', object({})),
    /** AH-110.1, AH-415.7: a sheet with one of its choices of starting cards. */
    /** A card that prevents harm, or a spell that is cast to prevent it (AH-490.1). */
    prevent: answering('preventHarm', object({ card: a.card, what: oneOf(['damage', 'horror']) })),
    allowHarm: answering('preventHarm', object({})),
    takeSheet: answering('chooseSheet', object({ sheet: a.card, choice: integer(0, 9) })),
  },
  asks: {
    preventHarm: object({ ...threat, helper: a.seat }),
    damageToAsset: object(blow),
    horrorToAsset: object(blow),
    chooseSheet: object({ seat: a.seat }),
  },
  effects: {
    suffer: object({
      seat: a.seat,
      damage: integer(0, 99),
      horror: integer(0, 99),
      direct: boolean,
      monster: orNull(a.monster),
    }),
    maybePrevent: object(threat),
    preventBySpell: object({ what: oneOf(['damage', 'horror']), n: integer(0, 99) }),
    assignOnward: object(blow),
    placeHarm: object(blow),
    heal: object({
      seat: a.seat,
      card: orNull(a.card),
      what: oneOf(['health', 'sanity']),
      n: integer(0, 99),
    }),
    leaveGame: object({ seat: a.seat, how: oneOf(['defeated', 'devoured', 'retired']) }),
    endWithNoOneLeft: object({}),
    newInvestigator: object({ seat: a.seat }),
  },
  events: {
    harmSuffered: event(object({ seat: a.seat, card: orNull(a.card), damage: whole, horror: whole }), 'open'),
    harmPrevented: event(
      object({ seat: a.seat, card: orNull(a.card), what: oneOf(['damage', 'horror']), n: whole }),
      'open',
    ),
    healed: event(
      object({ seat: a.seat, card: orNull(a.card), what: oneOf(['health', 'sanity']), n: whole }),
      'open',
    ),
    investigatorLost: event(object({ seat: a.seat, sheet: a.card, how: text }), 'open'),
    investigatorChosen: event(object({ seat: a.seat, sheet: a.card }), 'open'),
  },
}

export const rules = {
  suffer(play, harm) {
    play.then('maybePrevent', { ...harm, declined: [] })
  },

  /** AH-490.1, AH-R83: prevention first, in player order; one use closes the window and it opens again. */
  maybePrevent(play, threatened) {
    const { seat, damage, horror, declined, direct, monster: from } = threatened
    if (!isInPlay(play.table, seat) || damage + horror === 0) return
    const helper = inPlayerOrder(play).find(
      (each) => !declined.includes(each) && preventers(play, each, threatened).length > 0,
    )
    if (helper !== undefined) return play.then('preventHarm', { ...threatened, helper })
    // AH-440.7, AH-440.8, AH-460.7, AH-460.8.
    const harm = {
      seat,
      damage,
      horror,
      monster: from,
      damageTo: null,
      damageOn: 0,
      horrorTo: null,
      horrorOn: 0,
    }
    if (direct) return play.then('placeHarm', harm)
    if (damage > 0 && hasShields(play.table, seat, 'health')) return play.then('damageToAsset', harm)
    play.then('assignOnward', harm)
  },

  preventHarm(play, { helper, ...threatened }) {
    play.ask(helper, 'AH-490.1', (may) => {
      for (const { card, what } of preventers(play, helper, threatened))
        may('prevent', { card, what }, 'AH-490.1')
      may('allowHarm', {}, 'AH-490.1')
    })
  },
  prevent(play, { card, what }, helper, asked) {
    const threatened = threatOf(asked)
    markUsed(play, helper, card)
    if (!isOfType(card, 'spell')) {
      play.emit('harmPrevented', { seat: threatened.seat, card, what, n: 1 })
      return play.then('maybePrevent', { ...threatened, [what]: threatened[what] - 1, declined: [] })
    }
    play.then('cast', { seat: helper, card, modifier: 0, purpose: { for: 'prevent', what } })
    play.then('maybePrevent', { ...threatened, declined: [] })
  },
  allowHarm(play, _, helper, asked) {
    const threatened = threatOf(asked)
    play.then('maybePrevent', { ...threatened, declined: [...threatened.declined, helper] })
  },
  /** The spell was cast while the harm was still to come. */
  preventBySpell(play, { what, n }) {
    const threatened = play.waiting('maybePrevent') as { seat: Seat; damage: number; horror: number }
    const prevented = Math.min(n, threatened[what])
    if (prevented === 0) return
    play.amend('maybePrevent', { [what]: threatened[what] - prevented })
    play.emit('harmPrevented', { seat: threatened.seat, card: null, what, n: prevented })
  },

  damageToAsset(play, { seat, damage }) {
    play.ask(seat, 'AH-440.7', (may) => {
      for (const { card, room } of shields(play.table, seat, 'health'))
        for (let n = Math.min(room, damage); n > 0; n--)
          may('assignDamage', { card, n }, ['AH-440.7', 'AH-440.12'])
      may('takeDamage', {}, 'AH-440.4')
    })
  },
  assignDamage(play, { card, n }, _, asked) {
    play.then('assignOnward', { ...asked, damage: asked.damage - n, damageTo: card, damageOn: n })
  },
  takeDamage(play, _, __, asked) {
    play.then('assignOnward', asked)
  },

  assignOnward(play, harm) {
    const { seat, horror } = harm
    if (horror > 0 && hasShields(play.table, seat, 'sanity')) return play.then('horrorToAsset', harm)
    play.then('placeHarm', harm)
  },
  horrorToAsset(play, { seat, horror }) {
    play.ask(seat, 'AH-460.7', (may) => {
      for (const { card, room } of shields(play.table, seat, 'sanity'))
        for (let n = Math.min(room, horror); n > 0; n--)
          may('assignHorror', { card, n }, ['AH-460.7', 'AH-460.12'])
      may('takeHorror', {}, 'AH-460.4')
    })
  },
  assignHorror(play, { card, n }, _, asked) {
    play.then('placeHarm', { ...asked, horror: asked.horror - n, horrorTo: card, horrorOn: n })
  },
  takeHorror(play, _, __, asked) {
    play.then('placeHarm', asked)
  },

  /** AH-R82: everything is placed at once; what is defeated or used up by it is looked at afterwards. */
  placeHarm(play, { seat, damage, horror, monster: from, damageTo, damageOn, horrorTo, horrorOn }) {
    const me = investigator(play.table, seat)
    me.damage += damage
    me.horror += horror
    if (damage + horror > 0) play.emit('harmSuffered', { seat, card: null, damage, horror })
    if (damageTo !== null) harmAsset(play, seat, damageTo, damageOn, 0)
    if (horrorTo !== null) harmAsset(play, seat, horrorTo, 0, horrorOn)
    const onAlly = damageTo !== null && isOfType(damageTo, 'ally') ? damageOn : 0
    if (from !== null) feed(play.table, from, damage + onAlly)
    if (horror > 0) play.then('afterEvent', { seat, event: 'suffer-horror' })
    if (horrorTo !== null && hasName(horrorTo, 'token-of-faith'))
      play.then('heal', { seat, card: null, what: 'sanity', n: 1 })
    if (from === null) return
    if ((damage > 0 || damageTo === 'stray-dog') && hasAbility(play, seat, 'stray-dog'))
      play.then('hurtMonster', { monster: from, n: 1, by: seat, inAttack: false })
    if (damage > 0) play.then('offerHandcuffs', { seat, monster: from, inAttack: false })
  },

  /** AH-440.5, AH-440.10, AH-460.5, AH-460.10, AH-R130. */
  heal(play, { seat, card, what, n }) {
    if (!isInPlay(play.table, seat)) return
    const me = investigator(play.table, seat)
    const target = card === null ? me : me.assets.find((asset) => asset.card === card)
    if (target === undefined) return
    const tokens = what === 'health' ? 'damage' : 'horror'
    const removed = Math.min(n, target[tokens])
    target[tokens] -= removed
    if (removed > 0) play.emit('healed', { seat, card, what, n: removed })
  },

  /** AH-415.6b, AH-449.1, AH-480.1, AH-R86. */
  leaveGame(play, { seat, how }) {
    const { table } = play
    const me = investigator(table, seat)
    if (me.sheet === null) return
    endTestsOf(play, seat)
    for (const each of engagedWith(table, seat))
      if (has(each, 'massive')) leaveMonsters(seat, [each])
      else exhaust(play, each)
    for (const { card } of me.assets) play.then('returnCard', { card, seat })
    const { sheet, active, performed } = me
    table.sheetsGone.push(sheet)
    Object.assign(me, emptyPlace(me.at), { active, performed })
    play.emit('investigatorLost', { seat, sheet, how })
    if (investigatorsInPlay(play).length === 0 && availableSheets(table).length === 0)
      play.then('endWithNoOneLeft', {})
    else if (how !== 'retired') play.then('sheetDoom', { n: 1 })
  },
  /** AH-302.3, AH-R89: at once, but the cards of the last investigator are back where they belong. */
  endWithNoOneLeft(play) {
    play.end({ how: 'no-one-left', winners: [] })
  },

  /** AH-205.2, AH-005.2-3, AH-R89. */
  newInvestigator(play, { seat }) {
    if (availableSheets(play.table).length > 0) play.then('chooseSheet', { seat })
  },

  chooseSheet(play, { seat }) {
    play.ask(seat, 'AH-415.7a', (may) => {
      for (const sheet of availableSheets(play.table))
        sheetOf(sheet).choices.forEach((_, choice) =>
          may('takeSheet', { sheet, choice }, ['AH-110.1', 'AH-110.5a-2']),
        )
    })
  },

  /** AH-415.7b, AH-415.7c. */
  takeSheet(play, { sheet, choice }, seat) {
    const me = investigator(play.table, seat)
    me.sheet = sheet
    me.at = scenarioOf(play.options.scenario).start
    equip(play, seat, choice)
    play.emit('investigatorChosen', { seat, sheet })
  },
} satisfies Rules

/** AH-413.7, AH-440.12, AH-460.12: assets that can still take some of it, and how much. */
function shields(table: Table, seat: Seat, by: 'health' | 'sanity'): { card: string; room: number }[] {
  return investigator(table, seat)
    .assets.map((asset) => ({ card: asset.card, room: roomOn(asset, by) }))
    .filter(({ room }) => room > 0)
}
function hasShields(table: Table, seat: Seat, by: 'health' | 'sanity'): boolean {
  for (const asset of investigator(table, seat).assets) if (roomOn(asset, by) > 0) return true
  return false
}
function roomOn({ card, damage, horror }: Asset, by: 'health' | 'sanity'): number {
  const { health, sanity } = assetCard(card)
  return by === 'health' ? health - damage : sanity - horror
}

/** Whether anything on the table could change what a monster's blows do to the investigator, or answer them. */
export function canRespond(
  play: At,
  harm: { readonly seat: Seat; readonly damage: number; readonly horror: number },
): boolean {
  const { seat } = harm
  return (
    hasShields(play.table, seat, 'health') ||
    hasShields(play.table, seat, 'sanity') ||
    unusedWith(play, seat, 'handcuffs').length > 0 ||
    unusedWith(play, seat, 'stray-dog').length > 0 ||
    abilitiesAfter(play, seat, 'suffer-horror').length > 0 ||
    inPlayerOrder(play).some((each) => preventers(play, each, { ...harm, monster: '' }).length > 0)
  )
}

type Threat = Steps['maybePrevent']

/** What is still to come, without who is asked about it. */
function threatOf({ seat, damage, horror, direct, monster: from, declined }: Threat): Threat {
  return { seat, damage, horror, direct, monster: from, declined }
}

/** What can prevent some of it: own cards, and spells of all investigators on any space. */
function preventers(
  play: At,
  helper: Seat,
  {
    seat,
    damage,
    horror,
    monster: from,
  }: { seat: Seat; damage: number; horror: number; monster: string | null },
): { card: string; what: 'damage' | 'horror' }[] {
  const all: { card: string; what: 'damage' | 'horror' }[] = []
  if (abilitiesOf(play, helper, preventing).length === 0) return all
  const add = (name: CustomAbility, what: 'damage' | 'horror'): void => {
    for (const card of unusedWith(play, helper, name))
      if (!isOfType(card, 'spell') || hasHandsFor(play, helper, card)) all.push({ card, what })
  }
  if (helper === seat && damage > 0) add('mamas-amulet', 'damage')
  if (helper === seat && horror > 0) add('mamas-amulet', 'horror')
  if (helper === seat && horror > 0 && from !== null) add('pallid-mask', 'horror')
  if (damage > 0) add('flesh-ward', 'damage')
  if (horror > 0) add('instill-bravery', 'horror')
  return all
}

const preventing = abilitiesThat(
  (ability) =>
    ability.kind === 'custom' &&
    ['mamas-amulet', 'pallid-mask', 'flesh-ward', 'instill-bravery'].includes(ability.name),
)

/** AH-R83: prevention printed on the asset for harm assigned to it. */
function softened(play: At, seat: Seat, card: string, name: CustomAbility, n: number): number {
  if (n < 2 || !hasName(card, name) || wasUsed(play, seat, card)) return n
  markUsed(play, seat, card)
  play.emit('harmPrevented', { seat, card, what: name === 'padded' ? 'damage' : 'horror', n: 1 })
  return n - 1
}

function hasName(card: string, name: CustomAbility): boolean {
  return cardsNaming(name).has(card)
}

function harmAsset(play: At, seat: Seat, card: string, dealt: number, feared: number): void {
  const asset = investigator(play.table, seat).assets.find((each) => each.card === card)!
  const damage = softened(play, seat, card, 'padded', dealt)
  const horror = softened(play, seat, card, 'hallowed', feared)
  asset.damage += damage
  asset.horror += horror
  play.emit('harmSuffered', { seat, card, damage, horror })
}

/** AH-413.8. */
export function isSpent(asset: Asset): boolean {
  if (asset.damage === 0 && asset.horror === 0) return false
  const { health, sanity } = assetCard(asset.card)
  return (health > 0 && asset.damage >= health) || (sanity > 0 && asset.horror >= sanity)
}

/** AH-446.2, AH-446.3, AH-R77. */
function feed(table: Table, id: string, damage: number): void {
  const eater = monster(table, id)
  if (eater !== undefined && has(eater, 'ravenous')) eater.damage = Math.max(0, eater.damage - damage)
}

/** AH-R51: a test ends at once when its investigator leaves the game, and the tests in it with it. */
function endTestsOf(play: At, seat: Seat): void {
  const { tests } = play.table
  const first = tests.findIndex((test) => test.seat === seat)
  if (first < 0) return
  for (let left = tests.length; left > first; left--) {
    tests.pop()
    play.abandon('endTest')
  }
}

/** AH-415.7a. */
export function availableSheets(table: Table): string[] {
  const used = new Set(Object.values(table.investigators).map(({ sheet }) => sheet))
  return sheets.filter((sheet) => !used.has(sheet) && !table.sheetsGone.includes(sheet))
}
