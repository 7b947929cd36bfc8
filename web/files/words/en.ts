export const en = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  tooLarge: 'This file is too large to be a saved game.',
  unreadable: 'This file could not be read.',
  /** By the code of the refusal. */
  refusals: {
    'save-malformed': 'This is not a saved game of Miskatonic.',
    'save-truncated': 'The end of the file is missing. Was the download interrupted?',
    'save-other-format':
      'This file was written by another version of Miskatonic, in a form that is not understood here.',
    'save-altered': 'This file was changed after it was saved: its checksum does not match.',
    'save-unplayable': 'The choices in this file cannot be played by the rules.',
    'save-other-rules': 'This game was played by another version of the rules than the one here.',
    'save-too-large': 'This file is larger than any saved game.',
    'unsound-position': 'This game begins at a position that the rules do not allow.',
    'still-running': 'This game is not over yet. It continues at its own table.',
    'too-many': 'Too many tables were opened from your address. Try again later.',
    'storage-full': 'The server stores no more from your address today. Try again tomorrow.',
    'too-slow': 'Replaying this game took too long for the server.',
    'too-busy': 'The server is busy. Try again in a moment.',
    'unknown-game': 'This game is not known here.',
    'luck-unknown':
      'This file does not say what its luck was made of, so there is nothing to check. Files from tables with friends do, once the game is over.',
    'luck-of-file':
      'This game was imported from a file: its luck is that of the file, and nothing says what that was made of.',
    'luck-false':
      'The luck of this game was not made of the secret and the parts that it names. Do not trust it.',
  } as Readonly<Record<string, string>>,
}
