import { type Count, type Position, countPieces } from '@miskatonic/kernel'
import { cardsOfPile, pileOf, scenarioOf } from './catalogue.ts'
import { eventsOfScenario, headlineIds, isEventCard, isRumour } from './unread.ts'
import { anomalyCards, streetCards } from './cards/encounters/catalogue.ts'
import { epics } from './cards/epic-monsters.ts'
import { blessedCursedCards } from './cards/conditions.ts'
import type { Options, Table } from './position.ts'
import { boardOf } from './steps/board.ts'

/** What must hold of every table: the components add up, and nothing lies where it cannot. */

export function counts(table: Table, options: Options): Count[] {
  const assets = Object.values(table.investigators).flatMap((each) => each.assets.map(({ card }) => card))
  const inPile = (pile: ReturnType<typeof pileOf>): string[] => assets.filter((card) => pileOf(card) === pile)
  const drawn = table.encounter === null ? [] : [table.encounter.card]
  const inHoods = Object.values(table.hoodDecks).flat()
  const rumours = table.codex.map(({ card }) => card).filter(isRumour)
  const monsters = table.monsters.filter(({ kind }) => !Object.hasOwn(epics, kind))
  return [
    countPieces('items', [...table.itemDeck, ...table.display, ...inPile('item')], cardsOfPile('item')),
    countPieces('allies', [...table.allyDeck, ...inPile('ally')], cardsOfPile('ally')),
    countPieces('spells', [...table.spellDeck, ...inPile('spell')], cardsOfPile('spell')),
    countPieces('special cards', [...table.specialPile, ...inPile('special')], cardsOfPile('special')),
    countPieces(
      'event cards',
      [
        ...table.eventDeck,
        ...table.eventDiscard,
        ...inHoods.filter(isEventCard),
        ...drawn.filter(isEventCard),
      ],
      eventsOfScenario(options.scenario),
    ),
    countPieces(
      'street cards',
      [...table.streetDeck, ...drawn.filter((card) => streetCards.includes(card))],
      [...streetCards],
    ),
    countPieces(
      'anomaly cards',
      [...table.anomalyDeck, ...drawn.filter((card) => anomalyCards(options.scenario).includes(card))],
      anomalyCards(options.scenario),
    ),
    {
      component: 'monster cards',
      have: table.monsterDeck.length + table.spawning.length + monsters.length,
      want: Object.values(scenarioOf(options.scenario).monsters).reduce((sum, n) => sum + n, 0),
    },
    countPieces(
      'headlines',
      [
        ...table.headlineDeck,
        ...table.headlineDiscard,
        ...table.headlinesOpen,
        ...table.headlinesInBox,
        ...rumours,
      ],
      [...headlineIds],
    ),
    {
      component: 'blessed and cursed cards',
      have: table.blessings + assets.filter((card) => card === 'blessed' || card === 'cursed').length,
      want: blessedCursedCards,
    },
    { component: 'dark pacts', have: table.pactPile.length + Object.keys(table.pacts).length, want: 6 },
  ]
}

export function brokenInvariant({ table, options, seats }: Position<Table, Options>): string | undefined {
  const { places, spaces } = boardOf(options.scenario)
  for (const { id, at, state, engagedWith } of table.monsters) {
    if (!places.includes(at)) return `/table/monsters: ${id} is at ${at}, which is not on the board`
    if ((state === 'engaged') !== engagedWith.length > 0)
      return `/table/monsters: ${id} is ${state} and engaged with ${engagedWith.length}`
    const apart = engagedWith.find((seat) => table.investigators[seat]?.at !== at)
    if (apart !== undefined)
      return `/table/monsters: ${id} is engaged with ${apart}, who is elsewhere (AH-476.8)`
  }
  const lost = Object.keys(table.doom).find((place) => !(spaces as readonly string[]).includes(place))
  if (lost !== undefined) return `/table/doom: ${lost} is no space of a neighbourhood (AH-472.3)`
  for (const seat of seats) {
    const me = table.investigators[seat]
    if (me === undefined) return `/table/investigators: ${seat} is missing`
    if (!places.includes(me.at))
      return `/table/investigators: ${seat} is at ${me.at}, which is not on the board`
  }
  return undefined
}
