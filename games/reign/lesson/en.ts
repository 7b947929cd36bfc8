import type { Topic } from './steps.ts'

export const en: Record<Topic, string> = {
  goal: 'Four towns, and in each of them a gate to somewhere else. Seal all four and you have won, all of you together. Nobody at this table plays against you; the cards do.',
  gates:
    'This is where it happens: four towns, four colours. The swirls are the gates, and all of them are open.',
  map: 'Rings are places, lines are roads. A bright ring means: you can do something here. Click it, tap it, or use the list below; both always offer the same.',
  detective:
    'First choose who you are. In this lesson you lead two investigators. Take the Detective, who seals a gate with four clue cards instead of five.',
  doctor: 'The second one is the Doctor, who has five actions in a turn where others have four.',
  clues:
    'These are your cards. Clues bear the colour and the sign of a town, and cards of one town seal its gate. The Detective holds three of Arkham: one short.',
  trade:
    'The Doctor stands at the same place and has an Arkham clue. Where both stand in the card’s town, it may change hands for one action. Nobody’s cards are taken without a yes, but you lead the Doctor as well. Ask for it.',
  walk: 'Walking along a road costs one action. Arkham’s gate is in the Park, two roads away. Go by way of the University.',
  gate: 'And on to the Park. The swirl is the gate, still open.',
  refusals:
    'What you cannot do has a reason, and you may ask for it: rest the pointer on a place that is not lit, hold a finger on it, or open “Not possible now” in the list. The number there opens the rule itself.',
  seal: 'At the gate with four clues of its town, and one action left: seal it. The cultists of that town lose heart.',
  actionsUsed:
    'You have no actions left, and the table waits for you: until you go on, your last step can be taken back. Go on, and watch what comes next.',
  evilStirs:
    'Much happened at once; the log tells it again. With your actions spent you drew two cards, and one of them was Evil Stirs: you threw the sanity die. It said Paranoia, and two cultists came to the Park. Then an Old One awoke.',
  tsathoggua:
    'Tsathoggua wants two cards of you together. You share such losses as you like. Let the Doctor give one.',
  discard: 'The owner chooses the card. Kingsport can go.',
  tsathogguaAgain: 'The Detective gives the other one.',
  discardAgain:
    'The Innsmouth clue, for now. A Shoggoth comes to the Secret Lodge next: Evil Stirs always brings one.',
  relic:
    'The other card you drew is a relic, the Last Hourglass. Relics cost no action and may be played in anybody’s turn, in pauses such as this one. But nearly all of them ask for the sanity die. Play it.',
  hourglass: 'It takes a clue back from the discard pile. Take Innsmouth.',
  ritual:
    'Paranoia again! The Park had room for one more cultist; the other found three there. Three are a full circle: instead of a fourth cultist there is a ritual, and another Old One awakens. Azathoth takes three cultists out of the game. That is no gift: when a cultist must come and none is left, you lose.',
  summoning:
    'Every turn ends with summoning. Two cards were turned over, and at the Farmstead and at the Theater a cultist appeared. The more Old Ones are awake, the more cards: see the numbers under their row.',
  bus: 'Now the Doctor, with five actions. The Train Station has a bus stop. A ride costs one action and a clue of the town you leave or of the town you go to. Pay with Innsmouth.',
  ride: 'The Factory holds three cultists. One more and there is a ritual. Go there.',
  fight: 'One action defeats one cultist. No die, no doubt.',
  fightOn: 'Another one.',
  fightLast: 'And the last. The circle is broken.',
  towardsGate: 'The last action: on to the Hospital, where the gate of Innsmouth stands.',
  doctorEnds: 'Go on. Cards are drawn and cultists summoned, as always.',
  clearPark: 'The Detective’s turn. The Park is full, so break that circle as well.',
  clearParkOn: 'Go on.',
  clearParkLast: 'And the last one.',
  endActions: 'Actions need not all be used. End them here; drawing and summoning follow.',
  throughGate:
    'The Doctor stands at an open gate. For one action one can pass to another open gate, at the price of a throw of the sanity die. Go to the Old Mill.',
  sanity:
    'Delusions: one sanity lost, the dots beside the portrait. Without any an investigator is insane: the card is turned over, with one action fewer and another ability. An insane investigator who seals a gate is cured.',
  losing:
    'The game is lost when Cthulhu awakens, when a cultist or a Shoggoth must come and none is left, when the deck has no cards to draw, or when everybody is insane.',
  farewell:
    'That is the game: walk, fight, trade, seal, and keep the circles broken. Three gates are open, and between them you hold four Innsmouth clues. Play on from here if you like. Good luck.',
}
