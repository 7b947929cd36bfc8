import type { Frame, OldPosition, Position, Upgrade } from '@miskatonic/kernel'

/** How positions of earlier versions of the rules are rewritten. */
export const upgrades: Readonly<Record<string, Upgrade>> = {
  '1': fromVersion1,
  '2': fromVersion2,
  '3': fromVersion3,
}

/**
 * Version 2 leaves out questions with a single answer (games that were begun before it go on with them), remembers of a card that is used
 * once that it was used and not by whom, and says of a monster that is killed to be placed anew whether a corpse marker rises.
 */
function fromVersion1(old: OldPosition): Position {
  return {
    ...old,
    version: '2',
    options: { ...old.options, idleQuestions: 'asked' },
    table: {
      ...old.table,
      usedThisGame: withoutSeats(old.table['usedThisGame'] as string[]),
      usedThisTurn: withoutSeats(old.table['usedThisTurn'] as string[]),
    },
    stack: old.stack.map(withCorpse),
  }
}

function withoutSeats(used: readonly string[]): string[] {
  return used.map((each) => each.replace(/^p\d (third-move|horror-for-skill-point)$/, '$1'))
}

function withCorpse(frame: Frame): Frame {
  return frame.step === 'killOneToPlace' ? { ...frame, args: { ...frame.args, corpse: false } } : frame
}

/** Version 3 knows the same positions: a Lock that held in a Keeper turn holds for all of it, and no one runs off the board with a Torn Ligament. */
function fromVersion2(old: OldPosition): Position {
  return { ...old, version: '3' }
}

/**
 * Version 4 remembers of an attack that it dealt damage, instead of the damage that the monster had before: another one may have taken it.
 * Otherwise it knows the same positions; an attack Spell that is about to be cast is paid for as before.
 */
function fromVersion3(old: OldPosition): Position {
  const monsters = old.table['monsters'] as { id: string; damage: number }[]
  const withHit = ({ step, args }: Frame): Frame => {
    if (step !== 'endFight') return { step, args }
    const { damage, ...rest } = args
    const monster = monsters.find(({ id }) => id === args['monster'])
    const hit = args['success'] === true && (monster === undefined || monster.damage > Number(damage))
    return { step, args: { ...rest, hit } }
  }
  return { ...old, version: '4', stack: old.stack.map(withHit) }
}
