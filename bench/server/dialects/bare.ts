import { optionKey, SEATS, type View } from '../../peers/map.ts'
import { randomNumbers } from '../../peers/peer.ts'
import type { Dialect, Voice } from './dialect.ts'
import { optionsFrom } from './from-view.ts'

const asksNobody = Buffer.from('"asked":null')
const below = randomNumbers(1)
let tables = 0

/** The server tells every seat its whole view after every move, and hears the name of a move. */
export const bare: Dialect = {
  async prepare() {
    const table = ++tables
    return Array.from({ length: SEATS }, (_, seat) => voice(table, seat))
  },
}

function voice(table: number, number: number): Voice {
  const asksMe = Buffer.from(`"asked":${number},`)
  return {
    path: `/?table=${table}&seat=${number}`,
    greet: (seat) => seat.seated(),
    hear(message, seat) {
      seat.answered(message.includes(asksNobody))
      if (!message.includes(asksMe)) return
      const options = optionsFrom(JSON.parse(message.toString('latin1')) as View)
      seat.asked(optionKey(options[below(options.length)]!))
    },
  }
}
