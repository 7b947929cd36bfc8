export const notes: Record<string, string> = {}

export const outcomes: Record<string, string> = {
  'still-water': 'Wygrywacie: „Cicha woda”.',
  'second-peal': 'Wygrywacie: „Drugie bicie”.',
  'slack-water': 'Wygrywacie: „Martwa fala”.',
  'high-water': 'Przegrywacie: „Wysoka woda”.',
  'honest-dark': 'Wygrywacie: „Uczciwa ciemność”.',
  'one-name': 'Wygrywacie: „Jedno imię”.',
  'ledger-closed': 'Wygrywacie: „Zamknięta księga”.',
  'endless-noon': 'Przegrywacie: „Południe bez końca”.',
  'late-edition': 'Wygrywacie: „Wydanie wieczorne”.',
  'narrow-margin': 'Wygrywacie: „Nieznaczną większością”.',
  'empty-sash': 'Wygrywacie: „Pusta szarfa”.',
  'stuffed-boxes': 'Przegrywacie: „Dosypane urny”.',
  'sworn-in': 'Przegrywacie: „Zaprzysiężony”.',
  'fair-exchange': 'Wygrywacie: „Uczciwa wymiana”.',
  'last-train': 'Wygrywacie: „Ostatni pociąg”.',
  unmeasured: 'Wygrywacie: „Niezmierzone”.',
  'same-address': 'Przegrywacie: „Ten sam adres”.',
  'moved-in': 'Przegrywacie: „Wprowadzili się”.',
  'no-one-left': 'Przegrywacie: „Nikt nie pozostał”.',
}
