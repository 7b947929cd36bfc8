import type { Letter, MonsterKind, Tag } from '../../content/ids.ts'
import type { StoryEvent } from '../../content/types.ts'
import { type Amount, type Effect, type Step, byAnswer, each, placing } from '../../effects.ts'
import { parseEffect, parseTest } from './effect-parser.ts'
import { storyLines, type StoryNumber, storyTable } from './story-parser.ts'
import { counted } from './tables.ts'

/** Reads the Events of a story; rooms are named in them as on the map. */
export function parseEvents(number: StoryNumber, rooms: ReadonlyMap<string, string>): StoryEvent[] {
  const farmhouse = farmhouseOf(number)
  return storyTable(number, 'stage', 'time').map((row) => {
    const text = row['text']!
    return {
      time: counted(row['time']!),
      effect: row['stage']!.startsWith('V,') ? [{ do: 'lastEvent' }] : parseTexts(text, { rooms, farmhouse }),
    }
  })
}

interface Names {
  /** From names, in lower case, to rooms. */
  readonly rooms: ReadonlyMap<string, string>
  /** MM-C745. */
  readonly farmhouse: readonly string[]
}

function farmhouseOf(number: StoryNumber): string[] {
  const line = storyLines(number).find((text) => text.startsWith('**MM-C745** The farmhouse: '))
  return line?.replace('**MM-C745** The farmhouse: ', '').replace('.', '').split(', ') ?? []
}

/** `**3A/3B** …` is for everybody; `**1A** … **1B** … **1C** …` are texts of which one is read. */
function parseTexts(text: string, names: Names): Effect {
  const parts = text.split(/\*\*(\d[ABC](?:\/\d[ABC])?)\*\* /)
  const before = parts[0]!.replace(/ ?Then $/, '')
  const steps: Step[] = [...parseSentences(before, names)]
  const answers: { question: number; texts: { [L in Letter]?: Effect } } = { question: 0, texts: {} }
  for (let i = 1; i < parts.length; i += 2) {
    const [mark, said] = [parts[i]!, parts[i + 1]!.replace(/;? ?(?:Then )?$/, '')]
    if (mark.includes('/')) steps.push(...parseSentences(said, names))
    else {
      answers.question = Number(mark[0])
      answers.texts[mark[1] as Letter] = parseSentences(said, names)
    }
  }
  if (answers.question !== 0) steps.push(byAnswer(answers.question as 1 | 4, answers.texts))
  return steps
}

function parseSentences(text: string, names: Names): Effect {
  const named =
    /^If Clue (\d) is still hidden, the Keeper names its room \([^)]*\)\.?( If it has been found, the Keeper draws one Mythos and one Trauma card\.)?/.exec(
      text,
    )
  if (named) {
    const drawn = named[2] === undefined ? 0 : 1
    const rest = text.slice(named[0].length).trim()
    return [
      { do: 'nameClue', number: Number(named[1]), mythos: drawn, trauma: drawn },
      ...parseSentences(rest, names),
    ]
  }
  const done: Step[] = []
  for (const sentence of text.split(/; |\. /).map((part) => part.replace(/\.$/, '').trim()))
    if (sentence !== '') done.push(...parseSentence(sentence, done, names))
  return done
}

const room = (name: string, { rooms }: Names): string => {
  const found = rooms.get(name.toLowerCase())
  if (found === undefined) throw new Error(`No room is called ${name}`)
  return found
}

/** `in the yard`, `on the shore`, `in the altar's space`, `on a vent marker in a room without investigators …` */
function placeNamed(text: string, names: Names): string {
  if (text.includes('vent marker in a room without investigators (any vent if there is none)')) return 'vent'
  if (text === "in the altar's space") return 'altar'
  return room(/^(?:in|on) the (.*)$/.exec(text)![1]!, names)
}

const kindOf = (name: string): MonsterKind =>
  (name === 'Hound of Tindalos' ? 'hound' : name.toLowerCase().replace(' ', '-')) as MonsterKind

const doubled: Amount = { few: 1, many: 2 }
const extra: Amount = { few: 0, many: 1 }

