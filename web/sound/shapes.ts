/** Sounds are made of tones and noise on the spot: there are no files to fetch. */

/** Where sounds go: the audio context, and the node that sets the volume. */
export interface Output {
  readonly context: AudioContext
  readonly volume: GainNode
}

export interface Shape {
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

export function tone(at: Output, shape: Shape): void {
  const source = at.context.createOscillator()
  source.frequency.setValueAtTime(shape.from, shape.when)
  source.frequency.exponentialRampToValueAtTime(shape.to, shape.when + shape.seconds)
  source.connect(envelope(at, shape))
  run(source, shape)
}

export function noise(at: Output, shape: Shape): void {
  const source = at.context.createBufferSource()
  source.buffer = whiteNoise(at.context, shape.seconds)
  const band = at.context.createBiquadFilter()
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

function envelope(at: Output, { when, seconds, loud, swell = 0.004 }: Shape): GainNode {
  const volume = at.context.createGain()
  volume.gain.setValueAtTime(0.0001, when)
  volume.gain.exponentialRampToValueAtTime(loud, when + swell)
  volume.gain.exponentialRampToValueAtTime(0.0001, when + seconds)
  volume.connect(at.volume)
  return volume
}

export function whiteNoise(at: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
