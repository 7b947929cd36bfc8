import type { TableSettings } from '@miskatonic/protocol'
import { inEnglish } from '../../../words.ts'

function minutesInWords(minutes: number): string {
  if (minutes >= 1440) return minutes === 1440 ? 'a day' : `${Math.round(minutes / 1440)} days`
  if (minutes >= 60) return minutes < 120 ? 'an hour' : `${Math.round(minutes / 60)} hours`
  return `${minutes} ${inEnglish(minutes, 'minute', 'minutes')}`
}

export const en = {
  forOthers: (free: number) =>
    free === 1
      ? 'One player is still missing; then it can begin.'
      : `${free} players are still missing; then it can begin.`,
  full: 'Everybody has a seat. It can begin.',
  invited: 'You are invited. Choose a seat.',
  watching: 'The game has not begun yet. You are watching.',
  meanwhile: 'While you wait',
  learn: 'Learn it in ten minutes',
  learnAs: (side: string) => `Learn it in ten minutes: ${side}`,
  howTo: 'How to play',
  rules: 'Read the rules',
  replaced: ({ replaceBy, replaceAfter }: TableSettings) => {
    if (replaceBy === 'nobody') return 'A player who is away is waited for and not replaced.'
    const who = replaceBy === 'host' ? 'the host' : 'any player'
    return replaceAfter === 0
      ? `If a player is away, ${who} may find a replacement at once.`
      : `If a player is away for ${minutesInWords(replaceAfter)}, ${who} may find a replacement.`
  },
  consent: (after: number | null) =>
    after === null
      ? 'Playing on from an earlier moment takes everybody’s consent, also that of players who are away.'
      : `Playing on from an earlier moment takes everybody’s consent; players who are away have ${after === 0 ? 'no say' : `${minutesInWords(after)} to object`}.`,
  seats: 'Who sits where',
  links: 'More links',
  begin: 'Begin the game',
  waitForHost: 'The host begins when everybody is here.',
  settings: 'This game',
  moreSettings: 'More settings',
  luck: 'Fair play',
  luckText:
    'The table has drawn a secret, and everybody’s page a part of its own. Now only their seals are shown, so that nobody can change theirs later. All shuffles and dice come from all of it together: nobody can choose them, and after the game this page checks everything by itself.',
  seal: 'The table’s seal (SHA-256)',
  sealOf: (who: string) => `Seal of ${who}`,
  revealing: 'The parts of the luck are being shown …',
}
