import { type Game, type Seat, canonical, hash } from '@miskatonic/kernel'
import type { TableKeys } from '@miskatonic/protocol'
import type { TableRecord } from '@miskatonic/table'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Dice } from './dice.ts'
import { type Disk, type Written, freshHash, playLog } from './disk.ts'
import { entryFor, nowFor } from './expected.ts'
import { type Deed, Player, type Wanted } from './player.ts'
import { Gone, NotConnected } from './wire.ts'

/** The players of one table, and a spectator. */
export class Party {
  readonly keys: TableKeys
  readonly players: readonly Player[]

  constructor(
    address: string,
    keys: TableKeys,
    dice: Dice,
    options: ConstructorParameters<typeof Player>[3] = {},
  ) {
    this.keys = keys
    this.players = handsFull(keys, dice).map(
      (some) => new Player(address, { table: keys.table, keys: some, name: 'somebody' }, dice, options),
    )
  }

  get isDone(): boolean {
    return this.players.every((player) => player.isDone)
  }

  /** Plays until the game is over or `isEnough` says so; comes back whenever the server has gone away. */
  async play(address: () => Promise<string>, isEnough: () => boolean): Promise<void> {
    await Promise.all(this.players.map((player) => this.keepPlaying(player, address, isEnough)))
  }

  private async keepPlaying(
    player: Player,
    address: () => Promise<string>,
    isEnough: () => boolean,
  ): Promise<void> {
    while (!this.isDone && !isEnough())
      try {
        if (!player.client.isOnline) await player.comeBack(await address())
        await player.act()
      } catch (error) {
        if (!(error instanceof Gone || error instanceof NotConnected)) throw error
        await sleep(10)
      }
  }

  leave(): void {
    for (const { client } of this.players) if (client.isOnline) client.wire.socket.terminate()
  }

  /** Everything that is wrong with what is on the disk, or with what was told. */
  *wrong(disk: Pick<Disk, 'record' | 'rows'>, game: Game): Generator<string> {
    const record = disk.record(this.keys.table)
    const rows = disk.rows(this.keys.table)
    for (const player of this.players) {
      yield* player.faults
      yield* player.client.faults
      yield* wrongRecord(player, record)
    }
    yield* wrongDeeds(this.players, rows)
    if (record.start !== null) yield* this.wrongGame(game, record, rows)
  }

  private *wrongGame(game: Game, record: TableRecord, rows: readonly Written[]): Generator<string> {
    const looks = this.players.map((player) => new Look(player))
    const history = playLog(game, record, rows, (row, now, happened) => {
      for (const look of looks) look.at(row, now, happened)
    })
    if (freshHash(game, record, history.choices) !== hash(history.now.position))
      yield 'the choices that still stand lead elsewhere'
    for (const look of looks) yield* look.end(rows.length)
  }
}

/** Distributes the keys: the first player is the host, the last client only watches. */
function handsFull({ host, watch, seats }: TableKeys, dice: Dice): string[][] {
  const hands: string[][] = []
  for (const key of Object.values(seats))
    if (hands.length > 0 && dice.oneIn(4)) hands.at(-1)!.push(key)
    else hands.push([key])
  hands[0]!.push(host)
  return [...hands, [watch]]
}

function* wrongRecord(player: Player, record: TableRecord): Generator<string> {
  for (const [seat, wanted] of player.names)
    if (!allows(wanted, record.seats[seat]?.name)) yield `${seat} is called ${record.seats[seat]?.name}`
  for (const [seat, wanted] of player.parts)
    if (!allows(wanted, record.parts[seat])) yield `the luck of ${seat} is ${record.parts[seat]}`
}

function allows({ confirmed, maybe }: Wanted, value: string | null | undefined): boolean {
  return confirmed === undefined || value === confirmed || maybe.includes(value ?? '')
}

/** Every confirmed choice is on disk exactly once, and nothing is there that was not asked for. */
function* wrongDeeds(players: readonly Player[], rows: readonly Written[]): Generator<string> {
  const deeds = players.flatMap((player) => player.deeds)
  const confirmed = new Map<number, Deed>()
  for (const deed of deeds) {
    if (deed.seq === null) continue
    if (confirmed.has(deed.seq)) yield `row ${deed.seq} was confirmed twice`
    confirmed.set(deed.seq, deed)
    const row = rows[deed.seq - 1]
    if (row?.kind !== 'did' || !isSame(deed, row)) yield `the choice ${JSON.stringify(deed)} is lost`
  }
  const open = deeds.filter(({ seq }) => seq === null)
  const choices = rows.filter(({ kind }) => kind === 'did')
  for (const [i, row] of choices.entries())
    if (
      !confirmed.has(row.seq) &&
      !open.some((deed) => isSame(deed, row)) &&
      !isOwnConsent(players, row, choices[i - 1])
    )
      yield `the choice of row ${row.seq} was not made by a player`
  const said = rows.filter(({ kind }) => kind === 'said').map(({ body }) => body.text)
  for (const [text, how] of players.flatMap((player) => [...player.said])) {
    const found = said.filter((each) => each === text).length
    if (found > 1 || (how === 'confirmed' && found === 0)) yield `"${text}" was said ${found} times`
  }
}

/** A player who proposes something to another seat of their own has agreed to it: the room answers for that seat. */
function isOwnConsent(players: readonly Player[], { body }: Written, before: Written | undefined): boolean {
  const both = [body.seat, before?.body.seat]
  return (
    body.option === 'agree' &&
    players.some(({ client }) => both.every((seat) => client.you.seats.includes(seat ?? '')))
  )
}

function isSame(deed: Deed, { body }: Written): boolean {
  return deed.seat === body.seat && deed.number === body.number && deed.option === body.option
}

/** Compares what a player was told with what the kernel makes of the log. */
class Look {
  private readonly player: Player
  private readonly seats: readonly Seat[]
  private readonly found: string[] = []
  private seen = 0

  constructor(player: Player) {
    this.player = player
    this.seats = player.client.you.seats
  }

  at(row: Written, now: Parameters<typeof nowFor>[0], happened: Parameters<typeof entryFor>[1]): void {
    const { log, last, leftOut } = this.player.client
    const expected = entryFor(row, happened, this.seats)
    const told = log.get(row.seq)
    if (told !== undefined) this.seen++
    const wanted =
      expected === undefined || row.seq > last || leftOut.has(row.seq) ? undefined : canonical(expected)
    if ((told && canonical(JSON.parse(told))) !== wanted)
      this.found.push(`entry ${row.seq} was told as ${told}`)
    for (const welcome of this.player.welcomes)
      if (welcome.seq === row.seq && canonical(welcome.now) !== canonical(nowFor(now, this.seats)))
        this.found.push(`the welcome at ${row.seq} shows another game`)
  }

  *end(rows: number): Generator<string> {
    yield* this.found
    const { log, last } = this.player.client
    if (last > rows) yield `entry ${last} was told, and the log ends at ${rows}`
    if (log.size !== this.seen) yield `${log.size - this.seen} entries were told that do not exist`
  }
}
