import { partCommitment } from '@miskatonic/table'
import type { TableKeys } from '@miskatonic/protocol'
import { openTable } from '../../server/api.ts'
import { Client } from '../../server/client.ts'
import { Dice } from '../../server/dice.ts'
import { device, expect, test } from '../house.ts'

/** Makes random choices for both seats until the game is over. */
async function playToTheEnd(client: Client): Promise<void> {
  const dice = new Dice('browser luck')
  while (client.now!.outcome === null) {
    const { seat, offer } = dice.pick(client.offers())
    await client.choose(seat, offer)
  }
}

async function opened(address: string): Promise<{ keys: TableKeys; friend: Client }> {
  const keys = await openTable(address, { players: 2 })
  // Holds both seats, so that it can play for the page as well; the page commits and reveals for the first one.
  const friend = await Client.join(address, { table: keys.table, keys: Object.values(keys.seats) })
  return { keys, friend }
}

test('a page takes part in the luck by itself, and checks it by itself at the end', async ({
  house,
  sitDown,
}) => {
  const { keys, friend } = await opened(house.address)
  await friend.ask({
    t: 'commit',
    seat: 'p2',
    commitment: partCommitment(keys.table, 'p2', 'a friend’s part'),
  })
  const page = await sitDown(device('desk'))
  await page.goto(`/table/${keys.table}#${keys.seats['p1']!}`)
  await page.goto(`/table/${keys.table}#${keys.host}`)
  const begin = page.getByRole('button', { name: 'Begin the game' })
  await expect(begin).toBeVisible()
  await expect(page.locator('[data-seal=p1]')).toHaveCount(1)
  await begin.click()
  await friend.wire.until('info', ({ info }) => info.luck.missing !== null)
  await friend.ask({ t: 'reveal', seat: 'p2', part: 'a friend’s part' })
  await friend.wire.until('info', ({ info }) => info.phase === 'playing')
  await friend.ask({ t: 'moment', seat: '', number: 0 })
  await playToTheEnd(friend)
  await expect(page.locator('[data-luck=fair]').first()).toBeVisible({ timeout: 60_000 })
  await friend.close()
})

test('a page whose friend does not show a part stays, and commits anew', async ({ house, sitDown }) => {
  const { keys, friend } = await opened(house.address)
  await friend.ask({ t: 'commit', seat: 'p2', commitment: '0'.repeat(64) })
  const page = await sitDown(device('desk'))
  await page.goto(`/table/${keys.table}#${keys.seats['p1']!}`)
  await page.goto(`/table/${keys.table}#${keys.host}`)
  await expect(page.locator('[data-seal=p1]')).toHaveCount(1)
  const before = friend.info!.luck.commitments['p1']
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await expect(page.getByText('did not show their part of the luck')).toBeVisible({ timeout: 30_000 })
  const { info } = await friend.wire.until(
    'info',
    ({ info: told }) => told.seats[1]!.name === null && told.luck.commitments['p1'] !== undefined,
  )
  expect(info).toMatchObject({ phase: 'gathering' })
  expect(info.luck.commitments['p1']).not.toBe(before)
  await friend.close()
})
