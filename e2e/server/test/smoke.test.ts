import { games } from '@miskatonic/games'
import { readConfig, serve } from '@miskatonic/server'
import { expect, it } from 'vitest'
import { openTable } from '../api.ts'
import { Client } from '../client.ts'
import { onDisk, playLog } from '../disk.ts'
import { withFolder } from '../folders.ts'
import { withoutLimits } from '../program.ts'
it('plays', async () => {
  await withFolder(async (folder) => {
    const server = await serve(readConfig({ flags: { port: '0', host: '127.0.0.1', data: folder, 'log-level': 'silent', ...withoutLimits } }), games)
    const address = server.addresses[0]!
    const keys = await openTable(address, { options: { players: 2, hands: 'closed' }, take: ['p1', 'p2'], name: 'A' })
    const c = await Client.join(address, { table: keys.table, keys: [keys.host, keys.seats['p1']!, keys.seats['p2']!] })
    await c.ask({ t: 'begin' })
    const t0 = performance.now()
    let n = 0
    let undo = 0, undoT = 0, momT = 0, mom = 0
    while (c.now!.outcome === null) {
      const o = c.offers()
      const { seat, offer } = o[Math.floor(Math.random() * o.length)]!
      await c.choose(seat, offer)
      n++
      if (n % 10 === 0) { const t = performance.now(); await c.ask({ t: 'undo', seat: 'p1' }); undoT += performance.now() - t; undo++ }
      if (n % 10 === 0) { const t = performance.now(); await c.ask({ t: 'moment', seat: 'p1', number: c.now!.number }); momT += performance.now() - t; mom++ }
    }
    console.log(n, 'choices', performance.now() - t0, 'ms', 'undo', undoT / undo, 'moment', momT / mom, c.wire.texts.map((t) => t.length).reduce((a, b) => a + b) / c.wire.texts.length)
    await c.close()
    const t1 = performance.now()
    onDisk(folder, (disk) => { const rows = disk.rows(keys.table); const h = playLog(games[0]!, disk.record(keys.table), rows); console.log(rows.length, h.choices.length, performance.now() - t1) })
    await server.close()
    expect(c.faults).toEqual([])
  })
})
