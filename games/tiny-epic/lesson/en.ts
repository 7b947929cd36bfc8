import type { Topic } from './steps.ts'

export const en: Record<Topic, string> = {
  goal: 'A small town, a book nobody should read, and something very old that walks the streets. First you translate the twenty-five pages of the Necronomicon; then you use what you have learned to seal the six spaces of the portals. You win or lose together.',
  ring: 'Five towns lie around the Wheel of Madness. Each has three tracks for tentacles: blue fear, red rage, green greed. Below them stand shamblers, and beside them lies a page. You go round the ring, from one town to the next.',
  historian:
    'You play one character, and an assistant helps you by fixed rules. Choose who you are: take the Historian, who may look at pages nearby whenever she likes.',
  assistant:
    'The assistant went first. Its spin named the Cemetery, with a +1: instead of two tentacles three came out of the bag, all of them greed. The tail of the pointer put a shambler in the Asylum, and Nyarlathotep went there. Then the assistant walked to the Cemetery, turned up the page and took a tentacle.',
  spin: 'Then you spun. The front showed the red power: in Nyarlathotep’s town and the two beside it, a red shambler rises wherever there is none. Of your two tentacles one was eldritch: it went on his energy track. The tail sent a shambler and Nyarlathotep himself to the Cemetery – where you stand.',
  ability:
    'While he is in your town you must leave it before you do anything else. An ability is no action, though: as the Historian you may turn up the page of your town or of the next one. Look at the Tavern.',
  move: 'You have three actions. A Move takes you one town along the ring, and one further for each fear tentacle you hold. Go to the Tavern. Shamblers where you arrive make you draw tentacles; there are none.',
  page: 'The page costs one rage tentacle. The number is the row of the Necronomicon that it fills. The rune is yours to keep, and in the end it will throw dice for you.',
  collect:
    'Tentacles are trouble and money. With an action you collect one from your town, and one more for each greed you hold. Take the greed: it will help you collect next time.',
  translate:
    'The page wants rage, and you have none. A chaos tentacle stands in for any colour. Translate the page; it is paid with chaos by itself, because there is no other way.',
  necronomicon:
    'One page marker lies in the second row. Five markers finish a row, and a full row or column throws a chaos tentacle into the game. The page card with its green rune lies beside your sheet, and a new one came face down to the Tavern.',
  chaos:
    'Chaos is worth more than it looks. One tentacle buys you another action, or an extra action for your assistant. On your turn you may also spend what the assistant holds, as long as you are in the same town.',
  refusals:
    'What you cannot do has a reason, and you may ask for it: rest the pointer on a town that is not lit, hold a finger on it, or open “Not possible now” in the list. The number there opens the rule itself.',
  endTurn: 'You have used your three actions. End the turn; the assistant plays next.',
  soothe:
    'The wheel shows a soothing sign for the assistant, and you decide for it. Tentacles on the shambler mat are out of reach and wait for something worse; a soothed one goes to the discard mat, and some day back into the bag. Soothe fear.',
  overflow:
    'Two fear tentacles came to the Cemetery. The second found the track full: it overflowed. All three went to the shambler mat, the track is empty – and the Great Old One’s power of that colour broke loose. One blue shambler rose in the Docks and one beside you. Keep an eye on full tracks.',
  assistantReads:
    'The assistant collected, and can pay for the page in the Cemetery with two chaos tentacles and a rage. It asks whether it should. Pages win the game: let it.',
  markers:
    'Three more markers in the book. Then the assistant tried to banish the shambler beside it: the die showed nothing, so it cost nothing. Assistants follow their script; what they do is told step by step, and you may pause it.',
  sootheAgain:
    'Your spin soothes, too. Soothing touches only the shambler mat; the tracks in the towns stay as they are. Take rage off the mat.',
  banish:
    'Now the shambler beside you. To banish it you throw a die for each shambler in the town; the highest one is the price, in tentacles of its colour. Try it.',
  failed:
    'A two. You have no fear and only one chaos, so nothing happens, and the action is gone. Further up the delirium track you may reroll dice; you are still quite sane.',
  banishAgain: 'Try again. You have two actions left.',
  banished:
    'A one: that you can pay. Banish it. A tentacle of its colour leaves the shambler mat as well, and more of them if you hold rage.',
  townAction:
    'Every town lets you do something special once a turn. In the Tavern you order: up to two tentacles from a town next door. Take the greed from the Cemetery.',
  tracks:
    'Your greed track is full. That is good, for you now collect three at a time. But if one more greed is forced on you, all three are lost to the mat and your mind slips one space up the delirium track.',
  endAgain: 'That was your third action. End the turn and watch the assistant.',
  delirium:
    'It walked into three shamblers and had to draw three tentacles. The greed was one too many: its track overflowed, and its brain token moved up. The space shows how many dice may be rerolled, so a little madness helps. At the top the game is lost, whoever gets there.',
  energy:
    'Another eldritch tentacle lies on the energy track, which is full now. The next one overflows it: everything from the discard mat goes back into the bag, and the Great Old One grows stronger. The stronger it is, the more tentacles each spin draws.',
  phaseTwo:
    'When the last page is translated, the portals open. Then you go to where the Great Old One is, throw a die for each rune of a portal’s colour that you own, and with a tentacle of that colour you seal a space. A closed portal also silences that power.',
  losing:
    'You lose when the Great Old One’s strength reaches the end of its track, when all fifteen shamblers stand in town, or when anybody’s mind gives way. Six sealed spaces win.',
  farewell:
    'That is the game: go round, gather, translate, and never let too much come together. Your spin is waiting, and there is a sign to soothe. Play on from here if you like. Good luck.',
}
