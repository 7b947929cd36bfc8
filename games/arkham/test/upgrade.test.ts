import { Engine, completeOptions } from '@miskatonic/kernel'
import { takenUp } from '@miskatonic/proof/scene'
import { expect, test } from 'vitest'
import { arkham } from '../index.ts'

test('a position of version 2 goes on as it is', () => {
  const { position } = Engine.start(arkham, completeOptions(arkham, {}), 'version 2')
  const { version, ...rest } = takenUp(arkham, { ...position, version: '2' })
  expect(version).toBe(arkham.version)
  expect(rest).toEqual({ ...position, version: undefined })
})
