import type { TableSeen, Words } from '@miskatonic/kernel'
import type { Arkham, Asks } from '../../kind.ts'
import type { Subject } from '../../steps/choosing.ts'
import { actingMonster } from '../asks.ts'
import { monsterSeen, named } from './grammar.ts'

const subjects: Record<Subject, string> = {
  lead: 'Kto jest głównym badaczem?',
  turn: 'Kto rozgrywa następną turę?',
  'encounter-turn': 'Kto ma następne spotkanie?',
  activation: 'Który potwór aktywuje się jako następny?',
  prey: 'Który badacz jest ofiarą?',
  route: 'Którędy idzie potwór?',
  destination: 'Do którego pola zmierza potwór?',
  engagement: 'Z kim potwór wchodzi w zwarcie?',
  'attack-order': 'Który potwór atakuje jako następny?',
  'spawn-place': 'Gdzie rozstawić potwora?',
  'doom-place': 'Na którym sąsiednim polu umieścić zagładę?',
  'doom-order': 'Gdzie najpierw umieścić zagładę?',
  panic: 'Gdzie najpierw narasta panika?',
  unstable: 'Które z niestabilnych pól?',
  street: 'Która z najbliższych ulic?',
  trigger: 'Która instrukcja kodeksu zostanie wykonana najpierw?',
  reckoning: 'Który efekt zguby rozpatrzyć jako następny?',
  option: 'Co wybieracie?',
  place: 'Które pole?',
  monster: 'Który potwór?',
  evade: 'Któremu potworowi się wymykasz?',
  skill: 'Którą umiejętność wzmacniasz?',
  'discard-focus': 'Który żeton wzmocnienia odrzucasz?',
  'discard-card': 'Którą kartę odrzucasz?',
  'display-discard': 'Którą kartę z wystawy odrzucasz?',
  item: 'Który przedmiot: z wystawy czy wierzchnia karta talii?',
  buy: 'Który przedmiot kupujesz?',
  research: 'Ile wskazówek badasz?',
  heal: 'Kto odzyskuje siły?',
  'encounter-kind': 'Jakie spotkanie?',
  exchange: 'Z kim wymieniasz obrażenia i przerażenie?',
  'exchange-damage': 'Ile obrażeń oddajesz? Liczba z minusem: tyle przejmujesz.',
  'exchange-horror': 'Ile przerażenia oddajesz? Liczba z minusem: tyle przejmujesz.',
  encore: 'Kto wykonuje tę samą akcję?',
  'slip-away': 'Poruszasz się przed dodatkową akcją czy po niej?',
  hood: 'Talia której dzielnicy?',
}

/** The same of a monster that is known. */
const ofMonster: Partial<Record<Subject, string>> = {
  prey: 'który badacz jest ofiarą?',
  route: 'którędy idzie?',
  destination: 'do którego pola zmierza?',
  engagement: 'z kim wchodzi w zwarcie?',
}

function choosing({ about, next }: Asks['choosing'], _: unknown, seen?: TableSeen): string {
  const monster = actingMonster(next.args, seen)
  const question = ofMonster[about]
  if (monster === undefined || question === undefined) return subjects[about]
  return `${monsterSeen(monster, seen)}: ${question}`
}

export const asks: Words<Arkham>['asks'] = {
  choosing,
  act: ({ extra }) => (extra ? 'Możesz wykonać jedną dodatkową akcję.' : 'Którą akcję wykonujesz?'),
  goOn: () => 'Poruszasz się dalej?',
  addDice: () => 'Używasz kart, aby dostać więcej kości?',
  changeDice: () => 'Zmieniasz wynik na kościach?',
  damageToAsset: () => 'Czy część obrażeń przypisujesz atutowi?',
  horrorToAsset: () => 'Czy część przerażenia przypisujesz atutowi?',
  chooseSheet: () => 'Którym badaczem grasz?',
  trading: () => 'Czym się wymieniacie?',
  consent: ({ seat, thing }, who) => `Oddajesz: ${named(thing)} (${who(seat)})?`,
  helpTest: ({ seat }, who) => `${who(seat)} wykonuje test. Pomagasz?`,
  castingPrice: ({ card, horror }) =>
    `${named(card)}: przerażenie ${horror}. Czy szczątki zapobiegają jego części?`,
  foreseen: () => 'Czy jedną z tych kart odkładasz na spód jej talii?',
  preventHarm: ({ seat, damage, horror }, who) =>
    `${who(seat)}: obrażenia ${damage}, przerażenie ${horror}. Czy zapobiegasz ich części?`,
  mayUse: ({ card }) => `Czy używasz: ${named(card)}?`,
  shop: () => 'Co kupujesz?',
  chooseOption({ declinable, costs }) {
    if (!declinable) return 'Którą opcję wybierasz?'
    return costs.every((cost) => cost.length === 0) ? 'Robisz to?' : 'Płacisz koszt?'
  },
}
