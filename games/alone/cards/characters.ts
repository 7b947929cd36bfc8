import type { Bends } from '@miskatonic/kernel'
import { type Character, pointsForASkill } from '../content/characters.ts'
import { type MonsterKind, isBoss, monsterKinds } from '../content/monsters.ts'
import { levelOf } from '../content/sectors.ts'
import type { Alone, At } from '../kind.ts'
import type { Table } from '../position.ts'
import { lightUpSector } from '../steps/light.ts'
import { asRevealed, isHazardous, isLit, monstersAt, usedThisRound, usedThisTurn } from '../steps/queries.ts'
import { upgrades } from '../steps/searching.ts'
import { slowTimeForbidden } from '../steps/slow-time.ts'
import { distancesFrom } from '../steps/ways.ts'

/** A character (ledger, table 8.7): what they do as the Hero, what they can learn, and what they do as an ally. */
interface CharacterCard {
  readonly ability: Bends<Alone>
  /** AL-582: each works with the second point of experience. */
  readonly skills: Readonly<Record<MonsterKind, Bends<Alone>>>
  /** AL-735: an ability for a charge. */
  readonly ally: Bends<Alone>
  /** AL-734: everything at once. */
  sacrifice(play: At): void
}

export const characterCards: Readonly<Record<Character, CharacterCard>> = {
  pilot: {
    /** Sprint. */
    ability: {
      answers: {
        gaits: ({ table }, soFar) => (usedThisRound(table, 'sprint') ? soFar : [...soFar, 'sprint']),
      },
    },
    skills: {
      spores: { answers: { partingDice: (_, soFar) => soFar - 1 } },
      /** Evasive. */
      parasites: {
        answers: {
          evasions: ({ table }, soFar, { hits }) =>
            hits > 0 && !usedThisRound(table, 'evasive') ? [...soFar, 'evade'] : soFar,
        },
      },
      cultists: { answers: { fightDice: (_, soFar, { item }) => (item === null ? 3 : soFar) } },
      hybrids: { answers: { exploreRange: (_, soFar) => soFar + 1 } },
      /** Overdrive. */
      worms: {
        offers(play, _seat, may) {
          const used = usedThisRound(play.table, 'overdrive') ? 'AL-582' : undefined
          may.unless(slowTimeForbidden(play) ?? used, 'overdrive', {}, 'AL-582')
        },
      },
    },
    ally: ally({ answers: { isLedFurther: ({ table }) => !usedThisTurn(table, 'ally-move') } }),
    sacrifice: (play) => play.then('ledWhere', { left: 4 }),
  },

  engineer: {
    /** Any component upgrades any item, also at the start of a turn. */
    ability: {
      answers: { takesAnyComponent: () => true },
      offers(play, _seat, may) {
        if (usedThisTurn(play.table, 'tinkered')) return
        for (const each of upgrades(play)) may('tinker', each, ['AL-145', 'AL-318'])
      },
    },
    skills: {
      /** Sealed Suit. */
      spores: {
        answers: {
          evasions: ({ table }, soFar, { surging }) =>
            surging && !usedThisRound(table, 'sealed-suit') ? [...soFar, 'sealSuit'] : soFar,
        },
      },
      parasites: { answers: { locks: (_, soFar) => Math.max(2, soFar) } },
      cultists: { answers: { fightDice: (_, soFar, { item }) => (item === null ? soFar : soFar + 1) } },
      /** Power Saver. */
      hybrids: {
        answers: {
          chargeSavedBy: ({ table }, soFar) => (usedThisRound(table, 'power-saver') ? soFar : 'power-saver'),
        },
      },
      worms: { answers: { switchRange: (_, soFar) => soFar + 1 } },
    },
    ally: ally({
      offers: ({ table }, _seat, may) =>
        may.unless(isLit(table, table.hero.at) ? 'AL-393' : undefined, 'allyLight', {}, 'AL-735'),
    }),
    sacrifice: lightAround,
  },

  captain: {
    /** The first fright of a round costs one less. */
    ability: {
      answers: { calmedBy: ({ table }, soFar) => (usedThisRound(table, 'calm') ? soFar : 'calm') },
    },
    skills: {
      /** Sweep. */
      spores: { answers: { discards: () => 2 } },
      /** Stand Firm. */
      parasites: {
        answers: {
          saves: ({ table }, soFar, { health }) =>
            health > 0 && !usedThisRound(table, 'stand-firm') ? [...soFar, { step: 'standFirm' }] : soFar,
        },
      },
      /** Marksman. */
      cultists: {
        answers: {
          rerolls: ({ table }, soFar) => (usedThisTurn(table, 'marksman') ? soFar : [...soFar, 'marksman']),
        },
      },
      /** Composure. */
      hybrids: {
        answers: {
          saves: ({ table }, soFar, { control, cause }) =>
            control > 0 && cause === 'card' && !usedThisTurn(table, 'composure')
              ? [...soFar, { step: 'keepComposure' }]
              : soFar,
        },
      },
      worms: { answers: { refill: (_, soFar) => soFar + 1 } },
    },
    ally: ally({ answers: { rerolls: (_, soFar) => [...soFar, 'captain'] } }),
    sacrifice: removeAround,
  },

  doctor: {
    ability: { answers: { rest: (_, soFar) => ({ ...soFar, points: soFar.points + 1 }) } },
    skills: {
      /** Antitoxin. */
      spores: {
        answers: {
          saves: ({ table }, soFar, { health }) =>
            health > 0 && isHazardous(table, table.hero.at) && !usedThisRound(table, 'antitoxin')
              ? [...soFar, { step: 'takeAntitoxin' }]
              : soFar,
        },
      },
      parasites: { answers: { recovery: (_, soFar) => soFar + 1 } },
      cultists: { answers: { killThreshold: (_, soFar) => Math.max(1, soFar - 1) } },
      hybrids: { answers: { rest: (_, soFar) => ({ ...soFar, control: soFar.control + 1 }) } },
      worms: { answers: { locateTargets: (_, soFar) => soFar + 1 } },
    },
    ally: ally({ answers: { isTended: () => true } }),
    sacrifice: (play) => play.then('recoverWhich', { points: 6, why: 'sacrifice' }),
  },
}

