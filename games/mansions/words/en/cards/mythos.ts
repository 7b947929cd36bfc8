import type { MythosCard } from '../../../content/ids.ts'

/** Mythos cards: names, what they do, and their lines. */

export const names: Readonly<Record<MythosCard, string>> = {
  'creaking-floor': 'Creaking Floor',
  'sudden-gust': 'Sudden Gust',
  'slamming-door': 'Slamming Door',
  'whispers-in-the-walls': 'Whispers in the Walls',
  'loose-stair': 'Loose Stair',
  'falling-shelves': 'Falling Shelves',
  'wrong-reflection': 'Wrong Reflection',
  'the-light-fails': 'The Light Fails',
  'numb-hands': 'Numb Hands',
  thorns: 'Thorns',
  rats: 'Rats',
  'foul-air': 'Foul Air',
  'strange-skies': 'Strange Skies',
  'something-underfoot': 'Something Underfoot',
  'stopped-watch': 'Stopped Watch',
  'the-same-minute': 'The Same Minute',
  chime: 'Chime',
  'secret-appointment': 'Secret Appointment',
  'missing-minute': 'The Missing Minute',
  sedation: 'Sedation',
  'carbolic-fog': 'Carbolic Fog',
  'a-hand-from-the-bed': 'A Hand from the Bed',
  'your-own-file': 'Your Own File',
  'cold-draught': 'Cold Draught',
  'wet-footprints': 'Wet Footprints',
  'spring-tide': 'Spring Tide',
  'brine-in-the-lamp': 'Brine in the Lamp',
  'drowned-voice': 'A Drowned Voice',
  'paper-cut': 'Paper Cut',
  marginalia: 'Marginalia',
  'the-exhibit-moves': 'The Exhibit Moves',
  overdue: 'Overdue',
  'standing-corn': 'Standing Corn',
  'grace-is-said': 'Grace Is Said',
  'the-scythe-falls': 'The Scythe Falls',
}

/** Requirement and effect. */
export const texts: Readonly<Record<MythosCard, string>> = {
  'creaking-floor': 'Hall or bedroom. Test Dexterity. Failure: the Keeper moves one monster 1 space.',
  'sudden-gust': 'Hall or outdoors. Put a darkness token in your room.',
  'slamming-door':
    'Your space has a door. Test Luck. Failure: you lose one unused move phase of this turn, if any.',
  'whispers-in-the-walls': 'Bedroom or study. Test Willpower. Failure: take 1 horror.',
  'loose-stair':
    'Cellar or a ladder in your space. Test Dexterity. Failure: take 1 damage and you are stunned.',
  'falling-shelves': 'Study or workroom. Test Dexterity −1. Failure: take 2 damage.',
  'wrong-reflection': 'No other investigator in your room. Test Willpower −1. Failure: take 2 horror.',
  'the-light-fails':
    'Your room is not dark. Put a darkness token in your room; test Willpower. Failure: take 1 horror.',
  'numb-hands': 'Cellar and you carry a Weapon. Test Strength. Failure: drop a weapon of your choice.',
  thorns: 'Outdoors. Test Dexterity. Failure: take 1 damage.',
  rats: 'Cellar or kitchen. Test Strength. Failure: take 1 damage and discard one Equipment of your choice, if any.',
  'foul-air': 'Cellar. Test Strength −1. Failure: take 1 damage and you are stunned.',
  'strange-skies': 'Outdoors. Test Willpower −1. Failure: take 2 horror.',
  'something-underfoot':
    'Outdoors or cellar. Put a corpse marker in your space, if one is left; you take 1 horror.',
  'stopped-watch': 'Workroom or hall. You lose all unused move phases of this turn.',
  'the-same-minute':
    'You have used your action this turn. You are moved back to the space where you started this turn, if it is in the same room or an adjacent room; no tests.',
  chime: 'Hall, workroom or parlour. Test Willpower. Failure: you are stunned.',
  'secret-appointment':
    'Played face down. While you hold it: when you end your turn in a room with another investigator you take 1 horror. When you end your turn alone in a room, discard it.',
  'missing-minute':
    'Study or bedroom. Test Intellect. Failure: the Keeper draws one Mythos or one Trauma card.',
  sedation: 'Bedroom or workroom. Test Strength. Failure: you are stunned.',
  'carbolic-fog':
    'Workroom or hall. Test Dexterity. Failure: you lose one unused move phase of this turn, if any.',
  'a-hand-from-the-bed':
    "Bedroom. Test Dexterity. Failure: you drop one carried card of the Keeper's choice (not a Clue).",
  'your-own-file':
    'Study. Played face down. While you hold it you have −1 Willpower. You may discard it as an action, saying nothing of what it said.',
  'cold-draught': 'Cellar or outdoors. Test Strength. Failure: take 1 damage.',
  'wet-footprints':
    'Bedroom, or you are in a dark room. Test Willpower. Failure: take 1 horror, and the Keeper may move one Zombie, Witch or eldritch monster 1 space.',
  'spring-tide':
    'Outdoors or cellar. Test Strength −1. Failure: take 1 damage, and the Keeper moves you 1 space.',
  'brine-in-the-lamp': 'Workroom or hall, and the room is not dark. Put a darkness token in your room.',
  'drowned-voice':
    'Played face down. While you hold it you have −1 Luck, to a minimum of 1. When you end your turn outdoors, discard it.',
  'paper-cut': 'Study or workroom. Test Luck. Failure: take 1 damage.',
  marginalia:
    'Study or gallery. Test Lore. Failure: take 1 horror, and an unfinished puzzle that belongs to a card of your room, if there is one, is re-laid.',
  'the-exhibit-moves':
    'Gallery or hall. The Keeper moves one monster up to 2 spaces; if there is none on the board, test Willpower, failure: take 1 horror.',
  overdue:
    'Played face down. While you hold it: after each explore action of yours you take 1 horror. When you read a Tome, discard it.',
  'standing-corn': 'Outdoors. Test Intellect. Failure: you lose one unused move phase of this turn, if any.',
  'grace-is-said':
    'Kitchen, parlour or chapel. Test Willpower −1. Failure: take 1 horror and you are stunned.',
  'the-scythe-falls': 'Workroom or outdoors. Test Dexterity. Failure: take 2 damage.',
}

