import type { Room } from './maps.ts'

/** The missions (ledger, table 8.9), with their main rooms. What they ask stands in steps/missions.ts. */
export const greenMissions = [
  'trapped-crewmate',
  'weapons-locker',
  'emergency-power',
  'synthesis',
  'barricaded-survivor',
] as const
export const blueMissions = ['haze', 'dead-silence', 'failing-grid', 'spore-bloom', 'jamming-field'] as const
export const redMissions = [
  'distress-call',
  'radiation-purge',
  'evacuation',
  'the-queen',
  'the-ritual',
] as const

export type GreenMission = (typeof greenMissions)[number]
export type BlueMission = (typeof blueMissions)[number]
export type RedMission = (typeof redMissions)[number]
export const missions = [...greenMissions, ...blueMissions, ...redMissions] as const
export type Mission = (typeof missions)[number]

export const mainRoom: Record<Mission, Room> = {
  'trapped-crewmate': 'infirmary',
  'weapons-locker': 'armoury',
  'emergency-power': 'generator-room',
  synthesis: 'laboratory',
  'barricaded-survivor': 'canteen',
  haze: 'control-room',
  'dead-silence': 'communications-room',
  'failing-grid': 'generator-room',
  'spore-bloom': 'laboratory',
  'jamming-field': 'armoury',
  'distress-call': 'communications-room',
  'radiation-purge': 'laboratory',
  evacuation: 'escape-pods',
  'the-queen': 'generator-room',
  'the-ritual': 'canteen',
}
