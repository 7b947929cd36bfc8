import type { TextWords } from '../text.ts'
import { count, named } from './grammar.ts'

const phases = {
  setup: 'przygotowanie',
  action: 'faza akcji',
  monster: 'faza potworów',
  encounter: 'faza spotkań',
  mythos: 'faza mitów',
}
const states = { ready: 'przygotowany', engaged: 'w zwarciu', exhausted: 'wyczerpany' }
const clues = (n: number): string => count(n, 'wskazówka', 'wskazówki', 'wskazówek')
const doom = (n: number): string => count(n, 'żeton zagłady', 'żetony zagłady', 'żetonów zagłady')
const wounds = (n: number): string => count(n, 'obrażenie', 'obrażenia', 'obrażeń')

export const text: TextWords = {
  header: (round, phase) => `Runda ${round}, ${phases[phase]}`,
  sheet: (dooms, found) => `Arkusz scenariusza: ${doom(dooms)}, ${clues(found)}`,
  codex: (cards) => `Kodeks: ${cards.join(', ')}`,
  codexCard: (card, found, dooms) =>
    `karta ${card}${found > 0 ? ` (${clues(found)})` : ''}${dooms > 0 ? ` (${doom(dooms)})` : ''}`,
  cup: (left, of) => `Czara mitów: zostało żetonów ${left} z ${of}`,
  display: (cards) => `Wystawa: ${cards.join(', ')}`,
  investigator: (name, at) => `${name}, ${at}`,
  harm: (damage, horror) =>
    `${wounds(damage)}, ${count(horror, 'przerażenie', 'przerażenia', 'przerażenia')}`,
  money: (n) => count(n, 'dolar', 'dolary', 'dolarów'),
  clues,
  remnants: (n) => `szczątki: ${n}`,
  monster: (name, at, state, damage) =>
    `${name}, ${at}: ${states[state]}${damage > 0 ? `, ${wounds(damage)}` : ''}`,
  doom,
  anomaly: 'anomalia',
  named,
}
