import { Engine, type Position, completeOptions } from '@miskatonic/kernel'
import { Scene as AnyScene } from '@miskatonic/proof/scene'
import type { Sheet } from '../cards/sheets.ts'
import type { Character } from '../content/characters.ts'
import { type Page, pages } from '../cards/pages.ts'
import { type Colour, type Composure, type Kind, colours, shamblersOfAColour } from '../content/tentacles.ts'
import type { Town } from '../cards/towns.ts'
import { tinyEpic } from '../index.ts'
import type { Choices, Events } from '../kind.ts'
import type { CharacterState, Options, Side, Table } from '../position.ts'

/**
 * Test positions. A scene begins quietly: five towns without madness and shamblers, empty sheets, nothing on the mats, the Great Old One
 * in the third town of the ring and everybody in the first, the active player about to act. `Setting` says what is different. Components
 * always add up: madness that is named nowhere is in the bag, chaos and eldritch tentacles in the supply.
 */
export interface Setting {
  options?: Partial<Options>
  /** Default: the sheets whose abilities disturb a test least. */
  sheets?: Partial<Record<Character, Sheet>>
  active?: Character
  /** Default: 3. */
  actionsLeft?: number
  mustLeave?: boolean
  used?: Town[]
  ring?: Town[]
  at?: Partial<Record<Character, Town>>
  composure?: Partial<Record<Character, Partial<Record<Composure, number>>>>
  brain?: Partial<Record<Character, number>>
  translated?: Partial<Record<Character, Page[]>>
  towns?: Partial<
    Record<Town, { madness?: Partial<Record<Colour, number>>; shamblers?: Colour[]; eldritch?: number }>
  >
  /** The page card of a town, face up unless `down` names the town. Towns that are not named get some other card, face down. */
  pages?: Partial<Record<Town, Page | null>>
  down?: Town[]
  greatOldOne?: Partial<Table['greatOldOne']>
  portals?: Partial<Record<Colour, Partial<Record<Side, Composure>>>>
  /** Markers in the rows of the Necronomicon; in phase 2 it is full. Its chaos follows from them. */
  rows?: number[]
  mat?: Partial<Record<Colour, number>>
  discard?: Partial<Record<Kind, number>>
  /** Chaos and eldritch tentacles in the bag; default: no chaos, 3 eldritch. */
  bag?: Partial<Record<'chaos' | 'eldritch', number>>
  /** Madness that lies in the bag, where the rest is wanted elsewhere: it goes to the discard mat. */
  madnessInBag?: Partial<Record<Colour, number>>
  pageDeck?: Page[]
  pageDiscard?: Page[]
  /** Begins with the turn of the active character: the next thing is the spin. */
  from?: 'turn' | 'script'
  /** Results of spins ('stop-4'), draws ('fear') and dice ('0'), in this order. */
  next?: string[]
  /** Where the pointer stopped this turn, for a scene that begins later. */
  stop?: number
}

const quietRing: Town[] = ['lighthouse', 'church', 'library', 'asylum', 'tavern']

export class Scene extends AnyScene<Table, Choices, Events> {
  constructor(position: Position) {
    super(tinyEpic, position)
  }

  get actionsLeft(): number {
    return this.table.turn.actionsLeft
  }
  character(who: Character): CharacterState {
    return this.table.characters[who]!
  }
  /** Fear, rage, greed and chaos on a sheet. */
  sheet(who: Character): [number, number, number, number] {
    const { fear, rage, greed, chaos } = this.character(who).composure
    return [fear, rage, greed, chaos]
  }
}

export function scene(given: Setting = {}): Scene {
  const setting = structuredClone(given)
  const active = setting.active ?? 'p1'
  const options = completeOptions(tinyEpic, { variant: 'standard-2', ...setting.options })
  const engine = Engine.start(tinyEpic, options, 'scene')
  while (engine.decision?.step === 'chooseSheet') engine.choose(engine.decision.options[0]!)
  const position = engine.position as Position<Table, Options>
  arrange(position.table, setting)
  beginAt(position, setting, active)
  return new Scene(position)
}

function beginAt(position: Position<Table, Options>, setting: Setting, active: Character): void {
  const { table } = position
  const place = table.sequence.indexOf(active)
  table.turn = {
    active,
    place,
    step: setting.from === undefined ? 'actions' : 'wheel',
    stop: setting.stop ?? 0,
    actionsLeft: setting.from === undefined ? (setting.actionsLeft ?? 3) : 0,
    mustLeave: setting.mustLeave ?? false,
    used: setting.used ?? [],
  }
  position.chance.next = setting.next ?? []
  position.stack = [{ step: 'turnIsOver', args: {} }]
  if (setting.from === 'turn') position.stack = [{ step: 'turn', args: {} }]
  else position.stack.push({ step: setting.from === 'script' ? 'script' : 'actions', args: {} })
}

