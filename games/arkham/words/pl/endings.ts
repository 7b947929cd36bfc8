export const notes: Record<string, string> = {}

export const outcomes: Record<string, string> = {
  'still-water': 'Wygrywacie: cicha woda.',
  'second-peal': 'Wygrywacie: drugie bicie.',
  'slack-water': 'Wygrywacie: martwa woda.',
  'high-water': 'Przegrywacie: wysoka woda.',
  'honest-dark': 'Wygrywacie: uczciwa ciemność.',
  'one-name': 'Wygrywacie: jedno imię.',
  'ledger-closed': 'Wygrywacie: księga zamknięta.',
  'endless-noon': 'Przegrywacie: wieczne południe.',
  'late-edition': 'Wygrywacie: wydanie wieczorne.',
  'narrow-margin': 'Wygrywacie: nieznaczną większością.',
  'empty-sash': 'Wygrywacie: pusta szarfa.',
  'stuffed-boxes': 'Przegrywacie: dosypane urny.',
  'sworn-in': 'Przegrywacie: zaprzysiężony.',
  'fair-exchange': 'Wygrywacie: uczciwa wymiana.',
  'last-train': 'Wygrywacie: ostatni pociąg.',
  unmeasured: 'Wygrywacie: niezmierzone.',
  'same-address': 'Przegrywacie: ten sam adres.',
  'moved-in': 'Przegrywacie: wprowadzili się.',
  'no-one-left': 'Przegrywacie: nikt nie pozostał.',
}
