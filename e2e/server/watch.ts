import type { TableKeys } from '@miskatonic/protocol'
import { TableClients } from './table-clients.ts'
import type { Dice } from './dice.ts'
import type { Disk } from './disk.ts'
import type { Habits } from './habits.ts'
import { Oracle } from './oracle.ts'

/** A table of some game on a server, and what the server has stored of it, read without its help. */
export interface Place {
  readonly address: string
  readonly stored: () => Promise<Pick<Disk, 'record' | 'rows'>>
  readonly keys: TableKeys
}

/** How much was checked, and what was wrong. */
export interface Looked {
  choices: number
  messages: number
  undos: number
  wrong: string[]
}

/**
 * Plays at a table for at most `most` choices, while all clients also try forbidden options, look back, undo, disconnect and return; then
 * every message received is compared with what the kernel lets that seat know.
 */
export async function watchGame(
  { address, stored, keys }: Place,
  habits: Habits,
  dice: Dice,
  most = Number.POSITIVE_INFINITY,
): Promise<Looked> {
  const clients = await TableClients.join(address, keys)
  const { undos, wrong } = await play(clients, habits, dice, most)
  await clients.leave()
  const log = await stored()
  const oracle = new Oracle(habits, log.record(keys.table), log.rows(keys.table))
  wrong.push(...wrongAround(clients, oracle), ...wrongUndos(undos, oracle, dice))
  return {
    choices: oracle.line(oracle.lastSeq).length - 1,
    messages: clients.people.reduce((sum, { texts }) => sum + texts.length, 0),
    undos: undos.length,
    wrong,
  }
}

function* wrongAround({ people, host }: TableClients, oracle: Oracle): Generator<string> {
  for (const each of people) {
    yield* oracle.wrongIn(each)
    yield* each.client.faults
  }
  // Test of the oracle itself: messages to the first seat must not pass as messages to the second.
  const swapped = { texts: host.texts, asked: new Map(), seats: people[1]!.seats }
  if (oracle.wrongIn(swapped).next().done) yield 'the oracle takes one seat for another'
}

function* wrongUndos(undos: readonly Undo[], oracle: Oracle, dice: Dice): Generator<string> {
  for (const { seq, by, answer } of undos) {
    const right = oracle.undoAnswer(seq, by)
    if (answer !== right) yield `undo after ${seq} by ${by}: ${answer} instead of ${right}`
  }
  for (const { seq } of undos.slice(0, 6)) yield* oracle.undoTells(seq, dice)
}

/** An undo that was asked for, and the public answer to it. */
interface Undo {
  readonly seq: number
  readonly by: string
  readonly answer: string | null
}

async function play(
  clients: TableClients,
  habits: Habits,
  dice: Dice,
  most: number,
): Promise<{ undos: Undo[]; wrong: string[] }> {
  const undos: Undo[] = []
  const wrong: string[] = []
  const { seat, target } = habits.ping
  await clients.host.ask({ t: 'begin' })
  await clients.catchUp()
  while (!clients.isOver && clients.host.client.now!.number < most) {
    await clients.chooseOnce(dice, habits.byKind)
    if (clients.isOver) break
    if (dice.oneIn(4)) await tryForbidden(clients, habits, dice)
    if (dice.oneIn(6)) wrong.push(...(await lookBack(clients, dice)))
    if (dice.oneIn(8)) undos.push(await takeBack(clients, dice))
    if (dice.oneIn(20)) await clients.spectator.ask({ t: 'say', seat: '', text: 'hm' })
    if (dice.oneIn(20)) await clients.at(seat).ask({ t: 'ping', seat, target })
    if (dice.oneIn(8)) await dice.pick(clients.people).comeBack()
    await clients.catchUp()
  }
  await clients.settle()
  return { undos, wrong }
}

async function tryForbidden({ people, host }: TableClients, { tempting }: Habits, dice: Dice): Promise<void> {
  const one = dice.pick(people.filter(({ seat }) => seat !== ''))
  const foreign = people.flatMap(({ client }) => client.offers().map(({ offer }) => offer.step))
  await one.choose(
    dice.pick([...tempting, ...foreign]),
    dice.oneIn(5) ? 0 : host.client.now!.number + 10 ** 6,
  )
  const { number } = host.client.now!
  // Only what is not offered: an attempt must not become a choice.
  const may = new Set(one.client.offers().map(({ offer }) => offer.step))
  const forbidden = tempting.filter((option) => !may.has(option.split(':')[0]!))
  await one.choose(dice.pick(forbidden), number)
}

/** From the seat's own view and the public view, as far back as allowed; and from another seat's view, which is forbidden. */
async function lookBack({ people, host }: TableClients, dice: Dice): Promise<string[]> {
  const one = dice.pick(people)
  const number = dice.below(host.client.now!.number + 1)
  const eyes = dice.pick([one.seat, ''])
  await one.ask({ t: 'moment', seat: eyes, number })
  const now = await one.ask({ t: 'moment', seat: eyes, number: host.client.now!.number })
  if (now.t === 'moment') await one.ask({ t: 'moment', seat: eyes, number: now.first })
  const other = people.find(({ seat }) => seat !== one.seat && seat !== '')!
  const told = await one.ask({ t: 'moment', seat: other.seat, number })
  return told.t === 'refused' && told.code === 'not-your-eyes' ? [] : [JSON.stringify(told)]
}

/** A seat asks to undo the last choice; sometimes the others consent. */
async function takeBack(clients: TableClients, dice: Dice): Promise<Undo> {
  const { last } = clients
  const one = dice.pick(clients.people.filter(({ seat }) => seat !== ''))
  await one.ask({ t: 'undo', seat: one.seat })
  await clients.catchUp()
  const proposal = one.client.proposals.at(-1)
  const undo = { seq: last, by: one.seat, answer: proposal?.because ?? null }
  const isAgreed = dice.oneIn(2)
  for (const seat of proposal?.waiting ?? []) {
    await clients.at(seat).ask({ t: 'consent', seat, proposal: proposal!.id, yes: isAgreed })
    if (!isAgreed) break
  }
  await clients.catchUp()
  return undo
}
