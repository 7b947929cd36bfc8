import type { Seat } from '@miskatonic/kernel'
import { players } from '@miskatonic/table/players'
import type { Session } from '../connection/session.svelte.ts'
import { settings } from '../settings/settings.svelte.ts'
import { toasts } from '../shell/toasts.ts'
import { words } from './words/index.ts'

/** What people call a program that plays a seat. */
export function programName(id: string): string {
  return players.find((each) => each.id === id)?.names[settings.language] ?? id
}

/** Lets programs play at the speed of this page, and says when one of them gives up. Called while a component is made. */
export function keepPrograms(session: Session, nameOf: (seat: Seat) => string): void {
  const isPlaying = $derived(session.info?.seats.some(({ player }) => player !== undefined) ?? false)
  $effect(() => {
    if (isPlaying && session.status.is === 'open') void session.send({ t: 'pace', speed: settings.motion })
  })
  session.onGaveUp = ({ seat, player }) =>
    toasts.say(words.seats.gaveUp(programName(player), nameOf(seat)), 'bad')
}
