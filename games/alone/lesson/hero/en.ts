export const en = {
  goal: 'You are alone in a colony of two levels, in the dark. Complete one of two starting missions, and the final mission comes into reach; complete that, and you have won. Somebody else sees the whole map and sends things after you. You see only what you have found.',
  pilot:
    'Four people might have survived. Choose the Pilot: once in a round she runs two sectors with one action.',
  maze: 'This is your maze: one sector, and the dark around it. A round has eight turns, and in each of them you take one action. When the round is over, most of what you have found is taken away again. Remember it.',
  missions:
    'Somebody is trapped in the infirmary: go there and work on the door twice. Until the haze is dealt with, exploring shows you only one sector. The ritual is the final mission; it waits. Nobody tells you where the rooms are.',
  explore: 'Look before you go. Exploring reveals what lies in a straight line. Explore to the east.',
  noise:
    'A corner that leads on to the north. And then a noise, from the east. Evil played a card face down, and somewhere that way something was born. A noise tells you the direction in which the way begins, not what it is.',
  move: 'Go on. A move takes you to the next sector. Whatever is there when you enter the unknown may frighten you; what you have seen before does not.',
  locate:
    'Your watch knows more than you do. Locate names two things and tells how far they are. First ask for the infirmary.',
  locateAlso: 'And for Spores: you have a feeling.',
  answers:
    'Both two sectors away, on this level. So they are in the same place, most likely. The answers are true unless a card allows a lie, and such a card is seen when it is played – afterwards.',
  slowTime:
    'Adrenaline slows time: for one token you act twice in this turn. At the start of a turn only. Use one.',
  step: 'First north, closer to the door.',
  doors:
    'There is a door here. After each step you may lock one, which holds up whatever comes. Leave it open: you want to go through.',
  peek: 'And now look through it. What you reveal by exploring does not frighten you.',
  seen: 'The infirmary, with Spores in it. You have bullets: two charges throw four dice. A hit is damage; a surge counts only in light. One damage wounds Spores, two at once kill them.',
  shoot:
    'Shoot, with both charges. The more dice, the better: damage that does not reach a threshold is lost.',
  enter: 'Dead, and you have learned something: two points for one kind of monster give you a skill. Go in.',
  stayOpen: 'Leave the doors open.',
  whispers:
    'A card face up: Whispers. You had moved, so Evil could play it, and because nothing in your sight is lit, it cost you self-control. When health and self-control are both gone, you have lost.',
  interact: 'Here somebody is knocking behind a wall. Interact: the mission takes two of that.',
  hybrids:
    'Something was born where you began, in a sector that you still see: Hybrids. They will come. Evil may play two cards in a turn, and the track above counts them.',
  slowAgain: 'This is the eighth turn. Slow time once more, to do two things.',
  search: 'Each room can be searched thoroughly once: three items.',
  items:
    'Serum, a plasma cutter, body armour. Items have charges, and a charge of one can upgrade another of the right kind. Not now.',
  free: 'And once more at the wall.',
  forgotten:
    'The mission is done. You are no longer alone: an ally with six charges stands by you, and can be hurt in your place. The final mission is open. Then the round was over, and the maze was taken away but for your sector and the one beside it.',
  hazards:
    'Evil has laid hazard tokens where you cannot see them, as many as symbols were left on its track: five. In such a sector its cards do more, and the surges of its dice hit. Exploring takes a token away.',
  losing:
    'You have three rounds, and one more as a reward. After that the nightmare begins: everything that hunts you is stronger, and every round costs you self-control. You can still win.',
  farewell:
    'The ritual now: kill the High Priest, or break his three circles and then go to the canteen. Play on from here if you like, against yourself; or learn what it is like on the other side. Good luck.',
}
export type Topic = keyof typeof en