export const lines: Readonly<Record<MythosCard, string>> = {
  'creaking-floor': 'One board in the house is louder than the rest, and you have found it.',
  'sudden-gust': 'Every flame in the room lies down at once.',
  'slamming-door': 'It closes gently, and then somebody leans on it.',
  'whispers-in-the-walls': 'They are not speaking to you. They are speaking about you.',
  'loose-stair': 'There is one step fewer than you had counted.',
  'falling-shelves': 'The shelf leans out to see what you are reading.',
  'wrong-reflection': 'In the glass you are a little late.',
  'the-light-fails': 'It does not go out. It goes elsewhere.',
  'numb-hands': 'The cold comes up out of the stone and takes you by the fingers.',
  thorns: 'The hedge was not so close to the path a moment ago.',
  rats: 'They come over your boots as though they were late for something.',
  'foul-air': 'The match burns blue, then small, then not.',
  'strange-skies': 'You know the stars. Those are not in their places.',
  'something-underfoot': 'The soft place in the ground has buttons.',
  'stopped-watch': 'It says the minute you came in.',
  'the-same-minute': 'You have opened this door before. You are opening it now.',
  chime: 'You feel the stroke in your teeth and wait for the next.',
  'secret-appointment': 'A card in your pocket, your own hand: *Come alone. Tell nobody.*',
  'missing-minute': 'You are standing by the window. You were not.',
  sedation: 'A small sharp sting, and a voice that says *there*.',
  'carbolic-fog': 'Your eyes stream. Somebody is washing something down.',
  'a-hand-from-the-bed': 'The bed is made. The hand comes out from under the coverlet.',
  'your-own-file': 'The label has your name on it, and the ink is brown with age.',
  'cold-draught': 'It is coming from inside the wall.',
  'wet-footprints': 'They lead up to your heels.',
  'spring-tide': 'It does not break. It simply goes on arriving.',
  'brine-in-the-lamp': 'The wick spits, and the light turns green and goes down.',
  'drowned-voice': 'A shell against your ear; and it knows the songs you know.',
  'paper-cut': 'The page has an edge to it, and a taste for you.',
  marginalia: '*He will turn the leaf here,* someone has pencilled, and you have.',
  'the-exhibit-moves': 'You count them again. The plinth is bare.',
  overdue: "A slip, stamped with today's date, made out to you.",
  'standing-corn': 'Row, row, row, and every row ends in the one you started from.',
  'grace-is-said': 'Your head goes down with the others. You did not mean it to.',
  'the-scythe-falls': 'It has hung on that nail for forty years.',
}
