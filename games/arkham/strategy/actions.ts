import type { Option } from '@miskatonic/kernel'
import { monsterCard } from '../catalogue.ts'
import type { Skill } from '../content/ids.ts'
import type { Monster } from '../position.ts'
import { engagedWith, focusLimit, isEpic, skillValue } from '../steps/look.ts'
import { attackSkill, evadeModifier } from '../steps/pool.ts'
import { isInForce } from '../steps/ways.ts'
import { worthOfCodexAction } from './objectives.ts'
import { type Attraction, worthOfWarding } from './places.ts'
import type { Scene } from './scene.ts'

/** What an action is worth in a turn. */
export function worthOfAction(scene: Scene, { step, args }: Option, attraction: Attraction): number {
  const { me, table, goal } = scene
  if (goal === 'no-one-left') return worthOfRuin(scene, { step, args }, attraction)
  switch (step) {
    case 'useCodex': {
      const [card, action] = [String(args['card']).replace(/^card-/, ''), Number(args['action'])]
      return worthOfCodexAction(scene, card, action)
    }
    case 'research':
      return me.clues > 0 ? 70 + 5 * me.clues : 0
    case 'ward':
      return worthOfWarding(scene, me.at)
    case 'attack':
    case 'castToAttack':
      return worthOfAttacking(
        scene,
        table.monsters.find(({ id }) => id === args['monster'])!,
      )
    case 'evade':
    case 'castToEvade':
      return worthOfEvading(scene)
    case 'move':
      return worthOfWalking(attraction(String(args['to'])) - attraction(me.at))
    case 'gather':
      return needsMoney(scene) ? 45 : 10
    case 'focus':
      return worthOfFocusing(scene, args['skill'] as Skill)
    case 'useComponent':
    case 'useInTurn':
      return 25
    default: // to trade, to cast instead of walking, to stop
      return step === 'stopActing' ? 0 : 1
  }
}

/** For a walk to a place that is so much better. */
export function worthOfWalking(gain: number): number {
  return gain > 0 ? 30 + gain : -10
}

/** Dice that an attack is made with. */
function diceAgainst({ table, seat }: Scene, target: Monster): number {
  const skill = attackSkill(table, target, (constant) => isInForce(table, constant))
  return skillValue(table, seat, skill) + monsterCard(target.kind).attack
}

function worthOfAttacking(scene: Scene, target: Monster): number {
  const dice = diceAgainst(scene, target)
  if (isEpic(target)) return 78
  if (!target.engagedWith.includes(scene.seat)) return dice >= 4 ? 24 : 5
  return dice >= 3 ? 80 : 55 + dice
}

function worthOfEvading(scene: Scene): number {
  const { table, seat } = scene
  const engaged = engagedWith(table, seat)
  if (engaged.some(isEpic)) return 20
  const dice = skillValue(table, seat, 'observation') + (engaged.length > 0 ? evadeModifier(engaged) : 0)
  return dice >= 2 ? 70 + dice : 54
}

function needsMoney({ goal, table, me }: Scene): boolean {
  const bells = goal === 'second-peal' && table.codex.some(({ card }) => card === '54' || card === '55')
  const boxes = table.codex.some(({ card }) => card === '78')
  return (bells && me.money < 4) || (boxes && me.money < 2)
}

const liked: readonly Skill[] = ['observation', 'lore', 'strength', 'will', 'influence']

function worthOfFocusing({ table, seat, me }: Scene, skill: Skill): number {
  const limit = focusLimit(table, seat)
  if (limit !== null && me.focus.length >= limit) return 1
  return 20 - liked.indexOf(skill)
}

/** A player who wants to lose everybody waits where monsters are, and keeps the doom away meanwhile. */
function worthOfRuin(
  scene: Scene,
  { step, args }: Pick<Option, 'step' | 'args'>,
  attraction: Attraction,
): number {
  if (step === 'useCodex') return args['card'] === 'card-65' ? 100 : -1
  if (step === 'ward') return worthOfWarding(scene, scene.me.at)
  if (step === 'move') return worthOfWalking(attraction(String(args['to'])) - attraction(scene.me.at))
  return step === 'stopActing' ? 5 : 0
}
