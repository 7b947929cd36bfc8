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
  step: 'First north, to the door.',
  peek: 'Now look through the door. What you find by exploring does not frighten you – if you get to see it first.',
  ambush:
    'Too late. Evil played Pounce the moment you looked: Spores leapt at you out of the dark before you saw them. That is a fright, and it costs self-control. A second card, Loss of Control, took an adrenaline token from you.',
  losses:
    'Then they attacked, as every monster in your sector does at the end of every turn: two hits, two health. Health, self-control and adrenaline are counted here. When health and self-control are both gone, you have lost.',
  shoot:
    'Shoot back. Two charges of your bullets throw four dice. A hit is damage; a surge counts only in light. One damage wounds Spores, two at once kill them.',
  enter:
    'Two hits: dead. And you have learned something: two points for one kind of monster give you a skill. The door is open. Go in.',
  doors:
    'After each step you may lock a door, which holds up what comes after you. Leave these open: you may want to get out.',
  whispers:
    'A card face up: Whispers. You had moved, so Evil could play it, and because nothing in your sight is lit, it cost you self-control.',
  interact: 'Here somebody is knocking behind a wall. Interact: the mission takes two of that.',
  hybrids:
    'Something was born where you began, in a sector that you still see: Hybrids. They will come. Evil may play two cards in a turn, and its track has room for eight in a round.',
  slowAgain: 'This is the eighth turn. Slow time once more, to do two things.',
  search: 'Each room can be searched thoroughly once, for three items.',
  free: 'Serum, a plasma cutter, body armour: not bad. And now once more at the wall.',
  forgotten:
    'The mission is done. You are no longer alone: an ally with six charges stands by you, and can be hurt in your place. The final mission is open. Then the round was over, and the maze was taken away but for your sector and the one beside it.',
  hazards:
    'Evil has laid two hazard tokens where you cannot see them, one for each symbol that was left on its track. In such a sector its cards do more, and the surges on its dice hit. Exploring takes a token away.',
  losing:
    'Three rounds are left. Then the nightmare begins: everything that hunts you is stronger, and every round costs you two self-control. You can still win.',
  farewell:
    'The ritual now: kill the High Priest, or break his three circles and then go to the canteen. Play on from here against yourself, or learn what it is like on the other side. Good luck.',
}
export type Topic = keyof typeof en
