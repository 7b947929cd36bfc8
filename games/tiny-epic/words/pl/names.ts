import type { Sheet } from '../../cards/sheets.ts'
import type { GreatOldOne, Side } from '../../cards/great-old-ones.ts'
import type { Kind } from '../../content/tentacles.ts'
import type { Town } from '../../cards/towns.ts'
import type { Symbol } from '../../content/wheel.ts'

/** What things are called in Polish, in the forms that sentences need. */

/** The preposition depends on the place as well: do Kościoła, but na Cmentarz. */
export const towns: Record<Town, { name: string; to: string; at: string; from: string }> = {
  lighthouse: {
    name: 'Latarnia morska',
    to: 'do Latarni morskiej',
    at: 'w Latarni morskiej',
    from: 'z Latarni morskiej',
  },
  docks: { name: 'Nabrzeże', to: 'na Nabrzeże', at: 'na Nabrzeżu', from: 'z Nabrzeża' },
  church: { name: 'Kościół', to: 'do Kościoła', at: 'w Kościele', from: 'z Kościoła' },
  cemetery: { name: 'Cmentarz', to: 'na Cmentarz', at: 'na Cmentarzu', from: 'z Cmentarza' },
  library: { name: 'Biblioteka', to: 'do Biblioteki', at: 'w Bibliotece', from: 'z Biblioteki' },
  'curiosity-shop': {
    name: 'Sklep z osobliwościami',
    to: 'do Sklepu z osobliwościami',
    at: 'w Sklepie z osobliwościami',
    from: 'ze Sklepu z osobliwościami',
  },
  asylum: {
    name: 'Przytułek dla obłąkanych',
    to: 'do Przytułku dla obłąkanych',
    at: 'w Przytułku dla obłąkanych',
    from: 'z Przytułku dla obłąkanych',
  },
  apothecary: { name: 'Apteka', to: 'do Apteki', at: 'w Aptece', from: 'z Apteki' },
  tavern: { name: 'Tawerna', to: 'do Tawerny', at: 'w Tawernie', from: 'z Tawerny' },
  'town-hall': { name: 'Ratusz', to: 'do Ratusza', at: 'w Ratuszu', from: 'z Ratusza' },
}

/** Who; of whom; to whom; whom; with whom; whose. */
export interface Person {
  name: string
  genitive: string
  dative: string
  accusative: string
  instrumental: string
  possessive: string
}

export const sheets: Record<Sheet, Person> = {
  scientist: {
    name: 'Naukowiec',
    genitive: 'Naukowca',
    dative: 'Naukowcowi',
    accusative: 'Naukowca',
    instrumental: 'Naukowcem',
    possessive: 'jego',
  },
  priest: {
    name: 'Ksiądz',
    genitive: 'Księdza',
    dative: 'Księdzu',
    accusative: 'Księdza',
    instrumental: 'Księdzem',
    possessive: 'jego',
  },
  historian: {
    name: 'Historyczka',
    genitive: 'Historyczki',
    dative: 'Historyczce',
    accusative: 'Historyczkę',
    instrumental: 'Historyczką',
    possessive: 'jej',
  },
  detective: {
    name: 'Detektyw',
    genitive: 'Detektywa',
    dative: 'Detektywowi',
    accusative: 'Detektywa',
    instrumental: 'Detektywem',
    possessive: 'jego',
  },
  alienist: {
    name: 'Alienistka',
    genitive: 'Alienistki',
    dative: 'Alienistce',
    accusative: 'Alienistkę',
    instrumental: 'Alienistką',
    possessive: 'jej',
  },
  medium: {
    name: 'Medium',
    genitive: 'Medium',
    dative: 'Medium',
    accusative: 'Medium',
    instrumental: 'Medium',
    possessive: 'jego',
  },
}

export const greatOldOnes: Record<GreatOldOne, string> = {
  nyarlathotep: 'Nyarlathotep',
  'yog-sothoth': 'Yog-Sothoth',
  yig: 'Yig',
  cthulhu: 'Cthulhu',
}

/** What; of what; what one sees. */
export const kinds: Record<Kind, { name: string; genitive: string; accusative: string }> = {
  fear: { name: 'strach', genitive: 'strachu', accusative: 'strach' },
  rage: { name: 'furia', genitive: 'furii', accusative: 'furię' },
  greed: { name: 'chciwość', genitive: 'chciwości', accusative: 'chciwość' },
  chaos: { name: 'chaos', genitive: 'chaosu', accusative: 'chaos' },
  eldritch: { name: 'moc', genitive: 'mocy', accusative: 'moc' },
}

/** The symbol of what. */
export const symbols: Record<Symbol, { name: string; genitive: string }> = {
  soothe: { name: 'ukojenie', genitive: 'ukojenia' },
  chaos: { name: 'chaos', genitive: 'chaosu' },
  'plus-one': { name: '+1', genitive: '+1' },
  'power-fear': { name: 'moc strachu', genitive: 'mocy strachu' },
  'power-rage': { name: 'moc furii', genitive: 'mocy furii' },
  'power-greed': { name: 'moc chciwości', genitive: 'mocy chciwości' },
}

export const sides: Record<Side, string> = { left: 'lewe', right: 'prawe' }
