export const en = {
  goal: 'Vail House, Saturday night. One player is the Keeper, who knows everything and runs the house; the others investigate together. What each side must do to win is written on one Objective card, and only the Keeper has seen it. Now the Keeper answers four questions about the story, in secret.',
  jenny:
    'Choose who you are. Health and sanity add up to twenty: the stronger the body, the weaker the mind. Take Jenny Barnes.',
  traits:
    'Every investigator keeps one of two mental and one of two physical Traits. They give your skills, an ability that works once per game, and something to start with. Take these: a second roll, and a pistol.',
  house:
    'The map is open to all: rooms, doors, how many cards lie in a room, and where a Lock bars the way. What the cards are, the Keeper knows. Find the Clues: each leads to the next, and the last one reveals the Objective.',
  foyer:
    'In your turn you have two move phases and one action phase, in any order. A move phase is one space. Go in.',
  foyerAgain: 'Again. Doors cost nothing. After each phase the Keeper may play a card on you.',
  run: 'Use your action to run one space further, into the Parlour. The letter said: begin where I was laid out.',
  keeperTurn:
    'The Keeper gains as much threat per round as there were investigator players at the start, and pays with it. A corpse lies in the Foyer now. That is seldom a good sign.',
  explore:
    'Exploring is an action: you turn over the cards of the room you are in, one by one. Explore the Parlour.',
  clue: 'Whiskey, and Clue 4. It is in your book now: the case so far can be read again whenever you like. Thirteen places were laid: that points to the Dining Room.',
  endTurn: 'You have moves left, but nothing more to do here. End the turn.',
  zombie:
    'The corpse has risen. A monster’s front is open to everybody: how well it notices you, and how frightening it is. What is on its back you see when it is wounded or has dealt damage.',
  enter:
    'It stands between you and the Dining Room, and a door is between you and it: no shot passes a door. Go in to it.',
  horror:
    'Whoever enters a room with a monster makes a horror test: Willpower 7, and −1 for a Zombie. A roll of 6 or less on the ten-sided die succeeds. Roll.',
  again:
    'A ten always fails. You would take 1 horror. But a Woman of the World may roll again, once in the game. Do it.',
  shoot:
    'That held. Now your action: attack. With the pistol in your hand you need no luck, only an aim. Press the Zombie.',
  card: 'A Combat card for your kind of weapon is turned up. You see everything it will do before you roll, and your chance: Marksmanship 6, and +1 here. Roll.',
  hold: 'Three damage, but a Zombie takes more. Walking away would need an evade test. Stand your ground and end the turn.',
  defend:
    'In the Keeper’s turn every monster may attack an investigator in its space. The lower half of a Combat card says how: test Strength. Roll.',
  mythos:
    'Two damage. And at the start of your turn the Keeper plays a Mythos card: at most one in an investigator’s turn, and only where its text fits. The floor creaks: test Dexterity.',
  shootAgain: 'You kept your footing. Shoot again.',
  skillPoint:
    'Marksmanship 6, −1 for this card: half of all rolls. Before a roll you may spend one skill point to add your Luck. They do not come back easily, but this one must count.',
  dining: 'It is dead. You still have both moves. Into the Dining Room.',
  endAgain: 'The action is used up. End the turn.',
  event:
    'Every round a time token is put on the next Event. The first one has come: it is read aloud, it has made the Long Hall dark, and it tells you something of what the Keeper has answered. When the fifth is over, the night is over for all.',
  desk: 'Explore the Dining Room.',
  puzzle:
    'A fire poker, and a locked desk: an Obstacle. You have as many puzzle actions as your Intellect, 4. Every symbol must match the one it lies against. What is right already is lit. What you do cannot be taken back.',
  turn: 'Turn the inner piece of the right arm to the right: press it, and press it again.',
  swap: 'Two pieces that touch can change places. Swap those of the lower arm: press one, then the other, or drag.',
  turnOuter: 'Now the outer one to the left. Use the button below, or the key Q.',
  turnLast: 'And the inner piece of the left arm to the right.',
  opened:
    'Solved, and the search goes on: Clue 3. It points to the Workshop. An unsolved puzzle would have stayed as it lay, for you or someone else to take up again. End the turn.',
  farewell:
    'The Keeper has called a Cultist to the altar in the Cellar. From Clue to Clue you will reach the Objective, or Event IV will show it. Until then keep an eye on the Keeper’s threat, do not walk alone in the dark, and talk to the others: out loud, for the Keeper is listening. You may play on from here; you then lead both sides. Good luck.',
}
export type Topic = keyof typeof en