/** Every ally can be sacrificed at the start of a turn. */
function ally({ answers, offers }: Bends<Alone>): Bends<Alone> {
  return {
    ...(answers && { answers }),
    offers(play, seat, may, ...rest) {
      may('sacrifice', {}, 'AL-734')
      offers?.(play, seat, may, ...rest)
    },
  }
}

function lightAround(play: At): void {
  const { table } = play
  for (const sector of asRevealed(table, distancesFrom(table, table.hero.at).within(3)))
    if (levelOf(sector) === levelOf(table.hero.at)) lightUpSector(play, sector)
  play.then('lookAround', {})
}

/** AL-455: no experience. */
function removeAround(play: At): void {
  const { table } = play
  for (const monster of monstersAt(table, table.hero.at))
    if (!isBoss(monster.being)) {
      table.monsters = table.monsters.filter((each) => each !== monster)
      play.emit('monsterRemoved', { being: monster.being, place: monster.at, monster: monster.id })
    }
}

/** Names the skills that the Hero has learned (AL-582). Asked in almost every step, so it makes no list. */
export function eachSkill(
  { character, experience }: Table['hero'],
  visit: (skill: Bends<Alone>) => void,
): void {
  if (character === null) return
  for (const kind of monsterKinds)
    if (experience[kind] === pointsForASkill) visit(characterCards[character].skills[kind])
}

export const characterBends: readonly Bends<Alone>[] = Object.values(characterCards).flatMap(
  ({ ability, skills, ally: asAlly }) => [ability, ...Object.values(skills), asAlly],
)
