import { expect, test } from 'vitest'
import { investigatorFaces, monsterFaces } from '../board/portraits.ts'
import { investigators } from '../cards/investigators.ts'
import { kinds } from '../cards/monsters.ts'

test('no two people or kinds of monsters share a portrait', () => {
  const faces = [...Object.values(investigatorFaces), ...Object.values(monsterFaces)]
  expect(new Set(faces).size).toBe(Object.keys(investigators).length + Object.keys(kinds).length)
})
