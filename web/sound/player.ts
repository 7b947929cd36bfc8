import type { Ambience } from '@miskatonic/screen'
import { type Effect, effects } from './effects.ts'
import { type Output, whiteNoise } from './shapes.ts'

/** Seconds in which the ambience comes and goes. */
const FADE = 3
/** Seconds of noise that the wind repeats. */
const WIND_LOOP = 6

let output: Output | undefined

/** Makes sounds while the page can be seen. Browsers wait for a first touch of the page; so does this. */
function openOutput(): Output {
  if (output !== undefined) return output
  const context = new AudioContext()
  const volume = context.createGain()
  volume.connect(context.destination)
  const follow = (): void => void (document.hidden ? context.suspend() : context.resume())
  document.addEventListener('visibilitychange', follow)
  // A context that was made before the first touch is suspended until then.
  document.addEventListener('pointerdown', follow, { once: true })
  output = { context, volume }
  return output
}

/** From 0 to 1. Hearing is not linear: half the way sounds half as loud. */
export function setVolume(level: number): void {
  const { context, volume } = openOutput()
  volume.gain.setTargetAtTime(level ** 2, context.currentTime, 0.03)
}

export function playEffect(effect: Effect): void {
  const at = openOutput()
  if (document.hidden) return
  if (at.context.state === 'suspended') void at.context.resume()
  effects[effect](at, at.context.currentTime + 0.01)
}

/** Plays a game's ambience until the function that it gives back is called. */
export function startAmbience({ drone, wind, distant }: Ambience): () => void {
  const { context, volume } = openOutput()
  const bed = context.createGain()
  bed.gain.setValueAtTime(0, context.currentTime)
  bed.gain.linearRampToValueAtTime(1, context.currentTime + FADE)
  bed.connect(volume)
  const sources = [...drone.map((hertz, i) => droneOf(bed, hertz, i)), windOf(bed, wind)]
  for (const source of sources) source.start()
  const timer = setInterval(() => playEffect(distant.sound), distant.seconds * 1000)
  return () => {
    clearInterval(timer)
    bed.gain.cancelScheduledValues(context.currentTime)
    bed.gain.setTargetAtTime(0, context.currentTime, FADE / 6)
    for (const source of sources) source.stop(context.currentTime + FADE)
  }
}

/** One voice of the drone; each swells at a pace of its own, so that the chord is never quite the same. */
function droneOf(bed: GainNode, hertz: number, i: number): OscillatorNode {
  const { context } = bed
  const voice = context.createOscillator()
  voice.frequency.value = hertz
  const loud = context.createGain()
  loud.gain.value = 0.05
  const swell = context.createOscillator()
  swell.frequency.value = 0.05 + i * 0.023
  const depth = context.createGain()
  depth.gain.value = 0.03
  swell.connect(depth).connect(loud.gain)
  swell.start()
  voice.addEventListener('ended', () => swell.stop())
  voice.connect(loud).connect(bed)
  return voice
}

function windOf(bed: GainNode, { hertz, loud }: Ambience['wind']): AudioBufferSourceNode {
  const { context } = bed
  const source = context.createBufferSource()
  source.buffer = whiteNoise(context, WIND_LOOP)
  source.loop = true
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = hertz
  band.Q.value = 1.4
  const gain = context.createGain()
  gain.gain.value = loud
  source.connect(band).connect(gain).connect(bed)
  return source
}
