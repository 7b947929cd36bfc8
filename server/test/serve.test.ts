import { games } from '@miskatonic/games'
import { describe, expect, it } from 'vitest'
import { type Config, readConfig } from '../config.ts'
import { serve } from '../index.ts'
import { newFolder } from './folders.ts'

function quietly(folder: string): Config {
  return { ...readConfig({}), host: '127.0.0.1', port: 0, data: folder, page: folder, logLevel: 'silent' }
}

describe('a server', () => {
  it('opens tables, and has them again after it was stopped', async () => {
    const folder = newFolder()
    const order = JSON.stringify({ game: 'reign', options: {}, take: [] })
    const first = await serve(quietly(folder), games)
    const made = await fetch(`${first.addresses[0]}/api/tables`, { method: 'POST', body: order })
    const { table, host } = (await made.json()) as { table: string; host: string }
    const headers = { authorization: `Bearer ${host}` }
    await Promise.all([first.close(), first.close()])
    await expect(fetch(`${first.addresses[0]}/health`)).rejects.toThrow('fetch failed')

    const second = await serve(quietly(folder), games)
    const exported = await fetch(`${second.addresses[0]}/api/tables/${table}/export`, { headers })
    expect(((await exported.json()) as { error: { code: string } }).error.code).toBe('not-begun')
    await second.close()
  })

  it('lets go of everything if it cannot listen', async () => {
    const folder = newFolder()
    await expect(serve({ ...quietly(folder), host: '203.0.113.1' }, games)).rejects.toThrow(
      'Cannot listen on 203.0.113.1',
    )
    const running = await serve(quietly(folder), games)
    await running.close()
  })
})
