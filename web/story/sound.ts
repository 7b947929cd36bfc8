import type { Screen } from '@miskatonic/screen'

/** Sounds are made on the spot from noise and tones: there are no files to fetch, and sound is off until it is switched on. */
export type Sound = NonNullable<ReturnType<Screen['sound']>> | 'bell'

let context: AudioContext | undefined

/** Plays a sound, unless the browser has none to give. Browsers wait for a first touch of the page; so does this. */
export function play(sound: Sound): void {
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    sounds[sound](context, context.currentTime + 0.01)
  } catch {
    // A page without sound is complete.
  }
}

const sounds: Record<Sound, (at: AudioContext, when: number) => void> = {
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
}

interface Shape {
  readonly when: number
  readonly seconds: number
  /** Frequencies at the beginning and the end, in hertz. */
  readonly from: number
  readonly to: number
  readonly loud: number
  /** Seconds until it is loudest. */
  readonly swell?: number
  /** How narrow the band of a noise is. */
  readonly narrow?: number
}

function tone(at: AudioContext, shape: Shape): void {
  const source = at.createOscillator()
  source.frequency.setValueAtTime(shape.from, shape.when)
  source.frequency.exponentialRampToValueAtTime(shape.to, shape.when + shape.seconds)
  source.connect(envelope(at, shape))
  run(source, shape)
}

function noise(at: AudioContext, shape: Shape): void {
  const source = at.createBufferSource()
  source.buffer = whiteNoise(at, shape.seconds)
  const band = at.createBiquadFilter()
  band.type = 'bandpass'
  band.Q.value = shape.narrow ?? 0.8
  band.frequency.setValueAtTime(shape.from, shape.when)
  band.frequency.exponentialRampToValueAtTime(shape.to, shape.when + shape.seconds)
  source.connect(band).connect(envelope(at, shape))
  run(source, shape)
}

function run(source: AudioScheduledSourceNode, { when, seconds }: Shape): void {
  source.start(when)
  source.stop(when + seconds)
}

function envelope(at: AudioContext, { when, seconds, loud, swell = 0.004 }: Shape): GainNode {
  const volume = at.createGain()
  volume.gain.setValueAtTime(0.0001, when)
  volume.gain.exponentialRampToValueAtTime(loud, when + swell)
  volume.gain.exponentialRampToValueAtTime(0.0001, when + seconds)
  volume.connect(at.destination)
  return volume
}

function whiteNoise(at: AudioContext, seconds: number): AudioBuffer {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
