import type { View } from '@miskatonic/kernel'
import type { Table } from '../position.ts'

/** What a language says of things that have numbers instead of names. */
interface Numbered {
  option(n: string): string
  card(n: string): string
  inCodex(card: string): string
  rumour(headline: number): string
  /** A monster that is not there any more. */
  readonly monster: string
}

type MonsterOf = Pick<Table['monsters'][number], 'id' | 'kind'>

/** How ids become names in one language. */
export interface Naming {
  /**
   * The name of a space, street, card, monster, skill or token from its id. Names of two parts are read part by part ("p2 zora-larson"); what
   * has no name, such as a card whose title may not be told yet, stays as it is. An action of a card ("police-whistle 0") is called like it.
   */
  named(id: string): string
  /** A monster by its kind; where several of that kind are on the board, by its place among them as well. */
  monsterNamed(id: string, all: readonly MonsterOf[]): string
  /** The same for a table as a seat sees it. */
  monsterSeen(id: string, seen: Pick<View, 'table'> | undefined): string
}

export function naming(names: Readonly<Record<string, string>>, say: Numbered): Naming {
  function named(id: string): string {
    const known = names[id]
    if (known !== undefined) return known
    const option = /^option-(\d+)$/.exec(id)
    if (option) return say.option(option[1]!)
    const card = /^card-(\d+)$/.exec(id)
    if (card) return say.card(card[1]!)
    const inCodex = /^(?:codex (\d+)(?: \d+)?|(\d+) \d+)$/.exec(id)
    if (inCodex) return say.inCodex((inCodex[1] ?? inCodex[2])!)
    const rumour = /^(?:codex )?hl-(\d+)(?: \d+)?$/.exec(id)
    if (rumour) return say.rumour(Number(rumour[1]))
    const owner = /^(\S+) \d$/.exec(id)?.[1]
    if (owner !== undefined && owner in names) return named(owner)
    return id.includes(' ') ? id.split(' ').map(named).join(' ') : id
  }

  function monsterNamed(id: string, all: readonly MonsterOf[]): string {
    const kind = all.find((each) => each.id === id)?.kind
    if (kind === undefined) return say.monster
    const alike = all.filter((each) => each.kind === kind)
    return alike.length === 1
      ? named(kind)
      : `${named(kind)} ${alike.findIndex((each) => each.id === id) + 1}`
  }

  function monsterSeen(id: string, seen: Pick<View, 'table'> | undefined): string {
    const there = (seen?.table as Partial<Pick<Table, 'monsters'>> | undefined)?.monsters ?? []
    return monsterNamed(id, there)
  }

  return { named, monsterNamed, monsterSeen }
}
