import type { Words } from '@miskatonic/kernel'
import { gateOf } from '../../content/map.ts'
import type { Events, Reign } from '../../kind.ts'
import { The, at, capital, card, cards, count, from, list, player, some, the, to } from './grammar.ts'
import { investigators, oldOnes, relics } from './cards.ts'
import { evilStirs, faces, places, towns } from './names.ts'

/** What happened, in the present tense. */
export const events: Words<Reign>['events'] = {
  gameSetUp({ cultists, shoggoth }) {
    const gathered = cultists.map((group) => `${places[group.at].name} ${group.count}`).join(', ')
    return `Night falls on four towns. Cultists gather: ${gathered}. A Shoggoth waits ${at(shoggoth)}.`
  },
  // By now the seat is called by the investigator's name, hence the number.
  investigatorTaken: ({ seat, investigator }) =>
    `${player(seat)} becomes the ${investigators[investigator].name}.`,
  cardsDealt: ({ seat, count: dealt, cards: shown }, who) =>
    `${The(who(seat))} is dealt ${shown === null ? count(dealt, 'card', 'cards') : cards(shown)}.`,
  turnBegan: ({ seat, actions }, who) => `${The(who(seat))}’s turn: ${count(actions, 'action', 'actions')}.`,
  actionsEnded: ({ seat }, who) => `${The(who(seat))}’s actions are over.`,
  turnEnded: ({ seat }, who) => `${The(who(seat))}’s turn ends.`,

  entered: ({ seat, to: place, how }, who) => arrivals[how](the(who(seat)), place),
  cultistsDefeated: ({ seat, at: place, count: defeated }, who) =>
    `${The(who(seat))} defeats ${some(defeated, 'a cultist', 'cultists')} ${at(place)}.`,
  shoggothDefeated: ({ seat, at: place }, who) => `${The(who(seat))} brings down the Shoggoth ${at(place)}.`,
  relicDrawn: ({ seat, relic }, who) =>
    `${The(who(seat))} finds a relic${relic === null ? '' : `: ${relics[relic].the}`}.`,
  tradeOffered: ({ from: giver, to: taker, card: offered, by }, who) =>
    by === giver
      ? `${The(who(giver))} offers ${the(who(taker))} ${card(offered)}.`
      : `${The(who(taker))} asks ${the(who(giver))} for ${card(offered)}.`,
  tradeDeclined: ({ seat }, who) => `${The(who(seat))} declines.`,
  cardGiven: ({ from: giver, to: taker, card: given }, who) =>
    `${The(who(giver))} gives ${the(who(taker))} ${card(given)}.`,
  gateSealed({ seat, town, own, extra }, who) {
    const price = list([`${own} ${towns[town].name} clues`, ...(extra === null ? [] : [card(extra)])])
    return `${The(who(seat))} seals the gate ${at(gateOf[town])} with ${price}. ${towns[town].name} breathes again.`
  },
  cultistsDispersed: ({ town, count: fled }) =>
    `${some(fled, 'One cultist flees', 'cultists flee')} from ${towns[town].name}.`,
  clueTaken: ({ seat, card: clue, why }, who) =>
    why === 'reporter'
      ? `${The(who(seat))} digs ${card(clue)} out of the discard pile.`
      : `The sand runs upwards: ${the(who(seat))} gets back ${card(clue)}.`,
  cultistMoved: ({ seat, from: here, to: there }, who) =>
    `${The(who(seat))} leads a cultist ${from(here)} ${to(there)}.`,

  cardsDrawn: (event, who) => `${The(who(event.seat))} draws ${drawn(event)}.`,
  evilStirred: () => 'Evil stirs. Below the streets something turns over in its sleep.',
  summoningCardRevealed({ place, from: end, symbol }) {
    const name = places[place].name
    if (end === 'bottom') return `From the bottom of the Summoning deck: ${name}.`
    return `The cult gathers: ${name}${symbol ? ', and the Shoggoths hear the call' : ''}.`
  },
  summoningDiscardReshuffled: ({ count: again, onTop }) =>
    onTop
      ? `The cultists regroup: ${some(again, 'one Summoning card goes', 'Summoning cards go')} back on top of the deck.`
      : `The Summoning deck is empty; ${some(again, 'one card makes', 'cards make')} a new one.`,
  summoningSkipped: () => 'The Bizarre Statue stares into the dark: nobody answers the summons this turn.',
  cardDiscarded: ({ seat, card: discarded }, who) => `${The(who(seat))} discards ${card(discarded)}.`,

  cultistPlaced: ({ at: place }) => `A cultist comes ${to(place)}.`,
  shoggothPlaced: ({ at: place }) => `A Shoggoth rises ${at(place)}.`,
  placementPrevented: ({ at: place }) => `The Elder Sign burns: nothing comes ${to(place)}.`,
  ritual: ({ at: place, because }) =>
    because === 'cultist'
      ? `There are too many cultists ${at(place)}. They begin an Awakening Ritual.`
      : `Something answers behind the gate ${at(place)}. An Awakening Ritual begins.`,
  shoggothMoved: ({ from: here, to: there, by }, who) =>
    by === null
      ? `A Shoggoth crawls ${from(here)} ${to(there)}.`
      : `${The(who(by))} drives the Shoggoth ${from(here)} ${to(there)}.`,
  shoggothLeft: ({ from: here }) => `A Shoggoth pours itself through the gate ${at(here)}.`,
  oldOneAwoke({ oldOne, rate }) {
    const { name, story } = oldOnes[oldOne]
    const omen = `${name} awakens. ${story}`
    return oldOne === 'cthulhu' ? omen : `${omen} (Summoning rate: ${rate}.)`
  },
  cultistsRemoved: ({ count: gone }) =>
    `${count(gone, 'cultist leaves', 'cultists leave')} the pool for good.`,
  oldOneSilenced: ({ oldOne, by }, who) =>
    `${The(who(by))} shows the Seal of Leng, and ${oldOnes[oldOne].name} falls silent.`,

  dieRolled: ({ seat, face, why }, who) => `${trials[why]}, ${the(who(seat))} rolls ${faces[face]}.`,
  rollPrevented: ({ seat }, who) => `The Warded Box stays shut: ${the(who(seat))} need not roll.`,
  sanityLost: ({ seat, count: lost }, who) => `${The(who(seat))} loses ${lost} sanity.`,
  wentInsane: ({ seat }, who) => `${The(who(seat))} goes insane.`,
  sanityRegained: ({ seat, count: regained }, who) => `${The(who(seat))} regains ${regained} sanity.`,
  recovered: ({ seat }, who) => `${The(who(seat))} is sane again.`,

  relicPlayed: ({ seat, relic }, who) => `${The(who(seat))} plays ${relics[relic].the}.`,
  relicForbidden: ({ seat, by, relic }, who) =>
    `${The(who(seat))} does not let ${the(who(by))} play ${relics[relic].the}.`,
  relicHadNoEffect: ({ relic }) => `${capital(relics[relic].the)} stays cold. Nothing happens.`,
  actionsGained: ({ seat, count: more }, who) =>
    `${The(who(seat))} gains ${some(more, 'an action', 'actions')}.`,
  figuresBurned: ({ at: place, what }) =>
    `Alhazred’s Flame consumes ${what === 'cultist' ? 'a cultist' : 'the Shoggoth'} ${at(place)}.`,
  townWarded: ({ town }) =>
    `The Elder Sign watches over ${towns[town].name}: nothing new will be placed there.`,
  deckSeen: ({ seat, count: seen }, who) =>
    `${The(who(seat))} reads the next ${some(seen, 'card', 'cards')} of the player deck.`,
  deckOrdered: ({ seat }, who) => `${The(who(seat))} closes the book on a deck in new order.`,
  cluesSwapped: ({ seat, gave, took, with: other }, who) =>
    `Through the Xaos Mirror ${the(who(seat))} gives ${the(who(other))} ${card(gave)} for ${card(took)}.`,
  relicEnded: ({ relic }) => `The power of ${relics[relic].the} is spent.`,
}

