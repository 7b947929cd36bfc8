import type { HttpRefusal, NewTable, TableKeys } from '@miskatonic/protocol'

/** An answer of the server by HTTP. */
export interface Reply<T> {
  readonly status: number
  readonly body: T
}

/** A new table, of Reign unless said otherwise, at which all seats are taken at once, so that there is a key for each of them. */
export async function openTable(
  address: string,
  options: NewTable['options'] = {},
  take = ['p1', 'p2', 'p3', 'p4'].slice(0, Number(options['players'] ?? 4)),
  game = 'reign',
): Promise<TableKeys> {
  const order = { game, options, take, name: 'somebody' }
  const { status, body } = await post<TableKeys>(address, '/api/tables', order)
  if (status !== 201) throw new Error(`no table was opened: ${JSON.stringify(body)}`)
  return body as TableKeys
}

export function importGame(
  address: string,
  text: string,
  headers = {},
): Promise<Reply<TableKeys | HttpRefusal>> {
  return post(address, '/api/import', text, headers)
}

export async function exportGame(
  address: string,
  table: string,
  key: string,
  note?: string,
): Promise<{ status: number; text: string; name: string }> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const response = await (note === undefined
    ? fetch(`${address}/api/tables/${table}/export`, { headers })
    : fetch(`${address}/api/tables/${table}/report`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ note }),
      }))
  const name = /filename="(.*)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  return { status: response.status, text: await response.text(), name }
}

export async function post<T>(
  address: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Reply<T | HttpRefusal>> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as T | HttpRefusal }
}

/** The token for /metrics of all servers that tests start. */
export const metricsToken = 'for-measuring'

/** One figure out of /metrics. */
export async function metric(address: string, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${address}/metrics`, { headers })).text()
  const line = text.split('\n').find((each) => each.startsWith(`${name} `) || each.startsWith(`${name}{`))
  return Number(line?.split(' ').at(-1) ?? Number.NaN)
}
