import { expect, test } from 'vitest'
import { investigatorFaces, monsterFaces } from '../board/portraits.ts'
import { epics } from '../cards/epic-monsters.ts'
import { investigators } from '../cards/investigators.ts'
import { monsters } from '../cards/monsters.ts'

test('no two investigators or monsters share a portrait', () => {
  const faces = [...Object.values(investigatorFaces), ...Object.values(monsterFaces)]
  const all = { ...investigators, ...monsters, ...epics }
  expect(new Set(faces).size).toBe(Object.keys(all).length)
})
