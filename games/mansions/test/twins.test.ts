import { type Option, type Position, clone, optionId } from '@miskatonic/kernel'
import { Dice, firstDifference, noticedOf, playAtRandom, shownOf } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { mythos } from '../cards/mythos.ts'
import { isObstacle, tokensOf, traumaOf } from '../catalogue.ts'
import { classes, monsterKinds, spells, stories } from '../content/ids.ts'
import { type Answers, layoutOf, setUpsOf } from '../content/layout.ts'
import { mansions } from '../index.ts'
import type { Options, Table } from '../position.ts'
import { scene } from './scene.ts'

/**
 * Twin games: everything that investigators and spectators may not know is rearranged, and not a byte of what they are shown may change:
 * the view, the options, the refusals, what happens next and who is asked. Written without `worlds.ts`, which must not be trusted here.
 */
type Place = Position<Table, Options>

/** A position that no investigator can tell from the given one. */
function twinOf(position: Place, dice: Dice): Place {
  const twin = clone(position)
  const { table, options } = twin
  layOtherwise(table, options, dice)
  exchangeHands(table, dice)
  exchangeTokens(table, dice)
  for (const kind of classes) dice.shuffle(table.combatDecks[kind])
  for (const kind of spells) shuffleTop(table.spellDecks[kind], table.spellTails[kind], dice)
  return twin
}

/** Other answers, with which every card that was turned up lies where it lay. */
function layOtherwise(table: Table, { story }: Options, dice: Dice): void {
  if (table.answers[4] === null) return
  const possible = setUpsOf(story).filter((answers) => couldBe(table, story, answers))
  const answers = possible[dice.below(possible.length)]!
  answers.forEach((letter, i) => (table.answers[(i + 1) as 1 | 2 | 3 | 4] = letter))
  for (const [name, { stack, lock }] of Object.entries(layoutOf(story, answers))) {
    const room = table.rooms[name]!
    room.stack = stack.slice(room.revealed.length)
    if (room.lock !== null && !room.lockUp) room.lock = lock
  }
  exchangeSearchCards(table, dice)
}

function couldBe(table: Table, story: Options['story'], answers: Answers): boolean {
  const layout = layoutOf(story, answers)
  return (
    answers.every((letter, i) => [null, letter].includes(table.read[(i + 1) as 1 | 2 | 3 | 4])) &&
    Object.entries(table.rooms).every(([name, { revealed, topUp, stack }]) => {
      const all = layout[name]!.stack
      const shown = topUp ? [...revealed, stack[0]!] : revealed
      return shown.every((card, i) => card === all[i])
    })
  )
}

/** Who does not know the story by heart cannot tell which Search card lies where. Rooms of named Clues are left alone. */
function exchangeSearchCards({ rooms, clueRooms, foreseen, objectiveReaders }: Table, dice: Dice): void {
  if (Object.keys(foreseen).length > 0 || objectiveReaders.length > 0) return
  const cells = Object.entries(rooms)
    .filter(([name]) => !clueRooms.includes(name))
    .flatMap(([, { stack }]) => stack.map((card, i) => ({ stack, i, card })))
    .filter(({ card }) => !isObstacle(card))
  const cards = cells.map(({ card }) => card)
  dice.shuffle(cards)
  cells.forEach(({ stack, i }, n) => (stack[i] = cards[n]!))
}

/** The hand keeps its size; a lone player knows that it holds no group cards (MM-796). */
function exchangeHands(table: Table, dice: Dice): void {
  const shuffled = [...table.mythosHand, ...table.mythosDeck]
  dice.shuffle(shuffled)
  table.mythosDeck = shuffled.splice(table.mythosHand.length)
  table.mythosHand = shuffled
  const traumas = [...table.traumaHand, ...table.traumaDeck]
  dice.shuffle(traumas)
  const isFit = (card: (typeof traumas)[number]): boolean => traumaOf(card).group !== true
  const hand = traumas.filter(isFit).slice(0, table.traumaHand.length)
  if (hand.length < table.traumaHand.length) return
  table.traumaDeck = traumas.filter((card) => !hand.includes(card))
  table.traumaHand = hand
}

/** Backs of tokens that were not looked at. */
function exchangeTokens(table: Table, dice: Dice): void {
  for (const kind of monsterKinds) {
    const unknown = table.monsters.filter((monster) => monster.kind === kind && !monster.known)
    for (const monster of unknown) {
      const others = tokensOf(kind).filter((token) => table.supply[token] > 0)
      if (others.length === 0) continue
      table.supply[monster.token]++
      monster.token = others[dice.below(others.length)]!
      table.supply[monster.token]--
    }
  }
}

