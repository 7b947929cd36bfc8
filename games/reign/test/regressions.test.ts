import { completeOptions } from '@miskatonic/kernel'
import { reproduce } from '@miskatonic/proof'
import { expect, test } from 'vitest'
import { reign } from '../index.ts'
import { type Setting, scene } from './scene.ts'

/** Whatever the battery found once: the position in short, what was chosen in it, and the check that failed afterwards. */
interface Regression {
  readonly name: string
  readonly setting: Setting
  readonly choices: readonly string[]
  readonly check: string
}

const closed: Setting = { options: { hands: 'closed' }, investigators: ['doctor', 'detective', 'magician'] }

const regressions: readonly Regression[] = [
  {
    name: 'closed hands: a card that is offered is known to be in that hand',
    setting: { ...closed, hands: { p1: ['arkham', 'silver-key'], p2: ['dunwich', 'kingsport'] } },
    choices: ['p1 giveRelic:relic=silver-key,to=p2'],
    check: 'secrets',
  },
  {
    name: 'closed hands: the Magician offers a relic for nothing',
    setting: {
      ...closed,
      active: 'p3',
      hands: { p3: ['arkham', 'silver-key'], p2: ['dunwich', 'kingsport'] },
    },
    choices: ['p3 freelyGive:relic=silver-key,to=p2'],
    check: 'secrets',
  },
  {
    name: 'closed hands: whoever plays Xaos Mirror is known to hold a clue card',
    setting: { ...closed, hands: { p1: ['arkham', 'xaos-mirror'], p2: ['dunwich', 'warded-box'] } },
    choices: ['p1 playRelic:relic=xaos-mirror'],
    check: 'secrets',
  },
  {
    name: 'closed hands: so is whoever Xaos Mirror is turned upon',
    setting: { ...closed, hands: { p1: ['arkham', 'xaos-mirror'], p2: ['dunwich', 'warded-box'] } },
    choices: ['p1 playRelic:relic=xaos-mirror', 'p1 mirrorWith:seat=p2'],
    check: 'secrets',
  },
]

test.each(regressions)('$name', ({ setting, choices, check }) => {
  const { position: start } = scene(setting)
  const chosen = choices.map((choice) => ({ seat: choice.slice(0, 2), option: choice.slice(3) }))
  const { game, version, options } = start
  // The check draws lots; a few seeds show what one of them might miss.
  for (const seed of ['1', '2', '3', '4', '5'])
    expect(
      reproduce(reign, { game, version, options, seed, start, choices: chosen, check, details: '' }),
    ).toBeNull()
})

test('a first player who does not sit at the table is refused', () => {
  expect(completeOptions(reign, { players: 2, first: 'p3' })).toMatchObject({
    refused: { code: 'bad-options' },
  })
})
