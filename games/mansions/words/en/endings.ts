import { type Story, letters, stories } from '../../content/ids.ts'
import { headings } from './headings.ts'

export const notes: Record<string, string> = {}

/** Named by story, Objective and side: `hour-a-keeper`. In "Cold Storage" the last Event is the Keeper's (MM-007), so it is no defeat of all. */
export const outcomes: Record<string, string> = {
  'nobody-left': 'The Keeper wins: no investigator is left.',
  ...Object.fromEntries(stories.flatMap(endingsOf).filter(([id]) => id !== 'ward-a-lost')),
}

function endingsOf(story: Story): [string, string][] {
  return letters.flatMap((letter): [string, string][] => {
    const title = headings[story].objectives[letter]
    const id = `${story}-${letter.toLowerCase()}`
    return [
      [`${id}-keeper`, `The Keeper wins: “${title}”.`],
      [`${id}-investigators`, `The investigators win: “${title}”.`],
      [`${id}-lost`, `The last Event is over, and all players lose: “${title}”.`],
    ]
  })
}
