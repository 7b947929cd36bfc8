import type { View } from '@miskatonic/kernel'
import type { LogEntry } from '@miskatonic/protocol'
import { readableEntries } from './log-entries.ts'
import type { Sitting } from './sitting.svelte.ts'

/** What is on the screen, as the board sees it. Behind a curtain only the public view is drawn. */
export function viewAt({ session: { info }, screen, now, lookback, eyes }: Sitting): View {
  const seatAtScreen = eyes.curtain === null ? eyes.seat : ''
  const seat = lookback.isOn ? lookback.eyes : seatAtScreen
  return {
    seat,
    game: screen.about.id,
    seats: info?.seats.map((each) => each.seat) ?? [],
    options: info?.options ?? {},
    choices: now.number,
    asked: now.asked,
    outcome: now.outcome,
    table: now.table,
    own: now.seats[seat]?.own ?? {},
  }
}

/** The log as far as it may be read now. */
export function entriesAt({
  session,
  screen,
  now,
  view,
  lookback,
  eyes,
  playback,
}: Sitting): readonly LogEntry[] {
  if (eyes.curtain !== null) return []
  return readableEntries(session.log, {
    since: now.outcome === null ? (screen.since?.(view) ?? 0) : 0,
    until: lookback.moment?.number,
    isTelling: playback.isRunning,
  })
}
