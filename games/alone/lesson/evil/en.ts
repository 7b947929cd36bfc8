export const en = {
  goal: 'You are the dark, and everything in it. The Hero takes all the turns; you only react, with cards. You win when the Hero has neither health nor self-control left, before the final mission is done. In a larger team each of you has a hand of their own, and a Leader has the last word.',
  decks: 'Choose two of four decks. Fury makes monsters stronger, Dread works on the mind. Take these two.',
  hand: 'Alone you hold ten cards and may draw from both decks as you like. Take five of each.',
  map: 'You see the whole colony: two levels, rooms, doors, stairs, light switches. The Hero sees one sector. What the Hero has revealed is outlined, what is in sight is brighter.',
  missions:
    'Two starting missions and a final one. One of them is close: somebody is trapped in the infirmary. You know where that is; the Hero does not.',
  window:
    'The Hero explores to the east. Before anything is revealed you may play a card that says so. You are asked whether you hold one or not, so that being asked gives nothing away. You have none that fits. Pass.',
  standard:
    'The end of the turn: now any card can be played face down. Its text does not count; it moves a monster one sector or brings a new one. Spend a Flicker on that.',
  spawn:
    'A new monster must be far enough from the Hero; each kind has its distance. Spores may come as close as three sectors. Put them in the infirmary. The Hero hears a noise from the east, and you may not lie about that.',
  track:
    'Two cards in a turn at the most, and eight spaces for the whole round: the first card of a turn takes one, a second one two. Spaces left at the end become hazard tokens. Pass.',
  declared: 'The Hero moves. A card of Dread could send them another way; you do not hold it. Pass.',
  quiet: 'Nothing now. A quiet turn frightens, too.',
  echo: 'The Hero asks how far it is to the infirmary and to the Spores. You hold False Echo, the only card that lets you lie. Keep it for a better moment and pass.',
  truth: 'Then the answers are true, and the program knows them. Give the first.',
  truthAgain: 'And the second.',
  afterAnswer: 'There are cards for this moment, too. Pass.',
  endLocate: 'And pass.',
  slow: 'The Hero slows time for a second action. That does not give you more reactions: two in a turn, whatever happens. Pass.',
  pounce:
    'The Hero is about to look into the infirmary. You hold Pounce: the Spores could leap at them now. But they would stand in the dark beside a loaded gun. Pass, and watch.',
  found: 'Found. What is seen does not frighten any more. Pass.',
  shot: 'Three hits. Thick Hide would save the Spores from one of them, but not from three. Pass.',
  dead: 'Dead. A new one costs you a card. Pass.',
  coming: 'The Hero goes in. Pass.',
  whispers:
    'A conditional card is played face up, if its condition was met in this turn: the Hero has moved. Whispers costs self-control if nothing in sight is lit. Play it.',
  afterLoss:
    'A loss is a moment of its own: some cards answer it. Loss of Control would, but it is worth more when it is dangerous. Pass.',
  oneIsEnough: 'A second card this turn would cover two spaces. Pass.',
  again: 'The Hero works on the mission. Play the other Flicker face down.',
  hybrids:
    'Hybrids need three sectors as well. Put them where the Hero began: that sector is still revealed, so they are seen at once, and block the way back.',
  seen: 'Seen, but not yet close. Pass.',
  priest:
    'The first mission is done, and the final one begins. The High Priest comes to the canteen, without a sound.',
  circles: 'Three circles belong to him. You choose where they lie; the Hero hears only that they do. Here,',
  circle2: 'on the lower level,',
  circle3: 'and once more below.',
  closeIn: 'The last turn of the round. Another card face down.',
  shift:
    'Move the Hybrids one sector towards the Hero. In the Hero’s sector, monsters attack at the end of every turn, without a card.',
  endRound: 'Enough. Pass.',
  keep: 'The round is over: the Hero forgets most of the maze. You may throw away cards that you do not want. Keep them.',
  draw: 'Then you draw up to ten. Two from the first deck, two from the second.',
  trap: 'Four spaces with a symbol were left, and one is always left: five hazard tokens, anywhere out of sight. In such a sector the lower halves of your cards count, and your dice hit with surges. One at the northern door,',
  trap2: 'one beside it,',
  trap3: 'one in the control room,',
  trap4: 'one on the way to the priest,',
  trap5: 'and one below.',
  farewell:
    'That is your craft: noises, patience, and the right card at the right moment. In the nightmare, after the last round, everything of yours is stronger. Play on from here if you like; you lead both sides then. Good hunting.',
}
export type Topic = keyof typeof en
