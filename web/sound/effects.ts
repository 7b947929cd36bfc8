import type { Sound } from '@miskatonic/screen'
import { noise, type Output, tone } from './shapes.ts'

/** The sounds of events, and those of the page: a bell when it is one's turn, and the end of a game. */
export type Effect = Sound | 'bell' | 'victory' | 'defeat'

export const effects: Readonly<Record<Effect, (at: Output, when: number) => void>> = {
  /** Paper over felt. */
  card: (at, when) => noise(at, { when, seconds: 0.09, from: 3800, to: 1600, loud: 0.16 }),

  /** Bone on wood: a few knocks, each later and softer than the last. */
  die(at, when) {
    for (const [i, delay] of [0, 0.07, 0.15, 0.25, 0.37].entries())
      noise(at, {
        when: when + delay,
        seconds: 0.04,
        from: 2600 - i * 180,
        to: 700,
        loud: 0.24 - i * 0.035,
        narrow: 4,
      })
  },

  /** A shoe on cobbles. */
  step(at, when) {
    noise(at, { when, seconds: 0.06, from: 520, to: 180, loud: 0.22 })
    noise(at, { when: when + 0.16, seconds: 0.06, from: 460, to: 160, loud: 0.16 })
  },

  blow(at, when) {
    noise(at, { when, seconds: 0.16, from: 1500, to: 120, loud: 0.34 })
    tone(at, { when, seconds: 0.2, from: 130, to: 52, loud: 0.34 })
  },

  /** Two low tones a little apart, which beat against each other. */
  dread(at, when) {
    tone(at, { when, seconds: 2.4, from: 55, to: 49, loud: 0.26, swell: 0.8 })
    tone(at, { when, seconds: 2.4, from: 58.3, to: 50.5, loud: 0.22, swell: 0.9 })
    noise(at, { when, seconds: 2.2, from: 240, to: 90, loud: 0.1, swell: 1 })
  },

  /** Stone closing, and a fifth that opens. */
  seal(at, when) {
    noise(at, { when, seconds: 0.5, from: 300, to: 70, loud: 0.3, swell: 0.1 })
    tone(at, { when: when + 0.3, seconds: 1.6, from: 220, to: 220, loud: 0.13, swell: 0.05 })
    tone(at, { when: when + 0.45, seconds: 1.6, from: 330, to: 330, loud: 0.11, swell: 0.05 })
  },

  /** It is your turn. The partials of a bell are not whole multiples. */
  bell(at, when) {
    for (const [partial, loud] of [
      [1, 0.16],
      [2.02, 0.09],
      [2.98, 0.06],
      [4.24, 0.03],
    ] as const)
      tone(at, { when, seconds: 1.8 / Math.sqrt(partial), from: 587 * partial, to: 587 * partial, loud })
  },

  /** An Old One stirs: a chord of low tones that rises by a half step, over a long rumble. */
  awakening(at, when) {
    noise(at, { when, seconds: 3, from: 60, to: 220, loud: 0.3, swell: 1.6 })
    for (const [i, hertz] of [41.2, 61.7, 87.3].entries())
      tone(at, { when: when + i * 0.25, seconds: 2.8, from: hertz, to: hertz * 1.06, loud: 0.24, swell: 1.2 })
  },

  /** The mind slips: two high tones that slide apart. */
  madness(at, when) {
    tone(at, { when, seconds: 1.9, from: 880, to: 1245, loud: 0.05, swell: 0.5 })
    tone(at, { when, seconds: 1.9, from: 872, to: 587, loud: 0.07, swell: 0.5 })
    noise(at, { when, seconds: 1.6, from: 2200, to: 600, loud: 0.05, swell: 0.9, narrow: 6 })
  },

  /** Claws out of the dark: a scrape that ends in a blow. */
  ambush(at, when) {
    noise(at, { when, seconds: 0.32, from: 700, to: 5200, loud: 0.2, swell: 0.28, narrow: 3 })
    noise(at, { when: when + 0.3, seconds: 0.3, from: 1800, to: 90, loud: 0.4 })
    tone(at, { when: when + 0.3, seconds: 0.5, from: 98, to: 41, loud: 0.38 })
  },

  /** Lamps fail: a tone that sinks, and breath. */
  nightmare(at, when) {
    tone(at, { when, seconds: 2.6, from: 220, to: 55, loud: 0.2, swell: 0.3 })
    tone(at, { when, seconds: 2.6, from: 233, to: 57, loud: 0.16, swell: 0.3 })
    noise(at, { when: when + 0.8, seconds: 2, from: 900, to: 300, loud: 0.08, swell: 0.9 })
  },

  /** A ratchet that slows down. */
  wheel(at, when) {
    let delay = 0
    for (let i = 0; i < 14; i++) {
      noise(at, { when: when + delay, seconds: 0.03, from: 3200 - i * 90, to: 1400, loud: 0.16, narrow: 5 })
      delay += 0.04 + i * 0.011
    }
  },

  /** Wounds close: a third that rises. */
  relief(at, when) {
    tone(at, { when, seconds: 0.7, from: 392, to: 392, loud: 0.09, swell: 0.03 })
    tone(at, { when: when + 0.16, seconds: 0.9, from: 494, to: 494, loud: 0.08, swell: 0.03 })
  },

  /** Breath in syllables. */
  whisper(at, when) {
    for (const [i, delay] of [0, 0.14, 0.24, 0.44].entries())
      noise(at, {
        when: when + delay,
        seconds: 0.16,
        from: 2600 + i * 300,
        to: 1700,
        loud: 0.06,
        swell: 0.05,
        narrow: 2.5,
      })
  },

  /** A major chord from below, with the bell on top. */
  victory(at, when) {
    for (const [i, hertz] of [196, 246.9, 293.7, 392, 493.9].entries())
      tone(at, { when: when + i * 0.16, seconds: 2.6, from: hertz, to: hertz, loud: 0.1, swell: 0.06 })
  },

  /** A minor chord that sinks into the ground. */
  defeat(at, when) {
    for (const [i, hertz] of [196, 155.6, 130.8, 98].entries())
      tone(at, { when: when + i * 0.3, seconds: 3, from: hertz, to: hertz * 0.94, loud: 0.13, swell: 0.1 })
    noise(at, { when: when + 1, seconds: 2.6, from: 180, to: 50, loud: 0.16, swell: 1 })
  },
}
