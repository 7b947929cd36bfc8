import type { Drawing } from '@miskatonic/screen/faces'
import type { InvestigatorId, MonsterKind } from '../content/ids.ts'
import * as people from './faces/investigators.ts'
import * as beings from './faces/monsters.ts'

/** A portrait for each person and each kind of monster. */
export const investigatorFaces: Readonly<Record<InvestigatorId, Drawing>> = {
  'ashcan-pete': people.ashcanPete,
  'gloria-goldberg': people.gloriaGoldberg,
  'harvey-walters': people.harveyWalters,
  'jenny-barnes': people.jennyBarnes,
  'joe-diamond': people.joeDiamond,
  'kate-winthrop': people.kateWinthrop,
  'michael-mcglen': people.michaelMcGlen,
  'sister-mary': people.sisterMary,
}

export const monsterFaces: Readonly<Record<MonsterKind, Drawing>> = {
  cultist: beings.cultist,
  'cult-leader': beings.cultLeader,
  maniac: beings.maniac,
  witch: beings.witch,
  zombie: beings.zombie,
  hound: beings.hound,
  chthonian: beings.chthonian,
  'mi-go': beings.miGo,
  shoggoth: beings.shoggoth,
}
