import type { LessonStep } from '@miskatonic/screen/contract'

type Shown = Pick<LessonStep, 'point' | 'choice' | 'auto'>

/** What is shown and chosen, in this order. The words are in en.ts and pl.ts, by the same names. */
export const steps = {
  goal: look(),
  detective: choose('takeInvestigator:investigator=detective', 'investigator:detective'),
  doctor: choose('takeInvestigator:investigator=doctor', 'investigator:doctor'),
  gates: look('place:park', 'place:old-mill', 'place:hospital', 'place:graveyard'),
  map: look('place:train-station', 'place:university', 'place:cafe'),
  clues: look('card:p1:arkham'),
  trade: choose('takeClue:card=arkham,from=p2', 'seat:p2'),
  // The learner leads both investigators, so that the table agrees by itself.
  consent: { point: [], choice: 'agree', auto: true },
  walk: choose('walk:to=university', 'place:university'),
  gate: choose('walk:to=park', 'place:park'),
  refusals: look('place:cafe', 'place:hospital'),
  seal: choose('seal:own=4,extra=null', 'place:park', 'here:p1'),
  actionsUsed: choose('endActions'),
  evilStirs: look('place:park', 'old-one:tsathoggua'),
  tsathoggua: choose('loseCardOf:seat=p2', 'seat:p2'),
  discard: choose('discard:card=kingsport', 'card:p2:kingsport'),
  tsathogguaAgain: choose('loseCardOf:seat=p1', 'seat:p1'),
  discardAgain: choose('discard:card=innsmouth', 'card:p1:innsmouth'),
  relic: choose('playRelic:relic=last-hourglass', 'card:p1:last-hourglass'),
  hourglass: choose('recoverClue:card=innsmouth', 'discard:innsmouth'),
  ritual: look('place:park', 'old-one:azathoth'),
  summoning: look('place:farmstead', 'place:theater'),
  bus: choose('bus:pay=innsmouth', 'card:p2:innsmouth', 'place:train-station'),
  ride: choose('ride:to=factory', 'place:factory'),
  fight: choose('fightCultist', 'place:factory', 'here:p2'),
  fightOn: choose('fightCultist', 'place:factory', 'here:p2'),
  fightLast: choose('fightCultist', 'place:factory', 'here:p2'),
  towardsGate: choose('walk:to=hospital', 'place:hospital'),
  doctorEnds: choose('endActions'),
  clearPark: choose('fightCultist', 'place:park', 'here:p1'),
  clearParkOn: choose('fightCultist', 'place:park', 'here:p1'),
  clearParkLast: choose('fightCultist', 'place:park', 'here:p1'),
  endActions: choose('endActions'),
  throughGate: choose('useGate:to=old-mill', 'place:old-mill'),
  sanity: look('seat:p2'),
  losing: look('old-one:cthulhu'),
  farewell: look('place:old-mill', 'place:hospital', 'place:graveyard'),
} as const satisfies Record<string, Shown>

export type Topic = Exclude<keyof typeof steps, 'consent'>

function look(...point: string[]): Shown {
  return { point }
}

function choose(choice: string, ...point: string[]): Shown {
  return { point, choice }
}
