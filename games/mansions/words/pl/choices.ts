import type { Words } from '@miskatonic/kernel'
import type { StoryActionId } from '../../content/ids.ts'
import type { Mansions } from '../../kind.ts'
import { answerTo, questionSeen } from '../sight.ts'
import {
  accusative,
  at,
  capital,
  card,
  cardAccusative,
  count,
  dative,
  door,
  genitive,
  itemGenitive,
  monsterThere,
  monsterThereAccusative,
  on,
  roomName,
  to as toSpace,
} from './grammar.ts'
import { headings } from './headings.ts'
import { investigators, keeperActions, mental, mythos, physical, spells, traumas } from './names.ts'

/** What a player may choose, as it stands on a button. */
export const choices: Words<Mansions>['choices'] = {
  answer({ letter }, _, seen) {
    const asked = questionSeen(seen)
    if (asked === undefined) return `Odpowiedź ${letter}`
    const { answers } = headings[asked.story].questions[asked.question - 1]!
    return `${letter}: ${answerTo(answers, letter)}`
  },
  takeInvestigator: ({ who }) => investigators[who],
  keepTraits: ({ mental: mind, physical: body }) => `Zachowaj: ${mental[mind]} i ${physical[body]}`,

  beginTurn: () => 'Rozegraj następną turę',
  useAtStart: ({ card: word }) =>
    word === 'third-move'
      ? 'Srebrna klepsydra: dodatkowa faza ruchu'
      : 'Rubin z R’lyeh: 1 punkt przerażenia za punkt umiejętności',
  goOn: () => 'Zacznij bez nich',
  onlyPhase: ({ phase }) => (phase === 'move' ? 'Tylko fazy ruchu' : 'Tylko faza akcji'),

  move: ({ to, drag }) => `Idź ${toSpace(to)}${dragging(drag)}`,
  run: ({ to, drag }) => `Biegnij ${toSpace(to)}${dragging(drag)} (akcja)`,
  escapeBy: ({ phase }) => `Ucieknij z domu (${phases[phase]})`,
  explore: () => 'Przeszukaj pomieszczenie',
  attack: ({ weapon, monster }, _, seen) => `Zaatakuj: ${monsterThere(monster, seen)} (${card(weapon)})`,
  attackWith: ({ card: used, target }, who, seen) => `Zaatakuj (${card(used)})${on(target, who, seen)}`,
  cast: ({ spell, target }, who, seen) => `Rzuć Zaklęcie „${spells[spell]}”${on(target, who, seen)}`,
  useItem: ({ card: used, target }, who, seen) => `Użyj ${itemGenitive(used)}${on(target, who, seen)}`,
  useTrait: ({ target }, who, seen) => `Użyj Cechy${on(target, who, seen)}`,
  dropCards: () => 'Upuść karty',
  hide: ({ phase }) => `Ukryj się (${phases[phase]})`,
  leaveHiding: ({ phase }) => `Opuść kryjówkę (${phases[phase]})`,
  barricade: ({ door: which }, _, seen) => `Zastaw barierą ${door(which, seen)}`,
  unbarricade: ({ door: which }, _, seen) => `Odsuń barierę, odsłoń ${door(which, seen)}`,
  burnCorpses: ({ n }) =>
    `Spal w ognisku ${count(n, 'znacznik zwłok', 'znaczniki zwłok', 'znaczników zwłok')}`,
  storyAction: ({ action }) => storyActions[action],
  discardFile: () => 'Odrzuć kartę „Twoja własna karta”',
  finishTurn: () => 'Zakończ turę',
  dropCard: ({ card: which }) => `Upuść ${cardAccusative(which)}`,
  dropNoMore: () => 'Nie upuszczaj nic więcej',
  secondAction: () => 'Wykonaj drugą fazę akcji',
  noSecondAction: () => 'Nie teraz',

  enterFire: () => 'Wejdź w ogień',
  turnBack: () => 'Zostań na miejscu',
  slip: ({ to }) => `Idź ${toSpace(to)}`,
  stay: () => 'Zostań',
  drive: ({ to }) => capital(toSpace(to)),
  driveNoFurther: () => 'Zatrzymaj tutaj',

  useCard: ({ card: used }) => `Użyj ${itemGenitive(used)}`,
  tryByTest: () => 'Wykonaj test',
  takeDropped: ({ card: which }) => `Podnieś ${cardAccusative(which)}`,
  pickUpNoMore: () => 'Resztę zostaw',
  useCase: () => 'Zyskaj 3 punkty umiejętności',
  notThisClue: () => 'Nie za tę Wskazówkę',

  evade: ({ monster }, _, seen) => `Unik: ${monsterThere(monster, seen)}`,
  throwRope: () => 'Odrzuć Linę, by nie otrzymać obrażeń',
  keepRope: () => 'Zachowaj Linę',
  strike: () => 'Zadaj obrażenia',
  refrain: () => 'Odpuść',
  horrify: ({ seat, monster }, who, seen) => `${who(seat)} widzi: ${monsterThere(monster, seen)}`,

  roll: () => 'Rzuć kością',
  spendSkillPoint: () => 'Wydaj punkt umiejętności: dodaj Szczęście',
  useTraitBefore: () => 'Użyj Cechy',
  keepRoll: () => 'Zostaw wynik',
  rollAgain: ({ with: way }) =>
    way === 'trait' ? 'Rzuć jeszcze raz: Światowa kobieta' : 'Rzuć jeszcze raz: Futerał na instrumenty',
  letRollStand: () => 'Zostaw wynik',
  forceReroll: () => 'Wydaj punkt umiejętności i wymuś nowy rzut',

  attackAgain: ({ weapon, monster }, _, seen) => `Zaatakuj: ${monsterThere(monster, seen)} (${card(weapon)})`,
  attackAgainWith: ({ card: used, target }, who, seen) => `Zaatakuj (${card(used)})${on(target, who, seen)}`,
  castAgain: ({ spell, target }, who, seen) => `Rzuć Zaklęcie „${spells[spell]}”${on(target, who, seen)}`,
  noMoreAttack: () => 'Bez kolejnego ataku',
  hitSecond: ({ monster }, _, seen) => `1 obrażenie: ${monsterThere(monster, seen)}`,
  noSecondHit: () => 'Bez drugiego trafienia',
  dropToStun: () => 'Upuść ją i ogłusz potwora',
  holdOn: () => 'Nie wypuszczaj jej',
  dropThisWeapon: ({ card: which }) => `Upuść ${cardAccusative(which)}`,
  shieldWith: ({ monster }, _, seen) => monsterThere(monster, seen),
  forceSpecial: () => 'Wydaj punkt umiejętności: atak specjalny',
  drawCard: () => 'Dobierz kartę Walki',

  learnSpell: ({ spell }) => `Naucz się: ${spells[spell]}`,

  turnPiece: ({ place, way }) => `Obróć element ${place + 1} ${clockwise(way)}`,
  swapPieces: ({ a, b }) => `Zamień elementy ${a + 1} i ${b + 1}`,
  turnBase: ({ way }) => `Obróć płytkę bazową ${clockwise(way)}`,
  drawPiece: () => 'Dobierz nowy element (2 akcje łamigłówki)',
  replacePiece: ({ place }) => `Zastąp element ${place + 1}`,
  thinkHarder: () => 'Wydaj punkt umiejętności: tyle akcji łamigłówki więcej, ile masz Szczęścia',
  stopPuzzle: () => 'Odpuść w tej turze',
  useMethod: () => 'Użyj Metody',
  noMethod: () => 'Bez Metody',

  playTrauma: ({ card: which }) => `Zagraj: ${traumas[which]}`,
  noTrauma: () => 'Nie zagrywaj karty Traumy',
  takeNoHorror: () => 'Stalowe nerwy: bez punktów przerażenia',
  endureHorror: () => 'Przyjmij punkty przerażenia',
  dropNext: ({ card: which }) => `Teraz: ${card(which)}`,

  keeperAction: ({ card: which, target }, who, seen) => `${keeperActions[which]}${on(target, who, seen)}`,
  layCorpseAt: ({ space }) => `Wskrzeszenie zmarłych: połóż zwłoki ${at(space)}`,
  raiseCorpse: ({ space }) => `Wskrzeszenie zmarłych: Zombie powstaje ${at(space)}`,
  afflict: ({ card: which, seat }, who) => `Zagraj na ${accusative(who(seat))}: ${traumas[which]}`,
  laySample: ({ monster }, _, seen) => `Próbka na ołtarz: ${monsterThere(monster, seen)}`,
  cashSample: ({ monster }, _, seen) => `Próbka za 5 żetonów zagrożenia: ${monsterThere(monster, seen)}`,
  usePower: ({ target }, who, seen) => `Moc karty Celu${on(target, who, seen)}`,
  revealNow: () => 'Ujawnij Cel teraz',
  endActions: () => 'Koniec Akcji Strażnika',
  sampleFrom: ({ seat }, who) => `Od ${genitive(who(seat))}`,
  attackBy: ({ monster, seat }, who, seen) =>
    `${monsterThere(monster, seen)} atakuje ${accusative(who(seat))}`,
  endAttacks: () => 'Koniec ataków',

  give: ({ card: which, to }, who) => `Daj ${dative(who(to))} ${cardAccusative(which)}`,
  giveNoMore: () => 'Nie dawaj nic więcej',

  urgeMove: () => 'Ruch o 1 obszar',
  urgeItem: ({ card: used, target }, who, seen) => `Użycie ${itemGenitive(used)}${on(target, who, seen)}`,
  urgeSpell: ({ spell, target }, who, seen) => `Zaklęcie „${spells[spell]}”${on(target, who, seen)}`,
  urgeTrait: ({ target }, who, seen) => `Użycie Cechy${on(target, who, seen)}`,
  noUrge: () => 'Nic',

  playMythos: ({ card: which }) => `Zagraj: ${mythos[which]}`,
  noMythos: () => 'Nie zagrywaj karty Mitów',
  wakeUp: () => 'Złe sny: karta nie ma efektu',
  letItCome: () => 'Niech się dzieje',
  drawMythos: () => 'Kartę Mitów',
  drawTrauma: () => 'Kartę Traumy',
  discardMythos: ({ card: which }) => `Odrzuć: ${mythos[which]}`,
  discardTraumaCard: ({ card: which }) => `Odrzuć: ${traumas[which]}`,

  placeAt: ({ space }) => capital(at(space)),
  killToPlace: ({ monster }, _, seen) => `Zabij ${monsterThereAccusative(monster, seen)}`,
  placeNone: () => 'Nie umieszczaj nic',
  becomes: ({ monster }, _, seen) => monsterThere(monster, seen),
  becomesAnother: () => 'Nowa figurka',
  pushTo: ({ to }) => (to === 'outside' ? 'Na zewnątrz' : capital(toSpace(to))),
  pushNoFurther: () => 'Zatrzymaj tutaj',
  moveThis: ({ monster }, _, seen) => monsterThere(monster, seen),
  moveNone: () => 'Żadnego',
  raiseHere: ({ space }) => capital(at(space)),

  scrounge: ({ card: which }) => `Odrzuć ${cardAccusative(which)}`,
  scroungeNoMore: () => 'Nie odrzucaj nic więcej',
  sendAlong: ({ card: which }) => `Poślij z nim ${cardAccusative(which)}`,
  sendNothing: () => 'Duke idzie bez karty',
  nameRoom: ({ room }) => `Wskaż: ${roomName(room)}`,
  relayThis: ({ puzzle }) => `Łamigłówka ${puzzle}`,
  turnOn: ({ weapon, seat }, who) => `${who(seat)} (${card(weapon === '' ? 'unarmed' : weapon)})`,
  healTrauma: ({ kind }) => (kind === 'injury' ? 'Uraz' : 'Szaleństwo'),
  keeperDrop: ({ card: which }) => `Upuść ${cardAccusative(which)}`,
  discardThis: ({ card: which }) => `Odrzuć ${cardAccusative(which)}`,
  dropOne: ({ card: which }) => `Upuść ${cardAccusative(which)}`,
}

