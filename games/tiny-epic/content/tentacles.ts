/** Tentacles: madness in three colours, chaos, and the eldritch ones that feed the Great Old One. */

export const colours = ['fear', 'rage', 'greed'] as const
export type Colour = (typeof colours)[number]

/** What fits on a character's sheet. */
export const composures = [...colours, 'chaos'] as const
export type Composure = (typeof composures)[number]

export const kinds = [...composures, 'eldritch'] as const
export type Kind = (typeof kinds)[number]

export const madnessOfAColour = 15
export const chaosTentacles = 17
export const eldritchTentacles = 23

/** TE-482 and TE-R50: how many fit on one composure track. */
export const composureSpaces = 2

export function isColour(kind: Kind): kind is Colour {
  return kind !== 'chaos' && kind !== 'eldritch'
}

/** The next colour in the cycle fear, rage, greed. */
export const nextColour = { fear: 'rage', rage: 'greed', greed: 'fear' } as const satisfies Record<
  Colour,
  Colour
>
/** The colour that comes before it in the cycle. */
export const colourBefore = { rage: 'fear', greed: 'rage', fear: 'greed' } as const satisfies Record<
  Colour,
  Colour
>

export const shamblersOfAColour = 5
export const shamblers = 15
