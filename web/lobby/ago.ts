import type { Language } from '@miskatonic/kernel'

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "2 hours ago", "wczoraj". */
export function ago(at: number, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, length] of steps) {
    const passed = Math.floor((now - at) / length)
    if (passed > 0) return format.format(-passed, unit)
  }
  return format.format(0, 'second')
}
