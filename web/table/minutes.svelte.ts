import { createSubscriber } from 'svelte/reactivity'

const MINUTE = 60_000

/** Ticks only while something on the page depends on it. */
const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, MINUTE / 2)
  return () => clearInterval(timer)
})

/** Whole minutes since a moment given in milliseconds since 1970; stays true while it is shown. */
export function minutesSince(moment: number): number {
  subscribe()
  return Math.max(0, Math.floor((Date.now() - moment) / MINUTE))
}