function shuffleTop(deck: string[], known: number, dice: Dice): void {
  const top = deck.splice(0, deck.length - known)
  dice.shuffle(top)
  deck.unshift(...top)
}

/** Choices by which nothing hidden comes to light, if no face-down Lock stands in the way. */
const quiet: ReadonlySet<string> = new Set([
  'move',
  'finishTurn',
  'hide',
  'leaveHiding',
  'barricade',
  'noMythos',
])

function isQuiet({ step, args }: Option, { rooms }: Table): boolean {
  if (!quiet.has(step)) return false
  const room = step === 'move' ? rooms[String(args['to']).replace(/-\d$/, '')]! : undefined
  return room === undefined || room.lock === null
}

describe('investigators and spectators cannot tell twin games apart', () => {
  test.each(stories)('%s', { timeout: 60_000 }, (story) => {
    const dice = new Dice(`twins ${story}`)
    const told: string[] = []
    const compared = { shown: 0, chosen: 0 }
    const options = { story, investigators: 2 }
    const setting = { options, seed: JSON.stringify(options), most: 300 }
    playAtRandom(mansions, setting, dice, ({ position, decision }, next) => {
      const at = position as Place
      // While the Keeper decides on a card of his hand, the card lies in the stack and would not fit the twin.
      if (!['act', 'mythosWindow', 'traumaWindow', 'keeperActs', 'prepareTest'].includes(decision!.step))
        return
      const readers = at.table.objectiveReaders
      const twin = twinOf(at, dice)
      for (const seat of ['p1', 'p2', ''].filter(
        (each) => !readers.includes(each) && at.table.foreseen[each] === undefined,
      )) {
        const here = `decision ${decision!.number}, ${decision!.step}, for ${seat || 'a spectator'}`
        const difference = firstDifference(shownOf(mansions, at, seat), shownOf(mansions, twin, seat))
        if (difference !== null) told.push(`${here}: ${difference}`)
        compared.shown++
        if (!isQuiet(next, at.table)) continue
        const after = firstDifference(
          noticedOf(mansions, at, next, seat),
          noticedOf(mansions, twin, next, seat),
        )
        if (after !== null) told.push(`${here}, after ${optionId(next)}: ${after}`)
        compared.chosen++
      }
    })
    expect(told.slice(0, 3)).toEqual([])
    expect(compared.shown).toBeGreaterThan(100)
    expect(compared.chosen).toBeGreaterThan(20)
  })
})

describe('what the Keeper does with hidden cards', () => {
  test('[MM-567] cards played face down for the same threat look alike to everybody but the two', () => {
    const faceDown = Object.entries(mythos).filter(([, card]) => card.faceDown !== undefined)
    const alike = faceDown.filter(
      ([, { cost, symbol }]) => symbol === 'spiral' && cost === faceDown[0]![1].cost,
    )
    const played = (card: string): string => {
      const s = scene({
        options: { investigators: 2 },
        investigators: { p1: { at: 'hall-1' }, p2: { at: 'hall-3' } },
        mythos: [card as 'secret-appointment'],
        table: { threat: 9 },
      }).choose('move', { to: 'hall-2', drag: false })
      const option = s.engine.optionsOf('keeper').find(({ step }) => step === 'playMythos')
      return option === undefined ? '' : noticedOf(mansions, s.position, option, 'p2')
    }
    const texts = alike.map(([card]) => played(card)).filter((text) => text !== '')
    expect(texts.length).toBeGreaterThan(0)
    for (const [card] of alike) for (const text of texts) expect(text).not.toContain(card)
    expect(new Set(texts).size).toBe(1)
  })

  test('[MM-560] [MM-789] the Keeper is asked by the number of cards held, not by what they are', () => {
    const afterMove = (...cards: ('thorns' | 'numb-hands' | 'creaking-floor')[]) =>
      scene({ investigators: { p1: { at: 'hall-1' } }, mythos: cards }).choose('move', {
        to: 'hall-2',
        drag: false,
      }).asked!.step
    expect(afterMove('thorns')).toBe('mythosWindow') // which needs the open air
    expect(afterMove('creaking-floor')).toBe('mythosWindow') // which fits a hall
    expect(afterMove()).toBe('act')
    const afterHarm = (...cards: ('panic' | 'broken-arm')[]) =>
      scene({
        trauma: cards,
        from: { step: 'damage', args: { seat: 'p1', n: 1, monster: null, byMonster: false } },
      }).asked!.step
    expect([afterHarm('panic'), afterHarm('broken-arm'), afterHarm()]).toEqual([
      'traumaWindow',
      'traumaWindow',
      'act',
    ])
  })
})