function arrange(table: Table, setting: Setting): void {
  const ring = setting.ring ?? quietRing
  table.ring = ring
  table.greatOldOne = { at: ring[2]!, phase: 1, strength: 0, energy: 0, ...setting.greatOldOne }
  arrangeCharacters(table, setting)
  arrangePages(table, setting)
  arrangeTowns(table, setting)
  arrangeNecronomicon(table, setting)
  for (const colour of colours)
    table.portals[colour] = { left: null, right: null, ...setting.portals?.[colour] }
  arrangeTentacles(table, setting)
}

/** Abilities that would disturb a test stay away unless they are named. */
const quietSheets: Sheet[] = ['historian', 'priest', 'detective', 'medium', 'scientist', 'alienist']

function arrangeCharacters(table: Table, setting: Setting): void {
  const named = Object.values(setting.sheets ?? {})
  const free = quietSheets.filter((sheet) => !named.includes(sheet))
  for (const who of Object.keys(table.characters) as Character[])
    table.characters[who] = {
      sheet: setting.sheets?.[who] ?? free.shift()!,
      at: setting.at?.[who] ?? table.ring[0]!,
      composure: { fear: 0, rage: 0, greed: 0, chaos: 0, ...setting.composure?.[who] },
      brain: setting.brain?.[who] ?? 0,
      translated: setting.translated?.[who] ?? [],
    }
}

function arrangePages(table: Table, setting: Setting): void {
  const elsewhere = new Set([
    ...Object.values(setting.translated ?? {}).flat(),
    ...(setting.pageDiscard ?? []),
    ...(setting.pageDeck ?? []),
    ...Object.values(setting.pages ?? {}),
  ])
  const free = pages.filter((page) => !elsewhere.has(page))
  table.pages = Object.fromEntries(
    table.ring.map((town) => {
      const named = setting.pages?.[town]
      return [
        town,
        {
          card: named === undefined ? free.shift()! : named,
          up: named === null || (named !== undefined && !(setting.down ?? []).includes(town)),
        },
      ]
    }),
  )
  table.pageDiscard = setting.pageDiscard ?? []
  table.pageDeck = [...(setting.pageDeck ?? []), ...free]
}

function arrangeTowns(table: Table, setting: Setting): void {
  table.towns = Object.fromEntries(
    table.ring.map((town) => {
      const given = setting.towns?.[town]
      return [
        town,
        {
          madness: { fear: 0, rage: 0, greed: 0, ...given?.madness },
          shamblers: given?.shamblers ?? [],
          eldritch: given?.eldritch ?? 3,
        },
      ]
    }),
  )
  for (const colour of colours) {
    const inTowns = Object.values(table.towns).flatMap(({ shamblers }) =>
      shamblers.filter((each) => each === colour),
    )
    table.mat.shamblers[colour] = shamblersOfAColour - inTowns.length
  }
}

function arrangeNecronomicon(table: Table, setting: Setting): void {
  const rows = setting.rows ?? (table.greatOldOne.phase === 2 ? [5, 5, 5, 5, 5] : [0, 0, 0, 0, 0])
  table.necronomicon = {
    rows,
    rowChaos: rows.map((markers) => markers < 5),
    columnChaos: [1, 2, 3, 4, 5].map((column) => rows.some((markers) => markers < column)),
  }
}

function arrangeTentacles(table: Table, setting: Setting): void {
  table.mat.madness = { fear: 0, rage: 0, greed: 0, ...setting.mat }
  table.discard = { fear: 0, rage: 0, greed: 0, chaos: 0, eldritch: 0, ...setting.discard }
  table.bag = { fear: 0, rage: 0, greed: 0, chaos: 0, eldritch: 3, ...setting.bag }
  table.supply = { chaos: 0, eldritch: 0 }
  const missing = (component: string): number =>
    tinyEpic
      .counts(table, {})
      .filter((count) => count.component === component)
      .map(({ have, want }) => want - have)[0]!
  for (const colour of colours) {
    const free = missing(`${colour} tentacles`)
    table.bag[colour] = setting.madnessInBag?.[colour] ?? free
    table.discard[colour] += free - table.bag[colour]
  }
  table.supply.chaos = missing('chaos tentacles')
  table.supply.eldritch = missing('eldritch tentacles')
}
