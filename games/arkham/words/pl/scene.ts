import type { SceneWords } from '../scene.ts'
import { count } from './grammar.ts'
import { skills } from './names.ts'
import { reader } from './reading.ts'

export const scene: SceneWords = {
  test: (skill) => `Test: ${skills[skill]}`,
  dice: (n, faces) => (faces.length === 0 ? count(n, 'kość', 'kości', 'kości') : faces.join(', ')),
  parts: { skill: 'umiejętność', focus: 'wzmocnienie', shared: 'wspólne wzmocnienie', other: 'modyfikator' },
  chance: (percent) => `${percent}% szans na sukces`,
  chanceOf: (successes, percent) => `${successes} lub więcej: ${percent}%`,
  least: (face) => (face === 6 ? 'sukcesem jest tylko 6' : `sukces od ${face} w górę`),
  forecast: 'zanim użyjesz kart',
  die: (n, face, success) => `Kość ${n}: ${face}${success ? ', sukces' : ''}`,
  successes: (n) => count(n, 'sukces', 'sukcesy', 'sukcesów'),
  failed: 'Niezdany',
  addedBy: (name, n) => `${name}: +${count(n, 'sukces', 'sukcesy', 'sukcesów')}`,
  tapDice: 'Naciśnij kość, aby ją przerzucić albo poprawić.',

  encounter: 'Spotkanie',
  street: 'Na ulicy',
  anomaly: 'Anomalia',
  read: (step) => reader.read(step),
  option: (n) => `Opcja ${n}`,
  optionCost: (cost) => reader.optionCost(cost),
  decline: 'Nie',
  result: 'Co z tego wynikło',
  opening: 'Przewracam stronę…',

  mythos: 'Faza mitów',
  drawn: (n) => `Żeton ${n}`,
  cup: 'W czarze',
  inCup: (n, of) => `${n} z ${of}`,
  next: (percent) => `${percent}% na następny`,
  headline: 'Nagłówek',
  rumour: 'Pogłoska: zostaje w kodeksie',
  evening: 'Wydanie wieczorne',
  codexAdded: (card) => `Karta ${card} trafia do kodeksu`,
  codexFlipped: (card) => `Karta ${card} zostaje odwrócona`,
  codexReturned: (card) => `Karta ${card} wraca do archiwum`,
  lost: { defeated: 'Badacz pokonany', devoured: 'Badacz pochłonięty', retired: 'Badacz wycofany' },
  ended: { won: 'Miasto ocalone', lost: 'Miasto stracone' },
}