const arrivals: Record<Events['entered']['how'], (name: string, place: Events['entered']['to']) => string> = {
  walk: (name, place) => `${capital(name)} walks ${to(place)}.`,
  bus: (name, place) => `${capital(name)} takes a bus ${to(place)}.`,
  gate: (name, place) => `${capital(name)} steps into the gate and out of it ${at(place)}.`,
  stations: (name, place) => `${capital(name)} changes from bus to bus and gets ${to(place)}.`,
  key: (name, place) => `The Silver Key turns in no lock. Now ${name} stands ${at(place)}.`,
  cure: (name, place) => `${capital(name)} wakes ${at(place)}.`,
}

function drawn({ count: all, cards: shown, evilStirs: stirring }: Events['cardsDrawn']): string {
  const others = shown === null ? some(all, 'a card', 'cards') : cards(shown)
  const evil = stirring === 2 ? `${evilStirs} twice` : evilStirs
  return list([...(all > 0 ? [others] : []), ...(stirring > 0 ? [evil] : [])])
}

/** Why the sanity die is thrown. */
const trials: Record<Events['dieRolled']['why'], string> = {
  gate: 'Beyond the gate',
  shoggoth: 'Facing the Shoggoth',
  relic: 'Shaken by the relic',
  'evil stirs': 'As evil stirs',
  hunter: 'Hearing steps that are not there',
}
