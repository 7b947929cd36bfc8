import type { Words } from '@miskatonic/kernel'
import { gateOf } from '../../content/map.ts'
import type { Events, Reign } from '../../kind.ts'
import {
  accusative,
  capital,
  card,
  cards,
  clues,
  count,
  dative,
  genitive,
  list,
  player,
  some,
} from './grammar.ts'
import { investigators, oldOnes, relics } from './cards.ts'
import { evilStirs, faces, places, towns } from './names.ts'

/** What happened, in the present tense, which knows no gender. */
export const events: Words<Reign>['events'] = {
  gameSetUp({ cultists, shoggoth }) {
    const gathered = cultists.map((group) => `${places[group.at].name} ${group.count}`).join(', ')
    return `Nad czterema miastami zapada noc. Zbierają się kultyści: ${gathered}. ${capital(places[shoggoth].at)} czeka Shoggoth.`
  },
  // By now the seat is called by the investigator's name, hence the number.
  investigatorTaken: ({ seat, investigator }) =>
    `${player(seat)} wciela się w ${investigators[investigator].accusative}.`,
  cardsDealt: ({ seat, count: dealt, cards: shown }, who) =>
    `${who(seat)} dostaje na początek ${shown === null ? count(dealt, 'kartę', 'karty', 'kart') : cards(shown)}.`,
  turnBegan: ({ seat, actions }, who) =>
    `Tura ${genitive(who(seat))}: ${count(actions, 'akcja', 'akcje', 'akcji')}.`,
  actionsEnded: ({ seat }, who) => `${who(seat)} kończy akcje.`,
  turnEnded: ({ seat }, who) => `Tura ${genitive(who(seat))} dobiega końca.`,

  entered: ({ seat, to, how }, who) => arrivals[how](who(seat), places[to]),
  cultistsDefeated: ({ seat, at, count: defeated }, who) =>
    `${who(seat)} pokonuje ${some(defeated, 'kultystę', 'kultystów', 'kultystów')} ${places[at].at}.`,
  shoggothDefeated: ({ seat, at }, who) => `${who(seat)} powala Shoggotha ${places[at].at}.`,
  relicDrawn: ({ seat, relic }, who) =>
    `${who(seat)} znajduje ${relic === null ? 'relikt' : `relikt: ${relics[relic].name}`}.`,
  tradeOffered: ({ from, to, card: offered, by }, who) =>
    by === from
      ? `${who(from)} proponuje ${dative(who(to))} ${card(offered)}.`
      : `${who(to)} prosi ${accusative(who(from))} o ${card(offered)}.`,
  tradeDeclined: ({ seat }, who) => `${who(seat)} odmawia.`,
  cardGiven: ({ from, to, card: given }, who) => `${who(from)} daje ${dative(who(to))} ${card(given)}.`,
  gateSealed({ seat, town, own, extra }, who) {
    const price = list([clues(own, town), ...(extra === null ? [] : [card(extra)])])
    return `${who(seat)} poświęca ${price} i pieczętuje bramę ${places[gateOf[town]].at}. ${towns[town]} oddycha z ulgą.`
  },
  cultistsDispersed: ({ town, count: fled }) =>
    `Z ${towns[town]} ucieka ${some(fled, 'jeden kultysta', 'kultystów', 'kultystów')}.`,
  clueTaken: ({ seat, card: clue, why }, who) =>
    why === 'reporter'
      ? `${who(seat)} wygrzebuje ze stosu odrzuconych ${card(clue)}.`
      : `Piasek sypie się w górę: ${who(seat)} odzyskuje ${card(clue)}.`,
  cultistMoved: ({ seat, from, to }, who) =>
    `${who(seat)} prowadzi kultystę ${places[from].from} ${places[to].to}.`,

  cardsDrawn: (event, who) => `${who(event.seat)} dobiera ${drawn(event)}.`,
  evilStirred: () => 'Zło się budzi. Pod ulicami coś przewraca się we śnie.',
  summoningCardRevealed({ place, from, symbol }) {
    const { name } = places[place]
    if (from === 'bottom') return `Z dna talii przywołania: ${name}.`
    return `Kult się zbiera: ${name}${symbol ? ', a Shoggothy słyszą wezwanie' : ''}.`
  },
  summoningDiscardReshuffled: ({ count: again, onTop }) =>
    onTop
      ? `Kultyści się przegrupowują: ${some(again, 'karta przywołania wraca', 'karty przywołania wracają', 'kart przywołania wraca')} na wierzch talii.`
      : `Talia przywołania jest pusta; nowa powstaje z ${again === 1 ? 'jednej karty' : `${again} kart`}.`,
  summoningSkipped: () =>
    'Dziwaczny posążek wpatruje się w mrok: w tej turze nikt nie odpowiada na wezwanie.',
  cardDiscarded: ({ seat, card: discarded }, who) => `${who(seat)} odrzuca ${card(discarded)}.`,

  cultistPlaced: ({ at }) => `Kultysta przychodzi ${places[at].to}.`,
  shoggothPlaced: ({ at }) => `${capital(places[at].at)} wyłania się Shoggoth.`,
  placementPrevented: ({ at }) => `Znak Starszych Bogów płonie: nic nie przychodzi ${places[at].to}.`,
  ritual: ({ at, because }) =>
    because === 'cultist'
      ? `${capital(places[at].at)} jest zbyt wielu kultystów. Odprawiają Rytuał przebudzenia.`
      : `Za bramą ${places[at].at} coś odpowiada. Zaczyna się Rytuał przebudzenia.`,
  shoggothMoved: ({ from, to, by }, who) =>
    by === null
      ? `Shoggoth pełznie ${places[from].from} ${places[to].to}.`
      : `${who(by)} przepędza Shoggotha ${places[from].from} ${places[to].to}.`,
  shoggothLeft: ({ from }) => `Shoggoth przelewa się przez bramę ${places[from].at}.`,
  oldOneAwoke({ oldOne, rate }) {
    const { name, story } = oldOnes[oldOne]
    const omen = `Budzi się ${name}. ${story}`
    return oldOne === 'cthulhu' ? omen : `${omen} (Poziom przywołania: ${rate}.)`
  },
  cultistsRemoved: ({ count: gone }) =>
    `Z puli znika na zawsze ${some(gone, 'jeden kultysta', 'kultystów', 'kultystów')}.`,
  oldOneSilenced: ({ oldOne, by }, who) =>
    `${who(by)} unosi Pieczęć z Leng i ${oldOnes[oldOne].name} milknie.`,

  dieRolled: ({ seat, face, why }, who) => `${trials[why]} ${who(seat)} rzuca kością: ${faces[face]}.`,
  rollPrevented: ({ seat }, who) => `Strzeżona skrzynka milczy: ${who(seat)} nie musi rzucać kością.`,
  sanityLost: ({ seat, count: lost }, who) => `${who(seat)} traci ${tokens(lost)}.`,
  wentInsane: ({ seat }, who) => `${who(seat)} popada w obłęd.`,
  sanityRegained: ({ seat, count: regained }, who) => `${who(seat)} odzyskuje ${tokens(regained)}.`,
  recovered: ({ seat }, who) => `${who(seat)} odzyskuje zmysły.`,

  relicPlayed: ({ seat, relic }, who) => `${who(seat)} zagrywa ${relics[relic].accusative}.`,
  relicForbidden: ({ seat, by, relic }, who) =>
    `${who(seat)} nie pozwala ${dative(who(by))} zagrać ${relics[relic].genitive}.`,
  relicHadNoEffect: ({ relic }) => `${relics[relic].name} milczy. Nic się nie dzieje.`,
  actionsGained: ({ seat, count: more }, who) =>
    `${who(seat)} zyskuje ${some(more, 'akcję', 'akcje', 'akcji')}.`,
  figuresBurned: ({ at, what }) =>
    `Płomień Alhazreda pochłania ${what === 'cultist' ? 'kultystę' : 'Shoggotha'} ${places[at].at}.`,
  townWarded: ({ town }) => `Znak Starszych Bogów czuwa nad ${towns[town]}: nic nowego się tam nie pojawi.`,
  deckSeen: ({ seat, count: seen }, who) =>
    `${who(seat)} odczytuje ${some(seen, 'następną kartę', 'następne karty', 'następnych kart')} z talii kart gry.`,
  deckOrdered: ({ seat }, who) => `${who(seat)} zamyka księgę. Karty leżą w nowej kolejności.`,
  cluesSwapped: ({ seat, gave, took, with: other }, who) =>
    `Przez Zwierciadło Xaosu ${who(seat)} oddaje ${dative(who(other))} ${card(gave)} za ${card(took)}.`,
  relicEnded: ({ relic }) => `Moc ${relics[relic].genitive} wygasa.`,
}

