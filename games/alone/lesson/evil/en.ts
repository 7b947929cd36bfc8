export const en = {
  goal: 'You are the dark, and everything in it. The Hero takes all the turns; you only react, with cards. You win when the Hero has neither health nor self-control left, before the final mission is done. In a larger team each of you has a hand of their own, and a Leader has the last word.',
  decks: 'Choose two of four decks. Fury makes monsters stronger, Dread works on the mind. Take these two.',
  hand: 'Alone you hold ten cards and may draw from both decks as you like. Take five of each.',
  map: 'You see the whole colony: two levels, rooms, doors, stairs, light switches. The Hero sees one sector. What the Hero has revealed is outlined, what is in sight is brighter.',
  missions:
    'Two starting missions and a final one. One is close: somebody is trapped in the infirmary. You know where that is; the Hero does not.',
  standard:
    'The Hero explores to the east, and the turn ends. Now any card can be played face down: its text does not count; it moves a monster one sector or brings a new one. Spend a Flicker on that.',
  spawn:
    'A new monster must be far enough from the Hero; each kind has its distance. Spores may come as close as three sectors. Put them in the infirmary. The Hero hears a noise from the east, and you may not lie about that.',
  track:
    'Two cards in a turn at most, and eight spaces for the whole round: the first card of a turn takes one, a second one two. Symbols left uncovered become hazard tokens. Where there is nothing worth playing, this lesson passes for you.',
  truth:
    'The Hero asks how far it is to the infirmary and to the Spores: two sectors. Without a card that allows it you may not lie. Give the answer; the second is the same.',
  ambush:
    'Now. The Hero slowed time, came to the door and looks into the infirmary – and has not seen anything yet. Pounce: what waits in the first sector leaps at whoever looks. Play it.',
  leap: 'Send the Spores. The Hero has never seen them, so this is a fright.',
  control:
    'It worked: self-control lost. A loss is a moment that some cards answer. Loss of Control takes adrenaline; as the second card of this turn it covers two spaces. Play it.',
  attack:
    'And in the Hero’s sector monsters attack at the end of every turn, without a card: two hits, two health. Now the Hero will shoot; a monster that dies costs you only another card.',
  whispers:
    'The Spores are dead, and the Hero went in. A conditional card is played face up, if its condition was met in this turn: the Hero has moved. Whispers costs self-control if nothing in sight is lit. Play it.',
  again: 'The Hero works on the mission. Play the other Flicker face down.',
  hybrids:
    'Hybrids need three sectors as well. Put them where the Hero began: that sector is still revealed, so they are seen at once, and block the way back.',
  priest:
    'The first mission is done, and the final one begins. The High Priest comes to the canteen, without a sound.',
  circles:
    'Three circles belong to him. You choose where they lie; the Hero hears only that they do. Put one here; the others go to the level below.',
  closeIn: 'The last turn of the round. Another card face down.',
  shift:
    'Move the Hybrids one sector towards the Hero. Every such step makes a noise, and you say truthfully where it comes from.',
  trap: 'The round is over: the Hero forgets most of the maze, you draw up to ten cards, and two symbols were left: two hazard tokens, anywhere out of sight. In such a sector the lower halves of your cards count, and the surges on your dice hit. Put one at the northern door.',
  farewell:
    'That is your craft: noises, patience, and the right card at the right moment. In the nightmare, after the last round, everything of yours is stronger. Play on from here; you lead both sides then. Good hunting.',
}
export type Topic = keyof typeof en
