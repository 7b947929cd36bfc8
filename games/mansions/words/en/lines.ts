import type {
  InvestigatorId,
  KeeperAction,
  Lock,
  MonsterKind,
  MythosCard,
  Obstacle,
  SearchItem,
  Spell,
  TraumaCard,
} from '../../content/ids.ts'

/** Narrative lines of the cards. They have no effect on the rules (MM-829). */

export const mythos: Readonly<Record<MythosCard, string>> = {
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

export const traumas: Readonly<Record<TraumaCard, string>> = {
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

/** Backs of the character cards. */
export const lives: Readonly<Record<InvestigatorId, string>> = {
  'ashcan-pete':
    'He has slept in forty states and was frightened in two of them. He will tell you that he follows the work. The dog knows what he follows, and walks a little ahead of him.',
  'gloria-goldberg':
    'Her publisher thinks that she makes it up. She writes it down, the morning after, as quickly as she can, because what she has written down does not come again.',
  'harvey-walters':
    'Thirty years at the lectern, and he has come to see that one shelf of the library was not shelved there but put out of reach. He has begun, lately, to need a ladder.',
  'jenny-barnes':
    'She came home from Paris for a sister who did not meet the boat. There was a trunk, and a letter, and a policeman who was sorry. She has bought two pistols and stopped going to parties.',
  'joe-diamond':
    'His sign says *Inquiries*. Most of them are husbands. The one that cost him his partner was not; and he has kept that file open on the desk, with a glass on it.',
  'kate-winthrop':
    'Something came through her instruments once and took the professor who was standing beside her. She did not call it a ghost. She called it a result, and she means to repeat it.',
  'michael-mcglen':
    'In his line you learn to tell when a man is not afraid of you. What came up from under the pier that night was not a man; and he has thought about little else.',
  'sister-mary':
    'The bishop moved her to Arkham because she had seen too much. It was kindly meant. She has written to thank him, and to ask for a little more oil.',
}

/** Read when a Lock or Obstacle is turned over (MM-148). */
export const doors: Readonly<Record<Lock | Obstacle, string>> = {
  'lock-brass': 'A brass lock, newer than the door.',
  'lock-iron': 'Iron bars, an iron plate, a keyhole as long as your thumb.',
  'lock-jammed': 'The latch lifts. The door has been waiting a long while to disappoint somebody.',
  'lock-nailed': 'Boards, and more boards; and the nails have been driven from this side.',
  'lock-combination': 'Four little wheels of painted signs. Someone was afraid of burglars who can read.',
  'lock-tumbler': 'It turns, and clicks, and turns back, like a thing thinking it over.',
  'lock-wired':
    'No handle; a plate, a glass bead, two wires. It hums on a note you can feel in your fillings.',
  'lock-rune': 'Stone slips in a stone frame. They were in order once, and the order said something.',
  'lock-dread': 'The door is open. That is not what keeps you out.',
  'lock-frozen': 'White to the lintel. Your hand sticks to it.',
  'lock-sigil': 'Chalk on the boards, as fresh as if somebody had just stood up from drawing it.',
  'ob-strongbox': 'A strongbox, bolted down, with a battery in its belly.',
  'ob-suitcase': 'A suitcase, packed in a hurry and locked with care.',
  'ob-desk': 'Every drawer but one slides open, empty.',
  'ob-cabinet': 'Steel, grey, four drawers high, and none of your business.',
  'ob-casket': 'A casket carved all over with slips that move under the thumb.',
  'ob-cipher': 'A frieze in nine parts. It tells a story, but not in this order.',
  'ob-rubble': 'Half of the ceiling is here. There is a space behind it.',
}

export const items: Readonly<Record<SearchItem, string>> = {
  'brass-key': 'It leaves your fingers smelling of coins.',
  'iron-key': 'As long as your hand, and colder than it ought to be.',
  'magic-phrase': 'Eleven syllables. You find that your lips have moved.',
  'pry-bar': 'Persuasion, two feet of it.',
  sledgehammer: 'It swings itself, once you have got it moving.',
  axe: 'The edge is bright. Someone has used it today.',
  'kitchen-knife': 'From the block; the middle one was missing already.',
  'bone-saw': 'Fine teeth, well kept.',
  sabre: 'A presentation piece. It was sharpened afterwards.',
  'fire-poker': 'Good iron with a hook to it.',
  revolver: 'Five chambers loaded, and one the owner had a use for.',
  shotgun: 'It does not ask you to be accurate.',
  lantern: 'A small round country where you can see.',
  sedative: '*One only,* says the label, twice.',
  whiskey: 'Courage, eleven years old.',
  'first-aid-kit': 'Lint, iodine, a card of safety pins, and instructions for drowning.',
  'fire-bucket': 'Sand, cigarette ends, and a hope.',
  'cult-robes': 'They fit. You wish that they did not.',
  rope: 'Thirty feet, and a knot in it that you had better not undo.',
  'warding-stone': 'It grows warm before you know why.',
  'silver-hourglass': 'The sand goes up.',
  'ruby-of-rlyeh': 'It has a pulse, or it has yours.',
  'brass-cylinder': '*Careful on the stairs,* it says.',
  'nameless-cults': 'Iron clasps, black leather, a list of the former owners with dates.',
  'de-vermis-mysteriis': 'Something has eaten its way through it, and gone on to the next volume.',
  'vail-almanac': "Tides, eclipses, and the day of the reader's death, left blank for you to fill in.",
  'koss-casebook': 'The handwriting is kind all the way through.',
  harpoon: '*Hester*, it says along the shaft.',
  'signal-flare': 'For use in distress.',
  'nell-carrow': 'Seven years old, wet to the knee, and not at all afraid.',
  'unreturned-volume': 'Heavier than it was at the last corner.',
  'rock-salt': 'For the cattle; and for the other thing.',
}

export const keeperActions: Readonly<Record<KeeperAction, string>> = {
  'command-minion': '*You. Over there. Now.*',
  'creatures-of-the-night': 'You leave a door open, and let it find its own way.',
  'uncontrollable-urges': 'A hand closes upon the glass, and it is your own hand.',
  'take-sample': '*This will not take a minute,* they say; and it does not.',
  'summon-worshippers': 'Somewhere below, a door is opened to a knock.',
  pyromaniac: 'A smell of paraffin; and someone humming.',
  'raise-dead': 'It has been lying on its side. Now it lies on its back.',
  'evil-presence': 'The house takes a breath, and keeps it.',
  darkness: 'The lamp burns on, and lights nothing.',
  witchcraft: 'A little of this for a little of that.',
  'dark-ritual': 'They have come to the part where one must not stop.',
  'lurker-in-the-walls': 'The grating hangs by a single screw.',
  'escaped-patient': 'The bed is empty, and the strap has been chewed through.',
}

export const spells: Readonly<Record<Spell, string>> = {
  shrivelling: 'You think of dry leaves, and point.',
  binding: 'A knot tied in nothing, and pulled tight.',
  'blood-pact': 'It has to come from somewhere.',
  'quiet-the-mind': 'A room with the door shut, and you in it.',
}

export const monsters: Readonly<Record<MonsterKind, string>> = {
  cultist: 'He delivers your milk. He bears you no ill will at all.',
  'cult-leader': 'You know the voice. It reads the lesson on Sundays.',
  maniac: 'He is so very glad that somebody has come.',
  witch: 'Her shadow is a moment late in turning round.',
  zombie: 'It has its best clothes on.',
  hound: 'It is thin, and thirsty, and it has come a long way round to get here.',
  chthonian: 'The floor goes soft; there is a smell of turned earth.',
  'mi-go': 'It tilts what it has for a head, and makes a note.',
  shoggoth: 'There is more of it in the next room.',
}

/** Read when nothing of interest is found; which line is shown has no effect. */
export const nothing = [
  'Dust, and in the dust the marks of somebody who looked before you.',
  'A drawer of string, corks, keys to nothing.',
  'You would swear there was something here, and you look again, and there is not.',
  "A child's glove. It does not seem to mean anything.",
  'Moths.',
  'A clock you can hear and cannot find. It is not important.',
] as const