function tokens(n: number): string {
  return count(n, 'żeton poczytalności', 'żetony poczytalności', 'żetonów poczytalności')
}

const arrivals: Record<
  Events['entered']['how'],
  (name: string, place: { to: string; at: string }) => string
> = {
  walk: (name, { to }) => `${name} idzie ${to}.`,
  bus: (name, { to }) => `${name} jedzie autobusem ${to}.`,
  gate: (name, { at }) => `${name} wchodzi w bramę, a wychodzi ${at}.`,
  stations: (name, { to }) => `${name} przesiada się z autobusu do autobusu i dojeżdża ${to}.`,
  key: (name, { at }) => `Srebrny klucz obraca się w powietrzu. ${name} staje ${at}.`,
  cure: (name, { at }) => `${name} budzi się ${at}.`,
}

function drawn({ count: all, cards: shown, evilStirs: stirring }: Events['cardsDrawn']): string {
  const others = shown === null ? some(all, 'kartę', 'karty', 'kart') : cards(shown)
  const evil = stirring === 2 ? 'dwa Przebudzenia Zła' : evilStirs
  return list([...(all > 0 ? [others] : []), ...(stirring > 0 ? [evil] : [])])
}

/** Why the sanity die is thrown. */
const trials: Record<Events['dieRolled']['why'], string> = {
  gate: 'Po drugiej stronie bramy',
  shoggoth: 'W obliczu Shoggotha',
  relic: 'Pod ciężarem reliktu',
  'evil stirs': 'Gdy budzi się zło,',
  hunter: 'Na dźwięk kroków, których nie ma,',
}
