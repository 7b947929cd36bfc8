export const en = {
  title: 'Settings',
  lead: 'They take effect at once and stay on this device.',

  name: { label: 'Your name', hint: 'How others see you at a table.', placeholder: 'No name yet' },
  language: { label: 'Language', hint: 'Rules, cards and the log follow, even in the middle of a game.' },
  theme: {
    label: 'Light',
    hint: 'A table at night, or paper by day.',
    values: { system: 'Like the device', dark: 'Night', light: 'Day' },
  },
  speed: {
    label: 'Pace',
    hint: 'How fast you are shown what happens. Space skips it at any time.',
    still: 'Your device asks for less motion, so nothing moves until you choose a speed here.',
    values: { 0: 'No motion', 1: 'Normal', 2: 'Double', 4: 'Fourfold' },
  },
  ruleNumbers: {
    label: 'Rule numbers',
    hint: 'The “?” beside a question opens its rules at any time, and a refusal always names its rule.',
    on: 'Show the number of its rule beside every choice',
  },
  sound: {
    label: 'Sound',
    hint: 'Cards, dice, things that lurk, a bell when it is your turn; and, quietly, the place itself.',
    on: 'Sound on',
    ambience: 'Ambience',
    volume: 'Volume',
    test: 'Ring the bell',
  },
  confirm: {
    label: 'Ask once more',
    hint: 'Most choices can be undone. Some cannot, once a card or a die has been seen.',
    values: { irrevocable: 'when it cannot be undone', never: 'never' },
  },

  device: {
    title: 'On this device',
    installed: 'Miskatonic is installed here. It opens without a network, too.',
    install: 'Install Miskatonic',
    installHint: 'It gets an icon and a window of its own, and opens without a network.',
    byHand:
      'To install it, look for “Install” or “Add to Home Screen” in the menu of your browser. It works without a network either way, once it has been opened.',
  },
}
