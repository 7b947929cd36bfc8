import type { Words } from '@miskatonic/kernel'
import type { Mansions } from '../../kind.ts'
import { beings, people, skills } from './cases.ts'
import {
  accusative,
  at,
  card,
  cardAccusative,
  count,
  damage,
  dative,
  genitive,
  horror,
  inRoom,
  itemGenitive,
  monster,
  monsterAccusative,
  puzzleActions,
  roomName,
  skillPoints,
  threat,
  to as toSpace,
  toRoom,
} from './grammar.ts'
import { headings } from './headings.ts'
import {
  investigators,
  keeperActions,
  locks,
  mental,
  mythos,
  obstacles,
  physical,
  spells,
  traumas,
} from './names.ts'

/** What has happened, as it stands in the log. */
export const events: Words<Mansions>['events'] = {
  questionAnswered: ({ question, letter }) =>
    letter === null
      ? `Strażnik odpowiada na pytanie ${question}.`
      : `Odpowiadasz na pytanie ${question}: ${letter}.`,
  cardsLaid: () => 'Strażnik rozkłada karty w pomieszczeniach.',
  investigatorChosen: ({ seat, who: sheet }, who) =>
    who(seat) === investigators[sheet]
      ? `Do śledztwa dołącza ${investigators[sheet]}.`
      : `${who(seat)} wybiera ${people[sheet].accusative}.`,
  traitsKept: ({ seat, mental: mind, physical: body }, who) =>
    `${who(seat)} zachowuje Cechy: ${mental[mind]} i ${physical[body]}.`,
  enteredHouse: ({ seat, at: where }, who) => `${who(seat)} staje ${at(where)}.`,

  roundBegan: ({ round }) => `Zaczyna się runda ${round}.`,
  turnBegan: ({ seat }, who) => `Turę rozgrywa ${who(seat)}.`,
  turnEnded: ({ seat }, who) => `${who(seat)} kończy turę.`,
  stunned: ({ seat }, who) => `${who(seat)} otrzymuje żeton ogłuszenia.`,
  phasesLost: ({ seat }, who) => `${who(seat)} traci fazy ruchu.`,
  faceDownDiscarded: ({ seat, card: which }, who) => `${who(seat)} pozbywa się karty „${mythos[which]}”.`,
  startUsed: ({ seat, card: word }, who) =>
    `${who(seat)} używa ${itemGenitive(word === 'third-move' ? 'silver-hourglass' : 'ruby-of-rlyeh')}.`,

  cardDropped: ({ seat, card: which, room }, who) =>
    `${who(seat)} upuszcza ${cardAccusative(which)} ${inRoom(room)}.`,
  itemUsed: ({ seat, card: which }, who) => `${who(seat)} używa ${itemGenitive(which)}.`,
  hid: ({ seat }, who) => `${who(seat)} się ukrywa.`,
  cameOut: ({ seat }, who) => `${who(seat)} opuszcza kryjówkę.`,
  barrierMoved: ({ seat, door }, who) =>
    door === null ? `${who(seat)} odsuwa barierę od drzwi.` : `${who(seat)} zastawia drzwi barierą.`,
  corpsesBurnt: ({ seat, n }, who) =>
    `${who(seat)} pali ${count(n, 'znacznik zwłok', 'znaczniki zwłok', 'znaczników zwłok')}.`,
  fileDiscarded: ({ seat }, who) => `${who(seat)} odrzuca kartę „Twoja własna karta”.`,

  moved: ({ seat, to, drag }, who) =>
    `${who(seat)} idzie ${toSpace(to)}${drag ? ' i przeciąga zwłoki' : ''}.`,
  stayedOut: ({ seat, room }, who) => `${who(seat)} nie wchodzi ${toRoom(room)}.`,
  escaped: ({ seat }, who) => `${who(seat)} ucieka z domu.`,

  lockRevealed: ({ room, lock }) => `Drogę ${toRoom(room)} zagradza Zamek: ${locks[lock]}.`,
  lockOpened: ({ seat, room }, who) => `${who(seat)} otwiera drogę ${toRoom(room)}.`,
  lockHeld: ({ seat, room }, who) => `${who(seat)} nie dostaje się ${toRoom(room)}.`,
  obstacleRevealed: ({ room, obstacle }) => `Przeszkoda ${inRoom(room)}: ${obstacles[obstacle]}.`,
  obstacleRemoved: ({ seat, obstacle }, who) => `${who(seat)} pokonuje Przeszkodę: ${obstacles[obstacle]}.`,
  obstacleHeld: ({ seat, obstacle }, who) =>
    `Przeszkoda zatrzymuje ${accusative(who(seat))}: ${obstacles[obstacle]}.`,
  cardUsed: ({ seat, card: which }, who) => `${who(seat)} używa ${itemGenitive(which)}.`,
  explored: ({ seat, room }, who) => `${who(seat)} przeszukuje pomieszczenie: ${roomName(room)}.`,
  cardTaken: ({ seat, card: which }, who) => `${who(seat)} podnosi ${cardAccusative(which)}.`,
  cardFound: ({ seat, card: which }, who) =>
    which === 'nothing'
      ? `${who(seat)} nie znajduje nic interesującego.`
      : `${who(seat)} znajduje ${cardAccusative(which)}.`,
  clueFound: ({ seat, clue }, who) => `${who(seat)} znajduje ${cardAccusative(clue)}.`,

  evading: ({ seat, called, monster: id }, who) => `${who(seat)} robi unik: ${monster(called, id)}.`,
  ropeUsed: ({ seat }, who) => `${who(seat)} wymyka się dzięki Linie.`,
  struckInPassing: ({ seat, called, monster: id }, who) =>
    `${monster(called, id)} trafia ${accusative(who(seat))}.`,
  facing: ({ seat, called, monster: id }, who) => `${who(seat)} widzi potwora: ${monster(called, id)}.`,

  skillPointSpent: ({ seat }, who) => `${who(seat)} wydaje punkt umiejętności.`,
  traitUsed: ({ seat }, who) => `${who(seat)} używa Cechy.`,
  tested: ({ seat, skill, value, roll, success }, who) =>
    `${who(seat)} testuje ${skills[skill]} (${value}): ${roll}, ${success ? 'sukces' : 'porażka'}.`,
  rollForced: ({ seat }, who) => `Strażnik wydaje punkt umiejętności: ${who(seat)} powtarza rzut.`,

  attacked: ({ seat, called, monster: id, weapon }, who) =>
    `${who(seat)} atakuje ${monsterAccusative(called, id)} (${card(weapon)}).`,
  combatDrawn: () => 'Odkryto kartę Walki.',
  monsterAttacks: ({ seat, called, monster: id }, who) =>
    `${monster(called, id)} atakuje ${accusative(who(seat))}.`,
  specialAttack: ({ seat, called, monster: id }, who) =>
    `${monster(called, id)} wykonuje atak specjalny na ${accusative(who(seat))}.`,
  monsterWounded: ({ called, monster: id, n }) => `${monster(called, id)} otrzymuje ${damage(n)}.`,
  monsterShielded: ({ called }) => `Kultysta przyjmuje obrażenia za ${beings[called].accusative}.`,
  monsterKilled: ({ called, monster: id }) => `${monster(called, id)} ginie.`,
  monsterStunned: ({ called, monster: id, n }) =>
    `${monster(called, id)} otrzymuje ${count(n, 'żeton ogłuszenia', 'żetony ogłuszenia', 'żetonów ogłuszenia')}.`,
  foundOut: ({ seat }, who) => `${who(seat)} traci ukrycie.`,

  spellCast: ({ seat, spell }, who) => `${who(seat)} rzuca Zaklęcie: ${spells[spell]}.`,
  spellTurned: ({ seat }, who) => `${who(seat)} odwraca kartę Zaklęcia.`,
  spellGained: ({ seat, kind }, who) => `${who(seat)} zyskuje Zaklęcie: ${spells[kind]}.`,
  spellsForgotten: ({ seat }, who) => `${who(seat)} odrzuca wszystkie Zaklęcia.`,
  spellLost: ({ seat, spell }, who) => `${who(seat)} traci Zaklęcie: ${spells[spell]}.`,

  puzzleLaid: ({ puzzle }) => `Łamigłówka ${puzzle} zostaje ułożona.`,
  puzzleTakenUp: ({ puzzle }) => `Elementy łamigłówki ${puzzle} wracają do stosu.`,
  attemptBegan: ({ seat, puzzle, actions }, who) =>
    `${who(seat)} podejmuje próbę, łamigłówka ${puzzle}: ${puzzleActions(actions)}.`,
  puzzleChanged: ({ seat, puzzle }, who) => `${who(seat)} zmienia układ łamigłówki ${puzzle}.`,
  pieceDrawn: ({ seat }, who) => `${who(seat)} dobiera element.`,
  solved: ({ seat, puzzle }, who) => `${who(seat)} rozwiązuje łamigłówkę ${puzzle}.`,
  gaveUp: ({ seat, puzzle }, who) => `${who(seat)} nie rozwiązuje łamigłówki ${puzzle}.`,

  damaged: ({ seat, n }, who) => `${who(seat)} otrzymuje ${damage(n)}.`,
  horrified: ({ seat, n }, who) => `${who(seat)} otrzymuje ${horror(n)}.`,
  wardedOff: ({ seat }, who) => `Kamień ochronny osłania ${accusative(who(seat))}: o 1 obrażenie mniej.`,
  nervesHeld: ({ seat }, who) => `${who(seat)} zachowuje stalowe nerwy i nie otrzymuje punktów przerażenia.`,
  traumaPlayed: ({ seat, card: which }, who) =>
    `Strażnik zagrywa na ${accusative(who(seat))} kartę „${traumas[which]}”.`,
  investigatorKilled: ({ who: sheet }) => `${investigators[sheet]} ginie.`,
  playerEliminated: ({ seat }, who) => `${who(seat)} odpada z gry.`,

  keeperTurnBegan: ({ round }) => `Zaczyna się tura Strażnika w rundzie ${round}.`,
  actionUsed: ({ card: which }) => `Strażnik używa karty „${keeperActions[which]}”.`,
  afflicted: ({ seat, card: which }, who) =>
    `Strażnik wybiera dla ${genitive(who(seat))}: ${traumas[which]}.`,
  sampleTaken: ({ called, monster: id, seat }, who) =>
    `${monster(called, id)} pobiera próbkę od ${genitive(who(seat))}.`,
  sampleLaid: ({ called, monster: id, cashed }) =>
    cashed
      ? `${monster(called, id)} oddaje próbkę za 5 żetonów zagrożenia.`
      : `${monster(called, id)} składa próbkę na ołtarzu.`,
  powerUsed: () => 'Strażnik używa mocy karty Celu.',
  stunRemoved: ({ called, monster: id }) => `${monster(called, id)} traci żeton ogłuszenia.`,
  keeperTurnEnded: () => 'Tura Strażnika się kończy.',

  gave: ({ from, to, card: which }, who) => `${who(from)} daje ${dative(who(to))} ${cardAccusative(which)}.`,
  recovered: ({ seat }, who) => `${who(seat)} usuwa żeton ogłuszenia.`,

  urged: ({ seat }, who) => `O tym, co robi ${who(seat)}, decyduje Strażnik.`,

  mythosPlayed: ({ seat, card: which, cost }, who) =>
    `Strażnik zagrywa na ${accusative(who(seat))} ${which === null ? 'zakrytą kartę Mitów' : `kartę „${mythos[which]}”`} ${cost === 0 ? 'za darmo' : `za ${threat(cost)}`}.`,
  mythosAverted: ({ seat }, who) => `${who(seat)} się budzi, a karta nie ma efektu.`,
  threatGained: ({ n }) => `Strażnik otrzymuje ${threat(n)}.`,
  keeperDrew: ({ kind, n }) =>
    `Strażnik dobiera ${count(n, 'kartę', 'karty', 'kart')} ${kind === 'mythos' ? 'Mitów' : 'Traumy'}.`,
  keeperDiscarded: ({ card: which }) => `Strażnik odrzuca kartę „${card(which)}”.`,
  groupDiscarded: ({ n }) =>
    `Strażnik odrzuca ${count(n, 'kartę', 'karty', 'kart')} Traumy dla grup i tyle samo dobiera.`,

  monsterPlaced: ({ kind, name, at: where }) => `Pojawia się ${beings[name ?? kind].name} ${at(where)}.`,
  monsterNamed: ({ name }) => `Wśród potworów jest ${beings[name].name}.`,
  monsterMoved: ({ called, monster: id, to }) => `${monster(called, id)} idzie ${toSpace(to)}.`,
  monsterLeft: ({ called, monster: id }) => `${monster(called, id)} opuszcza dom.`,
  barrierSettled: ({ how }) => barriers[how],
  corpseLaid: ({ at: where }) => `Zwłoki leżą ${at(where)}.`,
  corpseRaised: ({ at: where }) => `Zwłoki ${at(where)} powstają.`,
  darkened: ({ room }) => `Zapada ciemność ${inRoom(room)}.`,
  ignited: ({ room }) => `Wybucha pożar ${inRoom(room)}.`,
  lit: ({ room }) => `Znów jest jasno ${inRoom(room)}.`,
  extinguished: ({ room }) => `Ogień ${inRoom(room)} gaśnie.`,

  timePassed: ({ time }) =>
    `Czas mija: ${count(time, 'żeton czasu', 'żetony czasu', 'żetonów czasu')} na karcie Wydarzenia.`,
  eventDelayed: ({ roll }) => `Wynik rzutu ${roll}: ostatnie Wydarzenie jeszcze czeka.`,
  eventResolved: ({ story, stage }) => `Wydarzenie ${stage}: ${headings[story].events[stage - 1]!}.`,
  clueNamed: ({ room }) => `Strażnik wskazuje pomieszczenie z ukrytą Wskazówką: ${roomName(room)}.`,
  objectiveRevealed: ({ story, letter }) => `Cel zostaje ujawniony: ${headings[story].objectives[letter]}.`,
  storyCardPlaced: ({ card: which, seat, room }, who) =>
    seat === null
      ? `${card(which)} leży ${inRoom(room ?? '')}.`
      : `${who(seat)} otrzymuje ${cardAccusative(which)}.`,
  childTaken: ({ called, monster: id }) => `${monster(called, id)} zabiera Nell Carrow.`,
  marked: ({ room }) => `Pojawia się znak ${inRoom(room)}.`,
  holeDug: ({ room }) => `Otwiera się dziura ${inRoom(room)}.`,
  gameEnded: () => 'Historia dobiega końca.',

  answerRead: ({ question, letter }) => `Odpowiedź Strażnika na pytanie ${question} brzmi: ${letter}.`,

  skillPointsGained: ({ seat, n }, who) => `${who(seat)} zyskuje ${skillPoints(n)}.`,
  skillPointLost: ({ seat }, who) => `${who(seat)} traci punkt umiejętności.`,
  healed: ({ seat, what, n }, who) => `${who(seat)} usuwa ${what === 'damage' ? damage(n) : horror(n)}.`,
  traumaHealed: ({ seat }, who) => `${who(seat)} odrzuca kartę Traumy.`,
  itemDiscarded: ({ seat, card: which }, who) => `${who(seat)} odrzuca ${cardAccusative(which)}.`,
  objectiveRead: ({ seat }, who) => `${who(seat)} czyta kartę Celu.`,
  foresaw: ({ seat, room, cards }, who) =>
    cards.length === 0
      ? `${who(seat)} ogląda karty ${inRoom(room)}.`
      : `${who(seat)} widzi ${inRoom(room)}: ${cards.map(card).join(', ')}.`,
  stabilized: ({ seat, space }, who) => `${who(seat)} nie dopuszcza potworów: ${at(space)}.`,
  prayed: ({ seat, roll }, who) => `${who(seat)} się modli, wynik rzutu: ${roll}.`,
  turnedOn: ({ seat, victim }, who) => `${who(seat)} zwraca się przeciw ${dative(who(victim))}.`,
}

const barriers = {
  shift: 'Bariera zostaje przesunięta.',
  destroy: 'Bariera zostaje zniszczona.',
  hold: 'Bariera wytrzymuje.',
}
