/** What one may do in the small game, seen from a seat: where the server does not say, the client has to know the rules. */
import {
  CLUES_TO_SEAL,
  GATES,
  HAND_LIMIT,
  NEIGHBOURS,
  type Option,
  regionOf,
  regionOfClue,
  type View,
} from '../../peers/map.ts'

export function optionsFrom({ seat, question, pieces, hand, handSizes, cultists, sealed }: View): Option[] {
  if (question === 'discard') return hand.map((card) => ({ move: 'discard', card }))
  const here = pieces[seat]!
  const region = regionOf(here)
  const clues = hand.filter((card) => regionOfClue(card) === region)
  const options: Option[] = NEIGHBOURS[here]!.map((to) => ({ move: 'walk', to }))
  options.push({ move: 'rest' })
  if (cultists[here]! > 0) options.push({ move: 'fight' })
  if (GATES[region] === here && !sealed[region] && clues.length >= CLUES_TO_SEAL)
    options.push({ move: 'seal' })
  for (const [other, size] of handSizes.entries())
    if (other !== seat && pieces[other] === here && size < HAND_LIMIT)
      for (const card of clues) options.push({ move: 'give', card, seat: other })
  return options
}
