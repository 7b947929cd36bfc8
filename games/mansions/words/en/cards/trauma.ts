import type { TraumaCard } from '../../../content/ids.ts'

/** Trauma cards: names, what they do, and their lines. */

export const names: Readonly<Record<TraumaCard, string>> = {
  'broken-arm': 'Broken Arm',
  'broken-leg': 'Broken Leg',
  'back-injury': 'Back Injury',
  concussion: 'Concussion',
  'demoralizing-injury': 'Demoralizing Injury',
  'hearing-loss': 'Hearing Loss',
  'loss-of-vision': 'Loss of Vision',
  'torn-ligament': 'Torn Ligament',
  panic: 'Panic',
  'the-only-way-out': 'The Only Way Out',
  'turn-on-them': 'Turn on Them',
  'shared-delusion': 'Shared Delusion',
  'afraid-to-be-alone': 'Afraid to Be Alone',
  paranoia: 'Paranoia',
  claustrophobia: 'Claustrophobia',
  nyctophobia: 'Nyctophobia',
  hallucinations: 'Hallucinations',
  catatonia: 'Catatonia',
  amnesia: 'Amnesia',
  obsession: 'Obsession',
  hysteria: 'Hysteria',
}

export const texts: Readonly<Record<TraumaCard, string>> = {
  'broken-arm': '−2 to all your skill tests during combat.',
  'broken-leg': 'If you move more than once in your turn, take 1 damage (once per turn; run counts).',
  'back-injury':
    'Whenever you have more than one Equipment or more than one Weapon, drop the excess at once (you choose).',
  concussion: 'When you receive it discard 1 skill point. −2 Intellect, to a minimum of 1.',
  'demoralizing-injury': 'Instant. Take 1 horror; if it is your turn, your turn ends at once.',
  'hearing-loss': '−2 Dexterity, to a minimum of 1.',
  'loss-of-vision': 'For exploring, every room counts as dark for you (a Lantern does not help).',
  'torn-ligament': 'You cannot take the run action.',
  panic: 'Instant. The Keeper moves you up to three spaces.',
  'the-only-way-out': 'Instant. You are killed.',
  'turn-on-them':
    'Instant, group. The Keeper chooses one of your Weapons with a printed damage and another investigator whom it reaches (your space, or its range and line of sight); he takes that damage. If no Weapon of yours has a printed damage: an investigator in your space takes 2 damage. With nobody to reach: no effect.',
  'shared-delusion': 'Instant, group. Every other investigator in your room takes 1 horror.',
  'afraid-to-be-alone':
    'Group. When you end your turn without another investigator in your room, take 1 horror.',
  paranoia: 'Group. You can neither give nor receive cards in the trade step.',
  claustrophobia: 'When you end your turn in a room of one space, take 1 horror.',
  nyctophobia: '−2 Willpower while you are in a dark room.',
  hallucinations:
    'At the start of your turn test Intellect; failure: you have one move phase less this turn.',
  catatonia:
    'In each of your turns you have either your move phases or your action phase, not both; choose at the start.',
  amnesia: 'When you receive it, discard all your Spells. You cannot spend skill points.',
  obsession:
    'If you end your turn in a room that still has unrevealed cards and you did not explore this turn, take 1 horror.',
  hysteria: 'You fail horror tests on any roll of 6 or more.',
}

export const lines: Readonly<Record<TraumaCard, string>> = {
  'broken-arm': 'You hear it before you feel it.',
  'broken-leg': 'It bends in a place where it has no joint.',
  'back-injury': 'Something low down gives, like a rope.',
  concussion: 'The room goes on turning after you have stopped.',
  'demoralizing-injury': 'You sit down, and look at the blood, and it is a great deal.',
  'hearing-loss': 'A single high note, and behind it nothing.',
  'loss-of-vision': 'Shapes. A lamp with a ring round it. Then only the ring.',
  'torn-ligament': 'You can walk. You can just about walk.',
  panic: 'Your legs decide.',
  'the-only-way-out': 'All at once it is very clear, and quite easy.',
  'turn-on-them': 'You see them as they are. You wonder that you did not before.',
  'shared-delusion': "*Don't move,* you say, and they all see it too.",
  'afraid-to-be-alone': 'You keep talking, so that somebody will be there.',
  paranoia: 'They were whispering. They stopped.',
  claustrophobia: 'The walls have their hands flat against your coat.',
  nyctophobia: 'The dark is not empty. It is holding still.',
  hallucinations: 'There is a third door. There has always been a third door.',
  catatonia: 'You will get up in a moment.',
  amnesia: 'There was a word for this. There was a word for you.',
  obsession: 'You have missed something. It is in here. It is certainly in here.',
  hysteria: 'You have begun to laugh, and cannot find the end of it.',
}
