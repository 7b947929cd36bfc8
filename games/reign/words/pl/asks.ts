import type { Words } from '@miskatonic/kernel'
import type { Reign } from '../../kind.ts'
import { card, count, dative, genitive, instrumental } from './grammar.ts'
import { relics } from './cards.ts'
import { places } from './names.ts'

/** What a decision asks, in one breath. */
export const asks: Words<Reign>['asks'] = {
  chooseInvestigator: () => 'Kim chcesz być?',
  act: () => 'Co robisz?',
  actionsUsed: () => 'Nie masz już akcji.',
  walkFurther: ({ must }) => (must ? 'Dokąd pędzisz dalej?' : 'Idziesz dalej?'),
  rideWhere: () => 'Dokąd jedzie autobus?',
  consent: ({ card: traded, from, to, by }, who) =>
    by === from
      ? `Przyjmiesz od ${genitive(who(from))} ${card(traded)}?`
      : `Oddasz ${dative(who(to))} ${card(traded)}?`,
  moveCultistWhere: ({ from }) => `Dokąd przesuwasz kultystę ${places[from].from}?`,
  herdWhere: ({ from }) => `Dokąd przeganiasz kultystę ${places[from].from}?`,
  herdAgain: () => 'Przeganiasz drugiego kultystę?',
  wakeWhere: () => 'Gdzie się budzisz?',

  window: () => 'Zagrywasz coś teraz?',
  handLimit: () => 'Masz za dużo kart. Której się pozbywasz?',
  permission: ({ relic, by }, who) =>
    `Pozwolisz ${dative(who(by))} zagrać w twojej turze ${relics[relic].accusative}?`,

  atlachNachaAsks: () => 'Kultysta u boku czy żeton poczytalności?',
  dagonOrder: () => 'Przy której bramie staje następny kultysta?',
  shoggothOrder: () => 'Który Shoggoth rusza następny?',
  shoggothPath: () => 'Którędy idzie Shoggoth?',
  shareTokens: ({ left }) => `Kto traci żeton? Jeszcze ${count(left, 'żeton', 'żetony', 'żetonów')}.`,
  shareCards: ({ left }) => `Kto odrzuca kartę? Jeszcze ${count(left, 'karta', 'karty', 'kart')}.`,
  discardOne: () => 'Którą kartę odrzucasz?',

  flame: ({ left }) =>
    left === 4
      ? 'Co palisz: do 4 kultystów czy jednego Shoggotha?'
      : `Palisz dalej? Najwyżej ${count(left, 'kultystę', 'kultystów', 'kultystów')}.`,
  elderSign: () => 'Które miasto chronisz?',
  hourglass: () => 'Którą wskazówkę odzyskać?',
  sealOfLeng: () => 'Którego Przedwiecznego uciszasz?',
  silverKey: () => 'Dokąd prowadzi klucz?',
  song: () => 'Kto słyszy pieśń?',
  book: () => 'Która karta będzie następna?',
  mirrorPartner: () => 'Z kim wymieniasz wskazówki?',
  mirrorCards: ({ with: other }, who) => `Co wymieniasz z ${instrumental(who(other))}?`,
}
