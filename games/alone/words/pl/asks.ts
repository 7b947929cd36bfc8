import type { Words } from '@miskatonic/kernel'
import type { Moment } from '../../content/cards.ts'
import type { Alone, Asks } from '../../kind.ts'
import type { Among, Loss } from '../../names.ts'
import { condition, count, points, sectors } from './grammar.ts'
import { beings, causes, corridors, missions } from './names.ts'

/** The question of each decision, in one sentence. */
export const asks: Words<Alone>['asks'] = {
  chooseCharacter: () => 'Kim będziesz?',
  chooseDecks: () => 'Których dwóch talii używa Zło?',
  placeCondition: ({ mission, left }) =>
    `„${missions[mission]}”: gdzie leży ${condition(mission)}?${left === 1 ? '' : ` Do położenia: ${left}.`}`,
  drawSplit: ({ count: drawn }) => `Dobierasz ${cardsOf(drawn)}. Ile z której talii?`,

  act: () => 'Co robisz?',
  goOn: ({ left }) => `Idziesz dalej? Zostało punktów ruchu: ${left}.`,
  lockWhich: ({ left }) => (left === 1 ? 'Blokujesz drzwi?' : `Blokujesz drzwi? Najwyżej ${left}.`),
  discardWhich: ({ left }) =>
    left === 1 ? 'Odrzucasz żeton zagrożenia?' : `Odrzucasz żetony zagrożenia? Najwyżej ${left}.`,
  droneWhere: ({ left }) => `Dokąd leci dron? Najwyżej jeszcze ${sectors(left)}.`,
  locateWhat: ({ left }) =>
    left === 1 ? 'Co jeszcze lokalizujesz?' : `Co lokalizujesz? Zostało celów: ${left}.`,
  upgradeWhich: () => 'Ulepszasz przedmiot?',
  keepWhich: () => 'Który z trzech odrzucasz?',
  rerollHero: ({ by }) => (by === 'marksman' ? 'Przerzucasz kość?' : 'Które kości przerzuca Kapitan?'),
  afterAction: () => 'Działasz dalej?',
  followAlly: () => 'Pilotka zna drogę dalej. Idziesz za nią?',
  ledWhere: ({ left }) => `Pilotka prowadzi. Dokąd? Najwyżej ${sectors(left)}.`,
  saveFromRoll: ({ parting }) =>
    parting ? 'Wynik ataku przy odejściu jest znany. Osłabiasz go?' : 'Wynik ataku jest znany. Osłabiasz go?',
  saveFromLoss: ({ health, control, cause }) =>
    `Za chwilę stracisz ${points(health, control)} (${causes[cause]}). Zapobiegasz temu?`,
  saveMaze: ({ why }) =>
    why === 'round'
      ? 'Runda się kończy i labirynt znika. Zachowujesz go?'
      : 'Opuszczasz ten poziom. Zachowujesz jego labirynt?',
  recoverWhich: ({ points: all, why }) =>
    `${recoveries[why]} ${all === 1 ? 'Który punkt odzyskujesz?' : `Odzyskujesz ${all}. Czego?`}`,
  boxWhich: () => 'W skrzyni coś jest. Co oddajesz?',
  itemWhich: () => 'W skrzyni coś jest. Który przedmiot odrzucasz?',
  chargeWhich: () => 'Kwas przeżera wszystko. Który ładunek oddajesz?',
  learnWhich: () => 'Boss nie żyje. Które dwie umiejętności rosną?',
  turnElsewhere: () => 'Zły skręt. Dokąd idziesz zamiast tego?',

  react: ({ moment, loss }) => `${moments(moment, loss)} Czy Zło reaguje?`,
  permit: ({ moment, loss }) => `${moments(moment, loss)} Pozwalasz na tę kartę?`,
  moveMonster: (asked) => movement(asked),
  spawnMonster: ({ nearer, must, only }) =>
    `${only === null ? 'Co się pojawia i gdzie?' : `Gdzie pojawiają się ${beings[only].name}?`}${nearer > 0 ? ' O jeden sektor bliżej niż zwykle.' : ''}${must ? '' : ' Może nic.'}`,
  relocateMonster: () => 'Którego potwora przenosisz i dokąd?',
  placeTrap: ({ where }) =>
    where === 'round-end'
      ? 'Runda się kończy. Gdzie trafia następny żeton zagrożenia?'
      : 'Gdzie trafia żeton zagrożenia?',
  moveTraps: ({ left }) =>
    left === 1
      ? 'Który żeton zagrożenia przekładasz?'
      : `Które żetony zagrożenia przekładasz? Najwyżej ${left}.`,
  darkenWhich: ({ left }) =>
    left === 1 ? 'Gdzie gaśnie światło?' : `Gdzie gaśnie światło? Najwyżej ${sectors(left)}.`,
  pickMonster: ({ why }) => picks[why],
  chaseWho: ({ all }) => (all ? 'Które potwory ruszają w pościg?' : 'Który potwór rusza w pościg?'),
  boltWhich: () => 'Które drzwi blokujesz albo odblokowujesz?',
  spoilDie: ({ left }) =>
    left === 1 ? 'Którą kość przerzuca Bohater?' : `Które kości przerzuca Bohater? Ile: ${left}.`,
  misdirectWhere: () => 'Dokąd idzie Bohater zamiast tego?',
  dragWhere: () => 'Dokąd przeciągasz Bohatera?',
  acidWhich: () => 'Który przedmiot traci 2 ładunki?',
  echoWhich: () => 'Która odpowiedź może być nieprawdziwa?',

  partingAttack: (_, who) => `${who('hero')} odchodzi. Czy potwory uderzają?`,
  redirect: ({ health, control }) =>
    `Strata: ${points(health, control)}. Kto ją ponosi, Bohater czy sojusznik?`,
  attackOrder: () => 'Który potwór atakuje teraz?',
  frightOrder: () => 'Który potwór przeraża teraz?',
  answerLocate: ({ number }) => `Jaka jest odpowiedź na pytanie ${number}?`,
  shortage: ({ tile }) => `Brakuje kafelka ${corridors[tile].genitive}. Który zabierasz z labiryntu?`,
  rerollEvil: () => 'Czy Zło przerzuca pudła?',
  divideDraw: ({ count: drawn }) => `Zło dobiera ${cardsOf(drawn)}. Kto ile?`,
  dropCards: ({ must }) =>
    must ? 'Masz na ręce za dużo kart. Którą odrzucasz?' : 'Odrzucasz karty przed dobieraniem?',
  lureWhich: () => 'Wabik wzywa. Który potwór rusza teraz?',
  bossWhere: ({ being }) => `Gdzie pojawia się ${beings[being].name}?`,
}

