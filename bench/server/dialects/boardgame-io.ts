import { type Option, SEATS, type View } from '../../peers/map.ts'
import { randomNumbers } from '../../peers/peer.ts'
import { startsWith } from '../bytes.ts'
import type { Dialect, Voice } from './dialect.ts'
import { optionsFrom } from './from-view.ts'

/**
 * What boardgame.io's own client says, written straight in the frames of Engine.IO 4 and Socket.IO 5. That client keeps a store, a log and
 * a second copy of the rules for each seat; with two thousand of them the machine would measure clients.
 */
const NAMESPACE = '/small-game,'
const OPEN = '0'.charCodeAt(0)
const PING = '2'.charCodeAt(0)
const connected = Buffer.from(`40${NAMESPACE}`)
const event = Buffer.from(`42${NAMESPACE}`)
const update = Buffer.from(`42${NAMESPACE}["update",`)
const asksNobody = Buffer.from('"asked":null')
const sync = Buffer.from(`42${NAMESPACE}["sync",`)

const below = randomNumbers(1)
let matches = 0

export const boardgameIo: Dialect = {
  async prepare() {
    const match = `match${++matches}`
    return Array.from({ length: SEATS }, (_, seat) => voice(match, seat))
  },
}

interface State {
  _stateID: number
  G: View
}

function voice(match: string, number: number): Voice {
  const playerID = String(number)
  const asksMe = Buffer.from(`"asked":${number},`)
  const emit = (...what: unknown[]): string => `42${NAMESPACE}${JSON.stringify(what)}`

  function choice({ _stateID, G }: State): string {
    const options = optionsFrom(G)
    const { move, args } = asMove(options[below(options.length)]!)
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID } }
    return emit('update', action, _stateID, match, playerID)
  }

  return {
    path: '/socket.io/?EIO=4&transport=websocket',
    greet() {},
    hear(message, seat) {
      if (message[0] === PING) seat.say('3')
      else if (message[0] === OPEN) seat.say(`40${NAMESPACE}`)
      else if (startsWith(message, connected)) seat.say(emit('sync', match, playerID, null, SEATS))
      else if (startsWith(message, update)) {
        seat.answered(message.includes(asksNobody))
        if (message.includes(asksMe)) seat.asked(choice(stateIn(message)))
      } else if (startsWith(message, sync)) {
        seat.seated()
        const state = stateIn(message)
        if (state.G.asked === number) seat.asked(choice(state))
      }
    },
  }
}

/** The second argument of an update is the state; of a sync it is something that has it. */
function stateIn(message: Buffer): State {
  const [name, , about] = JSON.parse(message.toString('utf8', event.length)) as [string, string, unknown]
  return name === 'sync' ? (about as { state: State }).state : (about as State)
}

function asMove(option: Option): { move: string; args: number[] } {
  const { move, ...args } = option
  return { move, args: Object.values(args) }
}
