export const en = {
  goal: 'Something rings under the river, and Arkham has a few evenings left. You win or lose together: nobody at this table plays against you. First choose who you are. Take Tommy Muldoon, a rookie cop who brings his rifle Becky and a pair of handcuffs.',
  town: 'This is the town. Each neighbourhood has three spaces, and streets run between neighbourhoods. You begin at the Train Station. What is lit can be chosen, here or in the list; both always offer the same.',
  codex:
    'Nobody knows yet what must be done. The case file grows with the answer: two cards lie in the codex. Card 51 waits for clues on the scenario sheet, and it waits for doom as well. Clues carry you forward; doom brings the end closer.',
  doom: 'These stains are doom. Three on one space, or five in a neighbourhood, tear it open. Remove them before that. There is one at the Arkham Advertiser, next door.',
  move: 'An investigator has two actions in a round, and each action only once. Move is the first: up to two spaces. Go to the Arkham Advertiser.',
  stay: 'You could go on. Stay here.',
  ward: 'The second action is ward: a test of lore. Tommy knows little of it, two dice. Every 5 or 6 is a success and removes one doom. The chance is shown while you point at the action. Ward.',
  monsters:
    'One success, one doom less. Then the monsters moved; their cards say where. You choose their order, but you are asked only when it can change something.',
  encounter:
    'Then everybody who is not engaged has an encounter: a page of the deck of the neighbourhood. Yours belonged to the clue that lay in Northside; the test went well, and the clue is yours. All pages can be read again in the case file, under “Story”.',
  headline:
    'Last comes the mythos phase. You draw two tokens from the cup, one after the other. A headline was read, and then doom spread to the Tick-Tock Club. What is left in the cup can be counted at any time: press the cup.',
  research:
    'A clue in your pocket solves nothing. Research is a test of observation; each success lets you put one of your clues onto the scenario sheet. Research.',
  hand: 'Two successes, but only one clue. Put it there.',
  onSheet:
    'One clue lies on the sheet now. When there are two, card 51 lets the next card into the codex, and the case goes on. With more players it takes three.',
  engage:
    'A Robed Figure has come to the Train Station. Whoever enters the space of a ready monster is engaged with it, and can then only fight, evade or focus. Go there anyway.',
  harm: 'It strikes before you do: one damage. Cards with health can take harm in your place. Let Becky take it; your own seven health stay whole.',
  mythos:
    'Engaged investigators have no encounter. The cup gave a blank, and more doom, on Independence Square. It is your turn again.',
  focus:
    'Before you shoot, take aim: focus strength. The token adds a die to every test of that skill, and it can be spent to reroll a die in any test.',
  attack: 'Now attack the Robed Figure. A test of strength: three dice, and one for your focus.',
  becky:
    'Look how the pool is built. Cards add dice, as long as two hands are enough. Becky needs both and brings four more. Use it.',
  route:
    'Four successes; one would have been enough. The monsters move again, and where two ways are equally short, you decide. Send the Hybrid Thug along Lich Street, away from you.',
  blessed:
    'Another encounter, and a blessing: 4, 5 and 6 are successes for you now, until you fail a test. Cards say what they do when you point at them.',
  gate: 'And the worst token, a gate burst: doom on each space of Southside. The neighbourhoods that fill up first are where you will be needed.',
  street: 'Independence Square has two doom and Downtown a clue. Go there: first onto Chapel Row.',
  streetOn: 'Streets lead into the next neighbourhood. On to Arkham Asylum.',
  taxi: 'Two spaces are free; a dollar each buys up to two more. Take a taxi to Independence Square.',
  arrived: 'Get out here.',
  wardAgain: 'Ward once more. Blessed, every die has an even chance.',
  reroll:
    'A 1 and a 4: one success, but there are two doom. A die that failed can be rerolled for a focus token or a clue. Press the 1, or spend the focus from the list.',
  remnant:
    'A 6. Both doom are gone, and for two at once you gain a remnant: spells and some people ask for those.',
  refusals:
    'What you cannot do has a reason: rest the pointer on something that is not lit, hold a finger on it, or open “Not possible now” in the list. The number there opens the rule itself.',
  farewell:
    'That is the whole round: act, monsters, encounters, mythos. A clue waits here in Downtown for your next encounter, and the codex is waiting for that clue. Play on if you like; the river will not mind.',
}
