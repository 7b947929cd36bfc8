import type { IconName } from '@miskatonic/screen'
import type { MythosToken } from '../../content/tokens.ts'

/** A sign for each kind of mythos token. */
export const tokenSigns: Readonly<Record<MythosToken, IconName>> = {
  'spread-doom': 'water-drop',
  'spawn-monster': 'claws',
  'spawn-clue': 'magnifying-glass',
  'read-headline': 'scroll-quill',
  'gate-burst': 'vortex',
  reckoning: 'ringing-bell',
  blank: 'moon',
}
