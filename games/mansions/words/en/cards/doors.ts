import type { Lock, Obstacle } from '../../../content/ids.ts'

/** Locks and Obstacles: names, what they ask, and their lines. */

export const locks: Readonly<Record<Lock, string>> = {
  'lock-brass': 'Brass Lock',
  'lock-iron': 'Iron Lock',
  'lock-jammed': 'Jammed Door',
  'lock-nailed': 'Nailed Boards',
  'lock-combination': 'Combination Lock',
  'lock-tumbler': 'Tumbler Lock',
  'lock-wired': 'Electric Lock',
  'lock-rune': 'Sliding Runes',
  'lock-dread': 'Dread',
  'lock-frozen': 'Frozen Shut',
  'lock-sigil': 'Chalk Sigil',
}

export const lockTexts: Readonly<Record<Lock, string>> = {
  'lock-brass': 'If you carry the Brass Key, discard this Lock and enter. Otherwise you stay.',
  'lock-iron': 'If you carry the Iron Key, discard this Lock and enter. Otherwise you stay.',
  'lock-jammed':
    'Test Strength, or use the Sledgehammer to succeed without rolling. Success: discard, enter. Failure: stay.',
  'lock-nailed':
    'Test Strength −2, or use the Pry Bar or Sledgehammer to succeed without rolling. Success: discard, enter. Failure: take 1 damage, stay.',
  'lock-combination': 'Lock puzzle 4A. Solved: discard, enter.',
  'lock-tumbler': 'Lock puzzle 5B. Solved: discard, enter.',
  'lock-wired': 'Wiring puzzle 1A. Solved: discard, enter.',
  'lock-rune': 'Rune puzzle 7. Solved: discard, enter.',
  'lock-dread': 'Test Willpower. Success: enter; the Lock stays. Failure: take 1 horror, stay.',
  'lock-frozen':
    'Test Strength −1, +2 if you carry a Lantern. Success: discard, enter. Failure: take 1 damage, stay.',
  'lock-sigil':
    'Test Lore, or discard the Magic Phrase to succeed without rolling. Success: discard, enter. Failure: take 1 horror, stay.',
}

export const obstacles: Readonly<Record<Obstacle, string>> = {
  'ob-strongbox': 'Wired Strongbox',
  'ob-suitcase': 'Suitcase',
  'ob-desk': 'Locked Desk',
  'ob-cabinet': 'Filing Cabinet',
  'ob-casket': 'Carved Casket',
  'ob-cipher': 'Cipher Frieze',
  'ob-rubble': 'Rubble',
}

export const obstacleTexts: Readonly<Record<Obstacle, string>> = {
  'ob-strongbox': 'Wiring puzzle 2A. Solved: discard, go on.',
  'ob-suitcase': 'Lock puzzle 6A. Solved: discard, go on.',
  'ob-desk': 'Lock puzzle 5A. Solved: discard, go on.',
  'ob-cabinet': 'Lock puzzle 4B. Solved: discard, go on.',
  'ob-casket': 'Rune puzzle 8. Solved: discard, go on.',
  'ob-cipher': 'Rune puzzle 9. Solved: discard, go on.',
  'ob-rubble':
    'Test Strength −1, or use the Pry Bar or Sledgehammer. Success: discard, go on. Failure: the explore action ends.',
}

/** Read when a Lock or Obstacle is turned over (MM-148). */
export const lines: Readonly<Record<Lock | Obstacle, string>> = {
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
