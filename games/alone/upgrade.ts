import type { Frame, JsonObject, OldPosition, Position, Upgrade } from '@miskatonic/kernel'
import type { Table } from './position.ts'

/** How positions of earlier versions of the rules are rewritten. */
export const upgrades: Readonly<Record<string, Upgrade>> = {
  '1': fromVersion1,
  '2': fromVersion2,
  '3': fromVersion3,
}

/** The question which monster a Decoy Beacon calls next no longer says how many will come: the Hero could have counted them (version 4). */
function fromVersion3(old: OldPosition): Position {
  const stack = old.stack.map((frame) =>
    frame.step === 'lureWhich' ? { ...frame, args: { range: frame.args['range']! } } : frame,
  )
  return { ...old, version: '4', stack }
}

/** Version 3 remembers whether a light was ever switched on: of an older game that is not known, there may have been one. */
function fromVersion2(old: OldPosition): Position {
  return { ...old, version: '3', table: { ...old.table, everLit: true } }
}

/** What version 1 kept on the table while an action, a loss or a card was being resolved. */
interface Locals {
  fight: { dice: number; surges: boolean; targets: string[]; each: boolean } | null
  culprit: string | null
  spoiled: {
    dice: number
    spared: string[]
    eyes: boolean[]
    uncounted: string[]
    trapped: boolean
    fright: number
    barred: string | null
    misled: string | null
  }
  leftBehind: string | null
  explored: string[]
  newlySeen: string[]
  movedByCard: string[]
  waiting: string[]
}

/** In version 2 each of them is an argument of the step that waits for the action, loss or card to be over. */
function fromVersion1(old: OldPosition): Position {
  const { fight, culprit, spoiled, declaredWay: _, leftBehind, ...rest } = old.table as unknown as OldTable // as version 1 wrote it
  const { explored, newlySeen, movedByCard, waiting, ...table } = rest
  const locals = { fight, culprit, spoiled, leftBehind, explored, newlySeen, movedByCard, waiting }
  return { ...old, version: '2', table, stack: stackWith(locals, old.stack, table) }
}
type OldTable = Table & Locals & { declaredWay: string | null }

/** From the step that comes next to the last one: what is innermost is met first. */
function stackWith(locals: Locals, stack: readonly Frame[], table: Table): Frame[] {
  const scope = { culprit: locals.culprit, moved: locals.movedByCard, fright: locals.spoiled.fright }
  return stack
    .toReversed()
    .flatMap((frame) => rewritten(frame, locals, scope, table))
    .toReversed()
}

/** What steps that wait further down the stack keep for themselves. */
interface Scope {
  culprit: string | null
  moved: string[]
  fright: number
}

/** The frames that take the place of one, the next to be run first. */
function rewritten(frame: Frame, locals: Locals, scope: Scope, table: Table): Frame[] {
  const { step, args } = frame
  const { spoiled, waiting, leftBehind } = locals
  const having = (more: JsonObject): Frame => ({ ...frame, args: { ...args, ...more } })
  switch (step) {
    case 'takeStep':
      return [having({ barred: spoiled.barred !== null, misled: spoiled.misled })]
    case 'turnElsewhere':
      return [having({ barred: spoiled.barred })]
    case 'mayStrikeAtParting':
      return [having({ uncounted: spoiled.uncounted })]
    case 'partingAttack':
      return [having({ fewer: uncountedHere(table, spoiled.uncounted) })]
    case 'afterStep':
      return [having({ from: leftBehind })]
    case 'rollFight':
      return [having({ dice: Math.max(0, locals.fight!.dice - spoiled.dice) })]
    case 'hurtTargets':
      return [having(fightNow(locals))]
    case 'finishAction':
      return table.turn.performed.at(-1)?.action === 'explore' ? [exploration(locals)] : [frame]
    case 'droneFlies':
    case 'droneWhere':
    case 'droneReturns':
      return [frame, exploration(locals)]
    case 'nextFright':
      return [having({ left: waiting })]
    case 'frightOrder':
      return [frame, { step: 'nextFright', args: { left: waiting } }]
    case 'nextAttack':
      return [having({ first: waiting })]
    case 'lureNext':
      return [having({ moved: scope.moved })]
    case 'lureWhich':
      return [frame, { step: 'lureNext', args: { range: args['range']!, moved: scope.moved } }]
    case 'dreadIsOver':
      return []
    case 'blame':
      return [having({ monster: culpritBefore(scope, args) })]
    case 'cardIsOver':
      return [having(cardNow(scope, args))]
    default:
      return [frame]
  }
}

function uncountedHere({ monsters, hero }: Table, uncounted: readonly string[]): number {
  return monsters.filter(({ id, at, stunned }) => at === hero.at && stunned === 0 && uncounted.includes(id))
    .length
}

function fightNow({ fight, spoiled }: Locals): JsonObject {
  const { dice, surges, targets, each } = fight!
  return { dice, surges, targets, each, spared: spoiled.spared }
}

function exploration({ explored, newlySeen, spoiled }: Locals): Frame {
  const { eyes, trapped } = spoiled
  return { step: 'finishExploring', args: { explored, seen: newlySeen, eyes, trapped } }
}

/** Version 1 wrote into the frame what was to be restored after it. */
function culpritBefore(scope: Scope, { monster }: JsonObject): string | null {
  const now = scope.culprit
  scope.culprit = monster as string | null
  return now
}

function cardNow(scope: Scope, { moved }: JsonObject): JsonObject {
  const now = { moved: scope.moved, fright: scope.fright }
  scope.moved = (moved as string).split(' ').filter((id) => id !== '')
  scope.fright = 0
  return now
}
