import type { Words } from '@miskatonic/kernel'
import type { Mansions } from '../../kind.ts'
import type { SkillTest } from '../../steps/context.ts'
import {
  accusative,
  atMost,
  card,
  cardAccusative,
  damage,
  dative,
  genitive,
  horror,
  toRoom,
  puzzleActions,
  spaces,
} from './grammar.ts'
import { beings, people } from './cases.ts'
import { headings } from './headings.ts'
import { skills } from './names.ts'

/** What a decision asks, in one breath. */
export const asks: Words<Mansions>['asks'] = {
  askQuestion: ({ story, question }) =>
    `Pytanie ${question}: ${headings[story].questions[question - 1]!.question}`,
  chooseInvestigator: () => 'Kim zagrasz?',
  chooseTraits: ({ who }) => `Które dwie Cechy wybierasz dla ${people[who].genitive}?`,

  whoActs: () => 'Kto z badaczy rozgrywa następną turę?',
  atTheStart: () => 'Zaczyna się twoja tura. Używasz karty?',
  chooseCatatonia: () => 'Katatonia: fazy ruchu czy faza akcji?',
  act: () => 'Co robisz?',
  dropMore: ({ first }) => (first ? 'Którą kartę upuszczasz?' : 'Upuszczasz kolejną kartę?'),
  considerSecondAction: () => 'Wykonujesz drugą fazę akcji?',

  atTheFire: () => 'W pomieszczeniu szaleje ogień. Wchodzisz?',
  slipAway: () => 'Poruszasz się o 1 obszar, bez testu Uników?',
  driveInvestigator: ({ seat, left }, who) =>
    `Dokąd przesuwasz ${accusative(who(seat))}? Najwyżej ${spaces(left)}.`,

  chooseMeans: ({ of, room: where }) =>
    of === 'lock'
      ? `Drogę ${toRoom(where)} zagradza Zamek. Jak próbujesz?`
      : 'Na drodze stoi Przeszkoda. Jak próbujesz?',
  pickUp: () => 'Podnosisz karty, które tu leżą?',
  considerCase: () => 'Wskazówka. Używasz Cechy, by zyskać 3 punkty umiejętności?',

  evadeFirst: () => 'Przed którym potworem najpierw robisz unik?',
  considerRope: () => 'Test Uników się nie powiódł. Używasz Liny?',
  strikeOrNot: ({ seat }, who) => `Test Uników nie powiódł się: ${who(seat)}. Czy potwór zadaje obrażenia?`,
  face: () => 'Który test Przerażenia jest następny?',

  prepareTest: ({ test, value }) =>
    `${testName(test)}: sukces przy wyniku ${Math.min(9, Math.max(1, value))} lub niższym.`,
  considerRoll: ({ roll, success }) =>
    `Wynik ${roll}: ${success ? 'sukces' : 'porażka'}. Rzucasz jeszcze raz?`,
  considerReroll: ({ test, roll }, who) =>
    `${who(test.seat)}: wynik rzutu ${roll}. Wydajesz punkt umiejętności, by wymusić nowy rzut?`,

  considerAttack: () => 'Wykonujesz jeszcze jeden atak?',
  considerSecondHit: () => 'Trafiasz też innego potwora na swoim obszarze?',
  considerDrop: ({ weapon }) => `Upuszczasz ${cardAccusative(weapon)}, by ogłuszyć potwora?`,
  dropWhichWeapon: () => 'Którą Broń upuszczasz?',
  whoShields: ({ n }) => `Który Kultysta otrzymuje ${damage(n)}?`,
  considerSpecial: ({ seat }, who) =>
    `Potwór atakuje ${accusative(who(seat))}. Wydajesz punkt umiejętności na atak specjalny?`,

  chooseSpell: () => 'Którego Zaklęcia się uczysz?',

  solve: ({ puzzle, left }) => `Łamigłówka ${puzzle}: do wykonania ${puzzleActions(left)}.`,
  replaceWhich: () => 'Który element zastępuje nowy?',
  considerMethod: () => 'Używasz Cechy, by mieć dwa razy tyle akcji łamigłówki?',

  traumaWindow: ({ seat, kind }, who) =>
    `${kind === 'injury' ? 'Obrażenia' : 'Punkty przerażenia'} otrzymuje ${who(seat)}. Zagrywasz kartę Traumy?`,
  considerHorror: ({ n }) => `Masz otrzymać ${horror(n)}. Zachowujesz zimną krew?`,
  dropInOrder: () => 'Którą z twoich kart upuszczasz jako następną?',

  keeperActs: () => 'Której Akcji Strażnika używasz?',
  whoseSample: () => 'Od którego badacza pobierasz próbkę?',
  monstersAttack: () => 'Który potwór atakuje?',

  trade: () => 'Dajesz kartę badaczowi na swoim obszarze?',

  urge: ({ seat }, who) => `Co każesz zrobić ${dative(who(seat))}?`,

  mythosWindow: ({ seat }, who) => `Zagrywasz kartę Mitów na ${accusative(who(seat))}?`,
  considerMythos: ({ card: played }) =>
    `Zagrano na ciebie ${played === null ? 'zakrytą kartę' : `kartę „${card(played)}”`}. Budzisz się?`,
  drawEither: () => 'Którą kartę dobierasz?',
  discardDown: ({ kind }) =>
    `Masz na ręce więcej niż cztery karty ${kind === 'mythos' ? 'Mitów' : 'Traumy'}. Którą odrzucasz?`,

  whereToPlace: ({ kind, name }) => `Gdzie umieszczasz ${beings[name ?? kind].accusative}?`,
  killOneToPlace: ({ kind }) =>
    `Wszystkie figurki są na planszy (${beings[kind].name}). Zabijasz jedną, by umieścić ją na nowo?`,
  whoBecomes: ({ name }) => `Którym z potworów jest ${beings[name].name}?`,
  pushMonster: ({ left }) => `Dokąd przesuwasz potwora? Najwyżej ${spaces(left)}.`,
  keeperPicksMonster: ({ upTo }) => `Którego potwora przesuwasz ${atMost(upTo)}?`,
  raiseCorpses: ({ left }) =>
    left === 1 ? 'Które zwłoki powstają?' : `Które zwłoki powstają najpierw? Razem: ${left}.`,

  scrounging: () => 'Którą kartę odrzucasz za punkt umiejętności?',
  sendDuke: ({ to }, who) => `Którą kartę Duke zanosi ${dative(who(to))}?`,
  whichClueRoom: () => 'Które pomieszczenie z ukrytą Wskazówką wskazujesz?',
  whichPuzzle: () => 'Która łamigłówka zostaje ułożona od nowa?',
  turnOnWhom: ({ seat }, who) => `${who(seat)}: przeciw komu się zwraca?`,
  chooseTrauma: ({ seat }, who) => `Którą kartę Traumy ${genitive(who(seat))} odrzucasz?`,
  keeperDrops: ({ seat }, who) => `Którą kartę upuszcza ${who(seat)}?`,
  discardEquipment: () => 'Którą kartę Ekwipunku odrzucasz?',
  dropExcess: () => 'Z urazem pleców udźwigniesz jeden Ekwipunek i jedną Broń. Co upuszczasz?',
}

const sorts: Readonly<Record<SkillTest['sort'], string>> = {
  plain: 'Test',
  combat: 'Walka, test',
  horror: 'Test Przerażenia',
  evade: 'Test Uników',
  study: 'Test',
}

function testName({ sort, skill }: SkillTest): string {
  return `${sorts[sort]} (${skills[skill]})`
}
