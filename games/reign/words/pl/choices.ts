import type { Words } from '@miskatonic/kernel'
import { type DeckCard, isClue, isRelic } from '../../content/cards.ts'
import type { Reign } from '../../kind.ts'
import { accusative, card, count, dative, instrumental } from './grammar.ts'
import { investigators, oldOnes, relics } from './cards.ts'
import { evilStirs, places, towns } from './names.ts'

/** What a player may choose, as it stands on a button. */
export const choices: Words<Reign>['choices'] = {
  takeInvestigator: ({ investigator }) => `Zagraj ${investigators[investigator].instrumental}`,

  walk: ({ to }) => `Idź ${places[to].to}`,
  bus: ({ pay }) => `Jedź autobusem za ${card(pay)}`,
  useGate: ({ to }) => `Przejdź przez bramę ${places[to].to}`,
  fightCultist: () => 'Pokonaj kultystę',
  fightShoggoth: () => 'Pokonaj Shoggotha',
  giveClue: ({ card: clue, to }, who) => `Daj ${dative(who(to))} ${card(clue)}`,
  takeClue: ({ card: clue, from }, who) => `Poproś ${accusative(who(from))} o ${card(clue)}`,
  giveRelic: ({ relic, to }, who) => `Daj ${dative(who(to))} ${card(relic)}`,
  takeRelic: ({ relic, from }, who) => `Poproś ${accusative(who(from))} o ${card(relic)}`,
  seal: ({ own, extra }) =>
    `Zapieczętuj bramę za ${count(own, 'wskazówkę', 'wskazówki', 'wskazówek')} z tego miasta${extra === null ? '' : ` i ${card(extra)}`}`,
  endActions: () => 'Zakończ akcje',

  hopStations: ({ to }) => `Jedź autobusem ${places[to].to} bez karty`,
  fetchClue: () => 'Weź ze stosu odrzuconych wskazówkę z tego miasta (bez akcji)',
  moveCultist: ({ from }) => `Przesuń kultystę ${places[from].from}`,
  herdCultist: ({ from }) => `Przegoń kultystę ${places[from].from}`,
  pushShoggoth: ({ from, to }) => `Przepędź Shoggotha ${places[from].from} ${places[to].to} (2 akcje)`,
  freelyGive: ({ relic, to }, who) => `Daj ${dative(who(to))} ${card(relic)} (bez akcji)`,
  freelyTake: ({ relic, from }, who) => `Poproś ${accusative(who(from))} o ${card(relic)} (bez akcji)`,

  walkOn: ({ to }) => `Idź dalej ${places[to].to}`,
  stopWalking: () => 'Zostań tutaj',
  ride: ({ to }) => `Jedź ${places[to].to}`,
  agree: () => 'Zgódź się',
  decline: () => 'Odmów',
  cultistTo: ({ to }) => `Przesuń kultystę ${places[to].to}`,
  herdTo: ({ to }) => `Przegoń kultystę ${places[to].to}`,
  herdSecond: ({ from }) => `Przegoń drugiego kultystę ${places[from].from}`,
  stopHerding: () => 'Poprzestań na jednym',
  wakeAt: ({ place }) => `Obudź się ${places[place].at}`,

  playRelic: ({ relic }) => `Zagraj ${relics[relic].accusative}`,
  permit: () => 'Pozwól',
  forbid: () => 'Nie pozwalaj',
  pass: () => 'Nic nie zagrywaj',
  discard: ({ card: discarded }) => `Odrzuć ${card(discarded)}`,

  welcomeCultist: () => 'Przyjmij kultystę',
  giveToken: () => 'Strać 1 żeton poczytalności',
  dagonNext: ({ gate }) => `Teraz kultysta ${places[gate].to}`,
  moveShoggothNext: ({ from }) => `Teraz Shoggoth ${places[from].from}`,
  shoggothTo: ({ to }) => `Shoggoth idzie ${places[to].to}`,
  loseTokenOf: ({ seat }, who) => `${who(seat)} traci 1 żeton poczytalności`,
  loseCardOf: ({ seat }, who) => `${who(seat)} odrzuca kartę`,

  burnCultist: ({ at }) => `Spal kultystę ${places[at].at}`,
  burnShoggoth: ({ at }) => `Spal Shoggotha ${places[at].at}`,
  stopBurning: () => 'Zgaś płomień',
  wardTown: ({ town }) => `Ochroń ${towns[town]}`,
  recoverClue: ({ card: clue }) => `Odzyskaj ${card(clue)}`,
  silenceOldOne: ({ oldOne }) => `Ucisz ${oldOnes[oldOne].accusative}`,
  turnKey: ({ to }) => `Przekręć klucz: ${places[to].to}`,
  singForAll: () => 'Każdy odzyskuje 1 żeton poczytalności',
  singFor: ({ seat }, who) => `${who(seat)} odzyskuje wszystkie żetony poczytalności`,
  putNext: ({ card: next }) => `Następna w talii: ${named(next)}`,
  mirrorWith: ({ seat }, who) => `Wymień się z ${instrumental(who(seat))}`,
  mirrorSwap: ({ give, take }) => `Oddaj ${card(give)}, weź ${card(take)}`,
}

/** Who or what it is, where `card` says whom or what. */
function named(next: DeckCard): string {
  if (isClue(next)) return `wskazówka z ${towns[next]}`
  return isRelic(next) ? relics[next].name : evilStirs
}
