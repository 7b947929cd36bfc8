export const notes: Record<string, string> = {}

export const outcomes: Record<string, string> = {
  'still-water': 'You win: still water.',
  'second-peal': 'You win: the second peal.',
  'slack-water': 'You win: slack water.',
  'high-water': 'You lose: high water.',
  'honest-dark': 'You win: honest dark.',
  'one-name': 'You win: one name.',
  'ledger-closed': 'You win: the ledger is closed.',
  'endless-noon': 'You lose: endless noon.',
  'late-edition': 'You win: the late edition.',
  'narrow-margin': 'You win: by a narrow margin.',
  'empty-sash': 'You win: the empty sash.',
  'stuffed-boxes': 'You lose: stuffed boxes.',
  'sworn-in': 'You lose: sworn in.',
  'fair-exchange': 'You win: a fair exchange.',
  'last-train': 'You win: the last train.',
  unmeasured: 'You win: unmeasured.',
  'same-address': 'You lose: the same address.',
  'moved-in': 'You lose: moved in.',
  'no-one-left': 'You lose: no one is left.',
}
