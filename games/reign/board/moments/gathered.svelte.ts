import type { Stage } from '@miskatonic/screen'
import { untrack } from 'svelte'
import type { Events } from '../../kind.ts'

type Card = Events['summoningCardRevealed']

/** The cards of the summoning step that is being told, in their order. They lie there until it is over. */
export class Gathered {
  cards = $state.raw<readonly Card[]>([])

  /** Called while a component is made. */
  constructor(on: Stage) {
    $effect.pre(() => {
      const { shown } = on
      untrack(() => {
        if (shown === null || shown.event === 'turnBegan') this.cards = []
        // The event's name says what its arguments are.
        else if (shown.event === 'summoningCardRevealed') this.cards = [...this.cards, shown.args as Card]
      })
    })
  }
}
