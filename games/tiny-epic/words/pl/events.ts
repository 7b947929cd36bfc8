import { type Words, recordOf } from '@miskatonic/kernel'
import { insane, isAssistant } from '../../content/characters.ts'
import { pageCards } from '../../cards/pages.ts'
import { type Colour, type Kind, colours, kinds as allKinds } from '../../content/tentacles.ts'
import type { Town } from '../../cards/towns.ts'
import type { Events, TinyEpic } from '../../kind.ts'
import type { PowerCause } from '../../steps/powers.ts'
import {
  accusative,
  amounts,
  capital,
  choose,
  contents,
  count,
  dative,
  genitive,
  list,
  numberOf,
  player,
  space,
  tentacles,
} from './grammar.ts'
import { sheets, towns } from './cards.ts'
import { kinds, symbols } from './names.ts'

/** What happened, in the present tense, which knows no gender. */
export const events: Words<TinyEpic>['events'] = {
  // By now the seat is called by the character's name, hence the number.
  sheetTaken: ({ who: one, sheet }) =>
    isAssistant(one)
      ? `Do pomocy staje ${sheets[sheet].name}.`
      : `${player(one)} wciela się w ${sheets[sheet].accusative}.`,
  gameSetUp: ({ greatOldOne }) =>
    `Wokół koła szaleństwa leży pięć miejsc. Wielki Przedwieczny jest ${towns[greatOldOne].at}.`,
  turnBegan: ({ who: one }, who) => `Tura ${genitive(who(one))}.`,
  turnEnded: ({ who: one }, who) => `Tura ${genitive(who(one))} dobiega końca.`,

  spun: ({ who: one, symbol, front, tail, colour }, who) =>
    `${who(one)} kręci kołem. Przód staje ${towns[front].at}, na symbolu ${symbols[symbol].genitive}. Ogon staje ${towns[tail].at}, na kolorze ${kinds[colour].genitive}.`,
  soothed: ({ colour }) =>
    `Chwila spokoju: macka ${kinds[colour].genitive} przechodzi z arkusza kroczących na arkusz odrzucania.`,
  chaosStirred: () => 'Chaos się budzi: macka chaosu przechodzi z puli ogólnej na arkusz odrzucania.',
  symbolHadNoEffect: ({ symbol }) =>
    symbol === 'soothe'
      ? 'Na arkuszu kroczących nie ma szaleństwa, które można by ukoić.'
      : 'Coś wzywa chaosu, ale w puli ogólnej już go nie ma.',
  drawsSet: ({ draws }) =>
    `Worek się porusza: w tej turze ${choose(draws, 'wyjdzie', 'wyjdą', 'wyjdzie')} z niego ${count(draws, 'macka', 'macki', 'macek')}.`,
  tentacleDrawn: ({ kind, why }) =>
    why === 'wheel'
      ? `Z worka wypełza macka ${kinds[kind].genitive}.`
      : `Kroczący wyciągają ręce i z worka wypełza macka ${kinds[kind].genitive}.`,
  bagWasEmpty: () => 'Worek jest pusty i nic więcej z niego nie wychodzi.',
  madnessCameTo: ({ town, colour }) => `${capital(towns[town].at)} zagnieżdża się ${kinds[colour].name}.`,
  tentacleTaken: ({ who: one, kind }, who) =>
    `Macka ${kinds[kind].genitive} owija się wokół ${genitive(who(one))}.`,
  energyRose: () => 'Macka mocy karmi Wielkiego Przedwiecznego: rośnie jego energia.',

  townCursed: ({ town, colour, count: gone }) =>
    `${capital(towns[town].at)} tor ${kinds[colour].genitive} się przepełnia i zostaje przeklęty: na arkusz kroczących ${moved(gone, colour)}.`,
  composureCursed: ({ who: one, kind, count: gone }, who) =>
    `Tor ${kinds[kind].genitive} ${genitive(who(one))} się przepełnia i zostaje przeklęty: ${kind === 'chaos' ? 'do puli ogólnej' : 'na arkusz kroczących'} ${moved(gone, kind)}.`,
  brainMoved: ({ who: one, to }, who) =>
    to === insane
      ? `Umysł ${genitive(who(one))} się poddaje.`
      : `Żeton mózgu ${genitive(who(one))} przesuwa się na pole ${to} z ${insane} na torze obłędu.`,
  energyCursed: ({ returned }) =>
    `Tor energii się przepełnia. Do worka wraca wszystko z niego i z arkusza odrzucania: ${amounts(returned)} (razem ${total(returned)}).`,
  strengthRose: ({ to }) => `Wielki Przedwieczny rośnie w siłę: znacznik wchodzi na pole ${to} toru siły.`,
  shamblersCursed: ({ town, shamblers }) =>
    `${capital(towns[town].at)} jest o jednego kroczącego za dużo: tor zostaje przeklęty i wszyscy (${amounts(tally(shamblers))}) wracają na arkusz.`,
  eldritchReplaced: ({ town, taken, refilled }) => replaced(town, taken, refilled),

  shamblerPlaced: ({ town, colour, wanted }) =>
    colour === wanted
      ? `Kroczący ${kinds[colour].genitive} przychodzi ${towns[town].to}.`
      : `Na arkuszu nie ma już kroczących ${kinds[wanted].genitive}, więc ${towns[town].to} przychodzi kroczący ${kinds[colour].genitive}.`,
  greatOldOneMoved: ({ from, to }) => `Wielki Przedwieczny sunie ${towns[from].from} ${towns[to].to}.`,
  powerUnleashed: ({ colour, why }) => `${causes[why]} moc ${kinds[colour].genitive}.`,
  powerBlocked: ({ colour }) =>
    `Moc ${kinds[colour].genitive} tłucze o zamknięty portal. Nic się nie dzieje.`,
  pageLost: ({ who: one, page }, who) =>
    `${who(one)} zapomina kartę ${numberOf(page)}, a jej runa ${kinds[pageCards[page].rune].genitive} blednie.`,
  madnessSwept: ({ who: one, colour, count: gone }, who) =>
    `Coś wydziera ${dative(who(one))} ${tentacles(gone, colour)} i ciska na arkusz kroczących.`,
  burdened: ({ who: one, colour }, who) =>
    `Z arkusza kroczących sięga po ${accusative(who(one))} macka ${kinds[colour].genitive}.`,
  powerFoundNobody: ({ colour }) =>
    `Moc ${kinds[colour].genitive} błądzi po ulicach i nie znajduje niczego, co mogłaby pochwycić.`,

  moved: ({ who: one, from, to, how }, who) =>
    `${who(one)} ${how === 'walk' ? 'idzie' : 'płynie'} ${towns[from].from} ${towns[to].to}.`,
  pageTurned: ({ town, page }) =>
    `${capital(towns[town].at)} odsłania się strona: karta ${numberOf(page)} (${contents(page)}).`,
  drawSpared: ({ who: one }, who) =>
    `${who(one)} szepcze do kroczących: z worka wyjdzie o jedną mackę mniej.`,
  collected: ({ who: one, from, colour }, who) =>
    `${who(one)} bierze ${towns[from].from} ${tentacles(1, colour)}.`,
  diceRolled: ({ who: one, dice, why }, who) => `${who(one)} rzuca ${attempts[why]}: ${dice.join(', ')}.`,
  diceRerolled: ({ who: one, dice, again, why }, who) =>
    `${who(one)} przerzuca ${rerolled(again)} ${attempts[why]}: teraz ${dice.join(', ')}.`,
  banishFailed: ({ who: one, cost }, who) =>
    `Kości żądają ${cost === 1 ? '1 macki' : `${cost} macek`}, a ${who(one)} nie ma czym zapłacić. Nikt nie zostaje wygnany.`,
  shamblerSpared: ({ who: one }, who) => `${who(one)} odwraca wzrok i nikogo nie wygania.`,
  shamblerBanished: ({ who: one, town, colour }, who) =>
    `${who(one)} wygania ${towns[town].from} kroczącego ${kinds[colour].genitive}.`,
  matCleared: ({ colour, count: cleared }) =>
    `Z arkusza kroczących na arkusz odrzucania ${moved(cleared, colour)}.`,
  spent: ({ who: one, tentacle, to }, who) =>
    `${who(one)} ${to === 'portal' ? 'kładzie' : 'oddaje'} ${tentacles(1, tentacle)} ${heaps[to]}.`,
  actionBought: ({ who: one, from }, who) =>
    `Chaos${from === one ? '' : ` ${genitive(who(from))}`} daje ${dative(who(one))} jeszcze jedną akcję.`,
  sealFailed: ({ colour, side, total: reached }) =>
    `Suma ${reached} to za mało: ${space(colour, side)} pozostaje otwarte.`,
  spaceSealed: ({ who: one, colour, side, tentacle }, who) =>
    `${who(one)} pieczętuje ${space(colour, side)} macką ${kinds[tentacle].genitive}.`,
  portalClosed: ({ colour, cleared }) =>
    `Portal ${kinds[colour].genitive} jest zamknięty, a moc ${kinds[colour].genitive} złamana na zawsze.${
      cleared === 0 ? '' : ` Z arkusza kroczących na arkusz odrzucania ${moved(cleared, colour)}.`
    }`,

  pageTranslated: ({ who: one, town, page }, who) =>
    `${who(one)} tłumaczy ${towns[town].at} kartę ${numberOf(page)} i zatrzymuje jej runę ${kinds[pageCards[page].rune].genitive}.`,
  pageMarked: ({ row, column }) => `W wierszu ${row} Necronomiconu zapełnia się pole ${column}.`,
  lineCompleted: ({ line, number }) =>
    `${line === 'row' ? 'Wiersz' : 'Kolumna'} ${number} Necronomiconu: komplet. Macka chaosu przechodzi stamtąd na arkusz odrzucania.`,
  pageDealt: ({ town }) => `${capital(towns[town].at)} leży nowa, zakryta strona.`,
  pagesReshuffled: ({ count: again }) =>
    `Talia stron jest pusta; nowa powstaje z ${again === 1 ? 'jednej utraconej karty' : `${again} utraconych kart`}.`,
  phaseTwoBegan: () =>
    'Ostatnia strona jest przeczytana i otwierają się trzy portale. Zaczyna się faza 2: arkusz odrzucania i tor energii opróżniają się do worka.',
  hopeLost: () =>
    'Jest otwarty portal, którego nikt nie ma już run zapieczętować. Nie możecie wygrać; możecie się poddać.',

  townUsed: ({ who: one, town }, who) => `${who(one)} ${towns[town].deed}.`,
  shamblerSentAway: ({ town, colour }) =>
    `Kroczący ${kinds[colour].genitive} odchodzi ${towns[town].from} i wraca na arkusz.`,
  pageExchanged: ({ town, page }) =>
    `Strona ${towns[town].from} trafia pod talię. Na jej miejscu leży karta ${numberOf(page)} (${contents(page)}).`,
  chaosTaken: ({ who: one }, who) => `${who(one)} bierze mackę chaosu z puli ogólnej.`,
  brewed: ({ who: one, gave, took }, who) =>
    `${who(one)} rzuca ${tentacles(1, gave)} na arkusz kroczących i bierze stamtąd ${tentacles(1, took)}.`,
  energyReleased: () => 'Macka mocy zsuwa się z toru energii i wraca do worka.',
  handedOver: ({ from, to, tentacle }, who) =>
    `${who(from)} oddaje ${dative(who(to))} ${tentacles(1, tentacle)}.`,

  assistantOrdered: ({ who: one, by, what }, who) => `${who(by)} każe ${dative(who(one))} ${orders[what]}.`,
  pageLeft: ({ who: one, town }, who) => `${who(one)} zostawia stronę ${towns[town].at} nieprzeczytaną.`,
}