type Sentence = (found: string[], names: Names) => Effect
const sentences: readonly (readonly [RegExp, Sentence])[] = [
  [
    /^place a Cultist in the altar's space and the Keeper gains 1 threat$/i,
    () => [placing('cultist', 'altar'), { do: 'threat', n: 1 }],
  ],
  [
    /^put darkness in the (.*?)(?: and in the (.*))?$/i,
    ([one, two], names) =>
      [one!, ...(two === undefined ? [] : [two])].map((name) => ({ do: 'darkness', at: room(name, names) })),
  ],
  [/^put fire in the (.*)$/i, ([at], names) => [{ do: 'fire', at: room(at!, names) }]],
  [
    /^place an? (Cultist|Cult Leader|Maniac|Witch|Zombie|Hound of Tindalos|Chthonian|Mi-Go) (in|on) (.*?)(, two (?:with three or more investigator players|if P ≥ 3))?(?:, and one (in the .*?) if P ≥ 3)?$/i,
    ([kind, how, at, two, also], names) => [
      placing(kindOf(kind!), placeNamed(`${how} ${at}`, names), two === undefined ? 1 : doubled),
      ...(also === undefined ? [] : [placing(kindOf(kind!), placeNamed(also, names), extra)]),
    ],
  ],
  [
    /^put a corpse marker on `([a-z-]+-\d)`(?: and one on `([a-z-]+-\d)`)?$/i,
    ([one, two]) => [one!, ...(two === undefined ? [] : [two])].map((at) => ({ do: 'corpse', at })),
  ],
  [
    /^replace a corpse marker (?:with|by) a Zombie, or place a Zombie in the (.*) if there is none$/i,
    ([at], names) => [{ do: 'raise', n: 1, otherwise: room(at!, names) }],
  ],
  [
    /^replace (a corpse marker by a Zombie, two if P ≥ 3|up to two corpse markers by Zombies)$/i,
    ([which]) => [{ do: 'raise', n: which!.startsWith('up to') ? 2 : doubled, otherwise: '' }],
  ],
  [/^the Keeper draws one Mythos card$/i, () => [{ do: 'keeperDraws', mythos: 1, trauma: 0 }]],
  [
    /^every investigator(.*?) tests (\w+), F: (.*)$/i,
    ([where, skill, failure], names) => [
      each(whoOf(where!, names), [
        { do: 'test', ...parseTest(skill!)!, success: [], failure: parseEffect(failure!) },
      ]),
    ],
  ],
  [/^If the Objective card is hidden, it is revealed$/, () => [{ do: 'revealObjective', threat: 2 }]],
  [/^otherwise the Keeper gains 2 threat$/, () => []],
  // MM-C508, the end of every Event IV.
  [/^Then MM-C508$/, () => [{ do: 'revealObjective', threat: 2 }]],
]

/** A sentence that begins with `without one` or `every other` changes the step before it. */
function parseSentence(sentence: string, done: Effect, names: Names): Effect {
  const last = done.at(-1)
  const otherwise = /^without one, place a Zombie in the (.*)$/.exec(sentence)
  if (otherwise && last?.do === 'raise') {
    Object.assign(last, { otherwise: room(otherwise[1]!, names) })
    return []
  }
  const harmed = /^Every investigator(.*) takes 1 dmg$/.exec(sentence)
  if (harmed) return [each(whoOf(harmed[1]!, names), [{ do: 'damage', n: 1 }])]
  const others = /^every other investigator tests (\w+), F: (.*)$/.exec(sentence)
  if (others && last?.do === 'each') {
    const tested = {
      do: 'test' as const,
      ...parseTest(others[1]!)!,
      success: [],
      failure: parseEffect(others[2]!),
    }
    Object.assign(last, { otherwise: [tested] })
    return []
  }
  for (const [pattern, make] of sentences) {
    const found = pattern.exec(sentence)
    if (found) return make(found.slice(1), names)
  }
  throw new Error(`Unknown sentence: ${sentence}`)
}

/** `in hall or foyer`, `` in a `cellar` or `outdoor` room ``, `on the shore or in the dunes`, `in the farmhouse (MM-C745)`. */
function whoOf(where: string, names: Names): Extract<Step, { do: 'each' }>['who'] {
  if (where === '') return 'all'
  if (where.includes('farmhouse')) return { rooms: names.farmhouse, tags: [] }
  const tags = [...where.matchAll(/`(\w+)`/g)].map(([, tag]) => tag as Tag)
  const plain = where.replace(/in a (?:`\w+`(?: or )?)+ room,?/, '')
  const rooms = [...plain.matchAll(/(?:in|on|or)(?: in)?(?: the)? (\w+)/g)].map(([, name]) => name!)
  return {
    rooms: rooms.filter((name) => !['in', 'on'].includes(name)).map((name) => shortRoom(name, names)),
    tags,
  }
}

/** Rooms are sometimes called by their id. */
function shortRoom(name: string, names: Names): string {
  return names.rooms.get(name.toLowerCase()) ?? name
}
