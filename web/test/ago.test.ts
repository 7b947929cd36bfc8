import { expect, it } from 'vitest'
import { ago } from '../lobby/ago.ts'

const now = 1_000_000_000_000
it.each([
  [0, 'now', 'teraz'],
  [5 * 60_000, '5 minutes ago', '5 minut temu'],
  [2 * 3_600_000, '2 hours ago', '2 godziny temu'],
  [26 * 3_600_000, 'yesterday', 'wczoraj'],
  [-5000, 'now', 'teraz'],
])('%d ms ago', (ms, en, pl) => {
  expect(ago(now - ms, now, 'en')).toBe(en)
  expect(ago(now - ms, now, 'pl')).toBe(pl)
})
