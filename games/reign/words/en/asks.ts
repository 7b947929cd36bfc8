import type { Words } from '@miskatonic/kernel'
import type { Reign } from '../../kind.ts'
import { card, from, the } from './grammar.ts'
import { relics } from './cards.ts'

/** What a decision asks, in one breath. */
export const asks: Words<Reign>['asks'] = {
  chooseInvestigator: () => 'Who will you be?',
  act: () => 'What do you do?',
  actionsUsed: () => 'You have no actions left.',
  walkFurther: ({ must }) => (must ? 'Where do you run next?' : 'Do you walk on?'),
  rideWhere: () => 'Where does the bus take you?',
  consent: ({ card: traded, from: giver, to: taker, by }, who) =>
    by === giver
      ? `Will you take ${card(traded)} from ${the(who(giver))}?`
      : `Will you give ${the(who(taker))} ${card(traded)}?`,
  moveCultistWhere: ({ from: place }) => `Where does the cultist ${from(place)} go?`,
  herdWhere: ({ from: place }) => `Where do you herd the cultist ${from(place)}?`,
  herdAgain: () => 'Do you herd a second cultist?',
  wakeWhere: () => 'Where do you wake up?',

  window: () => 'Do you play anything now?',
  handLimit: () => 'You hold too many cards. Which one goes?',
  permission: ({ relic, by }, who) => `May ${the(who(by))} play ${relics[relic].the} in your turn?`,

  atlachNachaAsks: () => 'A cultist at your side, or 1 sanity?',
  dagonOrder: () => 'Which gate does the next cultist come to?',
  shoggothOrder: () => 'Which Shoggoth moves next?',
  shoggothPath: () => 'Which way does the Shoggoth go?',
  shareTokens: ({ left }) => `Who loses 1 sanity? ${left} to go.`,
  shareCards: ({ left }) => `Who discards a card? ${left} to go.`,
  discardOne: () => 'Which card do you discard?',

  flame: ({ left }) =>
    left === 4
      ? 'What do you burn: up to 4 cultists, or one Shoggoth?'
      : `Do you burn another cultist? Up to ${left} more.`,
  elderSign: () => 'Which town do you protect?',
  hourglass: () => 'Which clue comes back?',
  sealOfLeng: () => 'Which Old One do you silence?',
  silverKey: () => 'Where does the key lead?',
  song: () => 'Who hears the song?',
  book: () => 'Which card will be drawn next?',
  mirrorPartner: () => 'Who do you exchange clues with?',
  mirrorCards: ({ with: other }, who) => `What do you exchange with ${the(who(other))}?`,
}
