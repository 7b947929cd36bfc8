import { edgeOf } from '../../content/sectors.ts'
import type { Events } from '../../kind.ts'
import type { Monster } from '../../position.ts'
import type { Own } from '../seen.ts'

/**
 * What Evil sees after an event, made from what it saw before it. Monsters, lights, doors and the Hero come out exactly; whatever no event
 * tells follows with the true view.
 */
export function ownAfter(own: Own, event: string, args: object): Own {
  const change = changes[event as keyof Events] as ((own: Own, args: object) => Partial<Own>) | undefined
  return change === undefined ? own : { ...own, ...change(own, args) }
}

type Changes = { [E in keyof Events]?: (own: Own, args: Events[E]) => Partial<Own> }

const changes: Changes = {
  moved: (_, { to }) => ({ hero: to }),
  doorLocked: ({ locked }, { place, way }) =>
    way === 'stairs' ? {} : { locked: [...locked, edgeOf(place, way)] },
  doorUnlocked: ({ locked }, { place, way }) =>
    way === 'stairs' ? {} : { locked: locked.filter((edge) => edge !== edgeOf(place, way)) },
  sectorRevealed: ({ maze }, { place }) => ({ maze: [...maze, place] }),
  sectorsForgotten: ({ maze }, { places }) => ({ maze: maze.filter((sector) => !places.includes(sector)) }),
  litUp: ({ lit }, { place }) => ({ lit: [...lit, place] }),
  wentDark: ({ lit }, { place }) => ({ lit: lit.filter((sector) => sector !== place) }),
  hazardPlaced: ({ hazards }, { place }) => (place === null ? {} : { hazards: [...hazards, place] }),
  hazardDiscarded: ({ hazards }, { place }) => ({
    hazards: hazards.filter((sector) => sector !== place),
  }),
  conditionPlaced: ({ conditions }, { mission, place }) =>
    place === null ? {} : { conditions: [...conditions, { at: place, mission }] },
  conditionTaken: ({ conditions }, { place }) => ({
    conditions: conditions.filter(({ at }) => at !== place),
  }),
  cardsDrawn: ({ hands }, { cards }) => ({ hands: [...hands, ...(cards ?? [])] }),
  monsterSpawned: ({ monsters }, { being, place, monster }) =>
    monster === null ? {} : { monsters: [...monsters, newMonster(monster, being, place)] },
  monsterMoved: (own, { to, monster }) => (to === null ? {} : changed(own, monster, { at: to, moved: true })),
  monsterRelocated: (own, { to, monster }) =>
    to === null ? {} : changed(own, monster, { at: to, moved: true }),
  monsterRemoved: (own, { monster }) => without(own, monster),
  monsterKilled: (own, { monster }) => without(own, monster),
  monsterWounded: (own, { monster }) => changed(own, monster, { wounded: true }),
  monsterStunned: (own, { monster }) => changed(own, monster, { stunned: 1 }),
  strengthened: (own, { monster, dice }) =>
    changed(own, monster, {
      bonus: (own.monsters.find(({ id }) => id === monster)?.bonus ?? 0) + dice,
    }),
}

function newMonster(id: string, being: Monster['being'], at: string): Monster {
  return {
    id,
    being,
    at,
    wounded: false,
    moved: false,
    bonus: 0,
    blind: false,
    attacked: false,
    stunned: 0,
  }
}

function changed({ monsters }: Own, id: string | null, to: Partial<Monster>): Partial<Own> {
  return { monsters: monsters.map((each) => (each.id === id ? { ...each, ...to } : each)) }
}

function without({ monsters }: Own, id: string | null): Partial<Own> {
  return { monsters: monsters.filter((each) => each.id !== id) }
}
