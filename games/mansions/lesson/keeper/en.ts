export const en = {
  goal: 'You are the Keeper: the house, what lives in it, and the one who reads the story aloud. Everything is on your desk. The investigators see the map, but not what lies under the cards, and not what the night is about. You decide that now.',
  first:
    'Four questions. The first one chooses the Objective: how you win, and how they do. With A you must bring The Patient One to them; they can kill it. Answer A.',
  second:
    'The others decide where the Clues lie: each answer says what it puts where. Clue 1 ends the trail and reveals the Objective. Keep it in the Clock Room.',
  third: 'Clue 2 in the Workshop, behind a strongbox.',
  fourth: 'And Clue 3 in the Dining Room, in a locked desk.',
  desk: 'Jenny Barnes has come, armed. On your desk lie the Objective, your Keeper Actions with what they cost, your Mythos and Trauma cards, and your threat: you have one.',
  window:
    'At four moments of an investigator’s turn you may play a Mythos card: at its start, after each move phase, after the action. You are asked at each of them, with or without a fitting card, so that being asked gives nothing away. Let it pass.',
  windowAgain:
    'She is in the Foyer. You hold a card for halls and bedrooms; the program asks, you decide. Pass.',
  spare:
    'Being asked so often can be tiring: the question itself offers to spare you for the rest of the turn. Pass once more.',
  afterAction: 'She ran to the Parlour, where Clue 4 lies. Pass.',
  corpse:
    'Your turn. You gain one threat for each investigator player and have two. Keeper Actions cost threat. Raise Dead puts a corpse in a room without investigators: into the Foyer, behind her.',
  endActions:
    'Nothing more can be paid. End your actions; then monsters would attack, and a time token is put on the Event.',
  secondRound: 'A new round, a new window. Pass.',
  clue: 'She has explored the Parlour and found Clue 4. You read it to her: thirteen places were laid. Now she knows where to go next. Pass.',
  witchcraft:
    'One threat is not enough for the corpse. Witchcraft costs nothing: once in your turn you discard a card of your hand for one threat. Give up this Trauma card.',
  raise: 'Two. Raise the corpse: a Zombie stands in her way.',
  time: 'End your actions. Four time tokens bring the first Event.',
  thirdRound: 'Pass.',
  horror:
    'She walked into its room and had to make a horror test. It failed; her Trait let her roll again. It works only once. Pass.',
  shot: 'Three damage from her pistol. You may look at the back of a monster at any time: so you know how much it takes. Pass.',
  save: 'Keep your threat for now and go on to the attacks.',
  attack:
    'Each monster may attack one investigator in its space. A Combat card decides how, and her die whether it hits. Attack.',
  mythos:
    'Two damage. Her turn begins, and she stands in a hall: now Creaking Floor fits, and it costs nothing. If she fails, you may move a monster one space. Play it.',
  dead: 'She kept her footing, spent a skill point and shot the Zombie. That was worth it: points hardly come back. You have two threat and may keep it. End your actions: the fourth time token is due.',
  event: 'Event I: the Long Hall is dark. Its text depends on your first answer, so now she knows it. Pass.',
  puzzle:
    'She opened the desk with four puzzle actions and has Clue 3. You could only watch, as everybody may. Pass.',
  worshippers:
    'Three threat. Summon Worshippers places a Cultist on the altar in the Cellar. Cultists there bring more threat by Dark Ritual.',
  patience: 'Keep the rest. End your actions.',
  last: 'And pass.',
  farewell:
    'That is the craft: little by little, a corpse here, a dark room there, and the right card when it hurts. When the Objective is revealed, The Patient One comes into the house: a Hound of Tindalos that takes more than others. If nobody has won when Event V is over, you lose with all the others. You may play on from here; you then lead both sides.',
}
export type Topic = keyof typeof en
