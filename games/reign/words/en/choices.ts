import type { Words } from '@miskatonic/kernel'
import type { Reign } from '../../kind.ts'
import { The, at, card, from, the, to } from './grammar.ts'
import { investigators, oldOnes, relics } from './cards.ts'
import { towns } from './names.ts'

/** What a player may choose, as it stands on a button. */
export const choices: Words<Reign>['choices'] = {
  takeInvestigator: ({ investigator }) => `Play the ${investigators[investigator].name}`,

  walk: ({ to: place }) => `Walk ${to(place)}`,
  bus: ({ pay }) => `Take a bus with ${card(pay)}`,
  useGate: ({ to: place }) => `Go through the gate ${to(place)}`,
  fightCultist: () => 'Defeat a cultist',
  fightShoggoth: () => 'Defeat a Shoggoth',
  giveClue: ({ card: clue, to: other }, who) => `Give ${the(who(other))} ${card(clue)}`,
  takeClue: ({ card: clue, from: other }, who) => `Ask ${the(who(other))} for ${card(clue)}`,
  giveRelic: ({ relic, to: other }, who) => `Give ${the(who(other))} ${card(relic)}`,
  takeRelic: ({ relic, from: other }, who) => `Ask ${the(who(other))} for ${card(relic)}`,
  seal: ({ own, extra }) =>
    `Seal the gate with ${own} clues of this town${extra === null ? '' : ` and ${card(extra)}`}`,
  endActions: () => 'End your actions',

  hopStations: ({ to: place }) => `Take a bus ${to(place)} without a card`,
  fetchClue: () => 'Take a clue of this town from the discard pile (no action)',
  moveCultist: ({ from: place }) => `Move a cultist ${from(place)}`,
  herdCultist: ({ from: place }) => `Herd a cultist ${from(place)}`,
  pushShoggoth: ({ from: here, to: there }) => `Drive the Shoggoth ${from(here)} ${to(there)} (2 actions)`,
  freelyGive: ({ relic, to: other }, who) => `Give ${the(who(other))} ${card(relic)} (no action)`,
  freelyTake: ({ relic, from: other }, who) => `Ask ${the(who(other))} for ${card(relic)} (no action)`,

  walkOn: ({ to: place }) => `Walk on ${to(place)}`,
  stopWalking: () => 'Stay here',
  ride: ({ to: place }) => `Ride ${to(place)}`,
  agree: () => 'Agree',
  decline: () => 'Decline',
  cultistTo: ({ to: place }) => `Move the cultist ${to(place)}`,
  herdTo: ({ to: place }) => `Herd the cultist ${to(place)}`,
  herdSecond: ({ from: place }) => `Herd another cultist ${from(place)}`,
  stopHerding: () => 'Leave it at one',
  wakeAt: ({ place }) => `Wake ${at(place)}`,

  playRelic: ({ relic }) => `Play ${relics[relic].the}`,
  permit: () => 'Allow it',
  forbid: () => 'Do not allow it',
  pass: () => 'Play nothing',
  discard: ({ card: discarded }) => `Discard ${card(discarded)}`,

  welcomeCultist: () => 'Take in a cultist',
  giveToken: () => 'Lose 1 sanity',
  dagonNext: ({ gate }) => `A cultist ${to(gate)} next`,
  moveShoggothNext: ({ from: place }) => `Move the Shoggoth ${from(place)} next`,
  shoggothTo: ({ to: place }) => `The Shoggoth goes ${to(place)}`,
  loseTokenOf: ({ seat }, who) => `${The(who(seat))} loses 1 sanity`,
  loseCardOf: ({ seat }, who) => `${The(who(seat))} discards a card`,

  burnCultist: ({ at: place }) => `Burn a cultist ${at(place)}`,
  burnShoggoth: ({ at: place }) => `Burn the Shoggoth ${at(place)}`,
  stopBurning: () => 'Put out the flame',
  wardTown: ({ town }) => `Protect ${towns[town].name}`,
  recoverClue: ({ card: clue }) => `Take back ${card(clue)}`,
  silenceOldOne: ({ oldOne }) => `Silence ${oldOnes[oldOne].name}`,
  turnKey: ({ to: place }) => `Turn the key: ${to(place)}`,
  singForAll: () => 'Everybody regains 1 sanity',
  singFor: ({ seat }, who) => `${The(who(seat))} regains all sanity`,
  putNext: ({ card: next }) => `Next in the deck: ${card(next)}`,
  mirrorWith: ({ seat }, who) => `Exchange with ${the(who(seat))}`,
  mirrorSwap: ({ give, take }) => `Give ${card(give)} for ${card(take)}`,
}
