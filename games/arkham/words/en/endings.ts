export const notes: Record<string, string> = {}

export const outcomes: Record<string, string> = {
  'still-water': 'You win: “Still Water”.',
  'second-peal': 'You win: “The Second Peal”.',
  'slack-water': 'You win: “Slack Water”.',
  'high-water': 'You lose: “High Water”.',
  'honest-dark': 'You win: “Honest Dark”.',
  'one-name': 'You win: “One Name”.',
  'ledger-closed': 'You win: “The Ledger Closed”.',
  'endless-noon': 'You lose: “Endless Noon”.',
  'late-edition': 'You win: “The Late Edition”.',
  'narrow-margin': 'You win: “By a Narrow Margin”.',
  'empty-sash': 'You win: “The Empty Sash”.',
  'stuffed-boxes': 'You lose: “Stuffed Boxes”.',
  'sworn-in': 'You lose: “Sworn In”.',
  'fair-exchange': 'You win: “A Fair Exchange”.',
  'last-train': 'You win: “The Last Train”.',
  unmeasured: 'You win: “Unmeasured”.',
  'same-address': 'You lose: “The Same Address”.',
  'moved-in': 'You lose: “Moved In”.',
  'no-one-left': 'You lose: “No One Left”.',
}