function cardsOf(n: number): string {
  return count(n, 'kartę', 'karty', 'kart')
}

const recoveries: Record<Asks['recoverWhich']['why'], string> = {
  ally: 'Sojusznik cię opatruje.',
  sacrifice: 'Sojusznik oddaje wszystko.',
  character: 'Masz chwilę, by odetchnąć.',
  reward: 'Znów jest nadzieja.',
}

const picks: Record<Asks['pickMonster']['why'], string> = {
  'cut-off': 'Który potwór atakuje natychmiast?',
  'feed-on-fear': 'Który potwór rośnie w siłę?',
  'thick-hide': 'Który cel odnosi mniej obrażeń?',
  pounce: 'Który potwór skacze na ofiarę?',
}

/** What has just happened, or is about to. */
function moments(moment: Moment, loss: Loss | null): string {
  if (moment === 'after-loss')
    return loss === 'control' ? 'Bohater traci poczytalność.' : 'Bohater traci zdrowie.'
  return occasions[moment]
}

const occasions: Record<Exclude<Moment, 'after-loss'>, string> = {
  declared: 'Bohater zamierza się ruszyć.',
  'before-leave': 'Bohater zamierza wyjść.',
  'after-step': 'Bohater zrobił krok.',
  'before-reveal': 'Bohater zamierza eksplorować.',
  'before-roll': 'Bohater zamierza rzucić kośćmi.',
  'after-roll': 'Bohater rzucił kośćmi.',
  'before-answer': 'Bohater czeka na odpowiedzi.',
  'after-answer': 'Bohater zna odpowiedzi.',
  'end-of-turn': 'Tura się kończy.',
}

const eligible: Record<Among, string> = {
  any: 'potwora',
  another: 'innego potwora',
  elsewhere: 'potwora spoza sektora Bohatera',
  closer: 'potwora bliżej Bohatera',
  spawned: 'nowo przybyłego potwora',
  unseen: 'nieodkrytego potwora',
  culprit: 'sprawcę',
  explored: 'potwora z eksplorowanych sektorów',
}

/** "Przesuń potwora o najwyżej 2 sektory albo sprowadź nowego." */
function movement({ range, among, left, or }: Asks['moveMonster']): string {
  const instead =
    or === 'spawn' ? ' albo sprowadź nowego' : or === 'replace' ? ' albo zastąp jednego innym' : ''
  const others = left === 1 ? '' : ` Możesz jeszcze przesunąć: ${left}.`
  return `Przesuń ${eligible[among]} o najwyżej ${sectors(range)}${instead}.${others}`
}