const phases = { move: 'faza ruchu', action: 'akcja' }

function dragging(drag: boolean): string {
  return drag ? ' i przeciągnij zwłoki' : ''
}

function clockwise(way: 'right' | 'left'): string {
  return way === 'right' ? 'zgodnie z ruchem wskazówek zegara' : 'przeciwnie do ruchu wskazówek zegara'
}

const storyActions: Readonly<Record<StoryActionId, string>> = {
  'sound-movement': 'Uruchom bicie zegara (Intelekt)',
  'salt-strength': 'Posól bruzdę (Siła)',
  'salt-lore': 'Posól bruzdę (Wiedza)',
  'salt-rock-salt': 'Posól bruzdę Solą kamienną',
  'ring-bell': 'Bij w dzwon (Wola)',
  'burn-volume': 'Spal Niezwrócony tom (Wola)',
  'strike-lore': 'Usuń znak (Wiedza)',
  'strike-intellect': 'Usuń znak (Intelekt)',
  'look-up-register': 'Sprawdź w rejestrze (Intelekt)',
  'puzzle-1B': 'Napraw linię telefoniczną: łamigłówka przewodów 1B',
  'puzzle-2B': 'Pracuj przy lampie: łamigłówka przewodów 2B',
  'puzzle-3A': 'Pracuj przy kotle: łamigłówka przewodów 3A',
  'puzzle-3B': 'Pracuj przy zegarze: łamigłówka przewodów 3B',
  'puzzle-6B': 'Otwórz klamry: łamigłówka zamka 6B',
  'puzzle-9': 'Ułóż fryz: łamigłówka runiczna 9',
}
