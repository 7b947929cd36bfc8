import type { ScreenWords } from '../../words/screen.ts'
import type { Seen } from '../seen.ts'
import { unstableIn } from './unstable.ts'

/** A place in words: its name, and what lies there. Who stands there is told by the figures. */
export function labelOf(words: ScreenWords, table: Seen, place: string): string {
  const doom = table.doom[place] ?? 0
  const markers = table.markers.filter(({ at }) => at === place)
  return [
    words.place(place),
    ...(doom > 0 ? [words.doom(doom)] : []),
    ...(unstableIn(table).includes(place) ? [words.unstable] : []),
    ...markers.map(({ colour }) => words.marker(colour)),
  ].join(', ')
}