function replaced(town: Town, taken: boolean, refilled: boolean): string {
  const { at, to, from } = towns[town]
  if (!taken)
    return refilled
      ? `${capital(at)} nie ma już macek mocy; jedna trafia ${to} z puli ogólnej.`
      : `Macek mocy nie ma już ani ${at}, ani w puli ogólnej.`
  const gone = `Macka mocy przechodzi ${from} na arkusz odrzucania`
  return refilled
    ? `${gone}, a z puli ogólnej przychodzi następna.`
    : `${gone}; w puli ogólnej następnej nie ma.`
}

/** "przechodzi macka strachu", "przechodzą 3 macki strachu", "przechodzi 5 macek strachu". */
function moved(n: number, kind: Kind): string {
  const all = n === 1 ? 'macka' : count(n, 'macka', 'macki', 'macek')
  return `${choose(n, 'przechodzi', 'przechodzą', 'przechodzi')} ${all} ${kinds[kind].genitive}`
}

function total(of: Events['energyCursed']['returned']): number {
  return allKinds.reduce((sum, kind) => sum + of[kind], 0)
}

function tally(shamblers: readonly Colour[]): Record<Colour, number> {
  return recordOf(colours, (colour) => shamblers.filter((each) => each === colour).length)
}

function rerolled(again: readonly boolean[]): string {
  const chosen = ['pierwszą', 'drugą', 'trzecią'].filter((_, i) => again[i])
  if (chosen.length === again.length) return chosen.length === 1 ? 'kość' : 'wszystkie kości'
  return `${list(chosen)} kość`
}

/** What sets a power free. */
const causes: Record<PowerCause, string> = {
  wheel: 'Koło przyzywa',
  curse: 'Klątwa uwalnia',
  strength: 'Silniejszy niż dotąd, Wielki Przedwieczny uwalnia',
}

const attempts: Record<Events['diceRolled']['why'], string> = {
  banish: 'na wygnanie',
  seal: 'na pieczęć',
}

const heaps: Record<Events['spent']['to'], string> = {
  discard: 'na arkusz odrzucania',
  supply: 'do puli ogólnej',
  portal: 'na portalu',
}

const orders: Record<Events['assistantOrdered']['what'], string> = {
  move: 'ruszyć dalej',
  translate: 'przetłumaczyć stronę',
  banish: 'wygnać kroczącego',
  seal: 'pieczętować portal',
}
