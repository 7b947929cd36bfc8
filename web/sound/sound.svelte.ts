import type { Ambience } from '@miskatonic/screen'
import { settings } from '../settings/settings.svelte.ts'
import type { Effect } from './effects.ts'

/** Plays a sound if the person wants sounds. What makes them is loaded with the first one. */
export function play(effect: Effect): void {
  if (!settings.sound) return
  void ifPossible(async () => {
    const { playEffect, setVolume } = await import('./player.ts')
    setVolume(settings.volume)
    playEffect(effect)
  })
}

/** Keeps a game's ambience as the person wants it, while the component that calls this is shown. */
export function keepAmbience(ambience: Ambience): void {
  $effect(() => {
    if (!settings.sound || !settings.ambience) return
    let isOver = false
    let stop = (): void => {}
    void ifPossible(async () => {
      const { startAmbience } = await import('./player.ts')
      if (!isOver) stop = startAmbience(ambience)
    })
    return () => {
      isOver = true
      stop()
    }
  })
  $effect(() => {
    const level = settings.volume
    if (!settings.sound) return
    void ifPossible(async () => {
      const { setVolume } = await import('./player.ts')
      setVolume(level)
    })
  })
}

/** A page without sound is complete: where a browser has none, or the player cannot be loaded, nothing is heard. */
async function ifPossible(make: () => Promise<void>): Promise<void> {
  try {
    await make()
  } catch {
    // Nothing is heard.
  }
}
