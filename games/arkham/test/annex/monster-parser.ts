import type { Activation, Destination, Monster, Prey, SpawnPlace } from '../../cards/monster.ts'
import type { Skill } from '../../content/ids.ts'
import { parseMonsterAbilities } from './ability-parser.ts'
import { parseEffect } from './effect-parser.ts'
import { counted, listed, plain, type Row } from './tables.ts'

/** Parses a row of a monster table. */
export function parseMonster(row: Row): Monster {
  return {
    copies: Number(row['n'] ?? 1),
    traits: listed(row['traits']!) as Monster['traits'],
    spawn: spawnOf(row['spawn']!),
    activation: activationOf(plain(row['activation']!)),
    speed: row['Sp'] === 'direct' ? 'direct' : counted(row['Sp']!),
    health: counted(row['H']!),
    elite: counted(row['E']!),
    attack: counted(row['A']!),
    evade: counted(row['V']!),
    damage: counted(row['D']!),
    horror: counted(row['Ho']!),
    keywords: listed(row['keywords']!) as Monster['keywords'],
    remnant: row['R'] === 'yes',
    abilities: parseMonsterAbilities(row['ability']!),
  }
}

function spawnOf(text: string): SpawnPlace {
  if (text.startsWith('by card ')) return 'archive'
  return text.replaceAll(' ', '-') as SpawnPlace
}

function activationOf(text: string): Activation {
  const [, kind, rest] = /^(hunter|patrol|lurker): (.+)$/.exec(text) ?? []
  if (kind === 'hunter') return { kind, prey: preyOf(rest!)! }
  if (kind === 'lurker') return { kind, effect: lurking(rest!) }
  if (kind !== 'patrol') throw new Error(`Which activation? ${text}`)
  const [to, prey] = rest!.split('; ')
  return { kind, to: destinationOf(to!), prey: preyOf(prey!) }
}

function destinationOf(text: string): Destination {
  if (text === 'to the nearest neighbourhood space that is not dreaming') return 'not-dreaming'
  return text.replace(/^to /, '') as Destination
}

function preyOf(text: string): Prey | null {
  if (text === 'no prey') return null
  if (text === 'prey nearest investigator') return 'nearest'
  const [, which, what] = /^prey (highest|lowest|most) (.+)$/.exec(text) ?? []
  if (which === 'highest') return { highest: what as Skill }
  if (which === 'lowest') return { lowest: what as Skill }
  if (which === 'most') return { most: what as 'clues' }
  throw new Error(`Which prey? ${text}`)
}

/** Two lurkers name a place that the effect language has no word for. */
function lurking(text: string) {
  return parseEffect(
    text
      .replace('on an adjacent neighbourhood space', '@its-adjacent')
      .replace('on the adjacent neighbourhood space with most doom', '@its-adjacent-most-doom'),
  )
}
