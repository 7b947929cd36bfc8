import type { Ambience } from '@miskatonic/screen'
import { settings } from '../settings/settings.svelte.ts'
import type { Effect } from './effects.ts'

type Player = typeof import('./player.ts')

/** Plays a sound if the person wants sounds. What makes them is loaded with the first one. */
export function play(effect: Effect): void {
  if (settings.sound) void withPlayer((player) => player.playEffect(effect))
}

/** Keeps a game's ambience as the person wants it, while the component that calls this is shown. */
export function keepAmbience(ambience: Ambience): void {
  $effect(() => {
    if (!settings.sound || !settings.ambience) return
    let isOver = false
    let stop = (): void => {}
    void withPlayer((player) => {
      if (!isOver) stop = player.startAmbience(ambience)
    })
    return () => {
      isOver = true
      stop()
    }
  })
  $effect(() => {
    const level = settings.volume
    if (settings.sound) void withPlayer((player) => player.setVolume(level))
  })
}

/** A page without sound is complete: where a browser has none, or the player cannot be loaded, nothing is heard. */
async function withPlayer(use: (player: Player) => void): Promise<void> {
  try {
    const player = await import('./player.ts')
    player.setVolume(settings.volume)
    use(player)
  } catch {
    // Nothing is heard.
  }
}
