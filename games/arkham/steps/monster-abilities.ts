import type { Seat } from '@miskatonic/kernel'
import { monsterCard } from '../catalogue.ts'
import type { CustomAbility } from '../cards/custom.ts'
import type { At } from '../kind.ts'
import type { Monster } from '../position.ts'

/** AH-458.8h: what the text box of a monster does. */

type MonsterEvent = Extract<ReturnType<typeof monsterCard>['abilities'][number], { kind: 'after' }>['event']

/** What the monster's card says happens to `seat` after this event. */
export function monsterAbility(play: At, each: Monster, when: MonsterEvent, seat: Seat): void {
  for (const ability of monsterCard(each.kind).abilities)
    if (ability.kind === 'after' && ability.event === when)
      play.then('resolve', {
        effect: ability.effect,
        context: { seat, card: each.kind, monster: each.id, result: 0 },
      })
}

export function hasAfter(kind: string, when: MonsterEvent): boolean {
  for (const each of monsterCard(kind).abilities)
    if (each.kind === 'after' && each.event === when) return true
  return false
}

export function hasCustom(kind: string, name: CustomAbility): boolean {
  for (const each of monsterCard(kind).abilities)
    if (each.kind === 'custom' && each.name === name) return true
  return false
}
