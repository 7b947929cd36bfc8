import { languages } from '@miskatonic/kernel'
import { type Op, ops, requests } from './requests.ts'

/** Requests and answers described in JSON Schema (draft 2020-12). A test holds every answer of the referee against it. */
export function schema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The referee: one request per line in, one answer per line out',
    requests: Object.fromEntries(ops.map((op) => [op, requestSchema(op)])),
    answers: { ...Object.fromEntries(ops.map((op) => [op, answer(answers[op])])), error },
    $defs: definitions,
  }
}

function requestSchema(op: Op): object {
  const fields = Object.entries<{ schema: object; optional?: true }>(requests[op])
  return {
    type: 'object',
    properties: {
      op: { const: op },
      id: {},
      ...Object.fromEntries(fields.map(([name, field]) => [name, field.schema])),
    },
    required: ['op', ...fields.filter(([, field]) => field.optional !== true).map(([name]) => name)],
    additionalProperties: false,
  }
}

/** An object with these fields; those whose name ends in a question mark may be missing. */
function object(fields: Record<string, object>): object {
  const names = Object.keys(fields)
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name.replace('?', ''), fields[name]])),
    required: names.filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  }
}

const answer = (fields: Record<string, object>): object =>
  object({ ok: { const: true }, 'id?': {}, ...fields })
const ref = (name: string): object => ({ $ref: `#/$defs/${name}` })
const listOf = (items: object): object => ({ type: 'array', items })
const orNull = (some: object): object => ({ anyOf: [some, { type: 'null' }] })

const text = { type: 'string' }
const number = { type: 'integer', minimum: 0 }
const anyObject = { type: 'object' }
const sentence = ref('sentence')
const rule = { type: 'string', pattern: '^[A-Z]+-[A-Z]?[0-9]+([.][0-9]+)*[a-z]?(-[0-9]+)?$' }

const definitions = {
  sentence: object(Object.fromEntries(languages.map((language) => [language, text]))),
  option: object({
    seat: text,
    id: text,
    step: text,
    args: anyObject,
    rules: listOf(rule),
    label: sentence,
    'note?': sentence,
  }),
  refused: object({
    seat: text,
    id: text,
    step: text,
    args: anyObject,
    rule,
    label: sentence,
    'why?': sentence,
  }),
  event: object({ event: text, args: anyObject, text: sentence, 'reading?': anyObject }),
  outcome: object({ how: text, winners: listOf(text), text: sentence }),
  asked: object({
    step: text,
    args: anyObject,
    kind: { enum: ['one', 'any', 'all'] },
    waiting: listOf(text),
    rule,
  }),
  entry: object({ number, seat: text, 'option?': ref('option'), events: listOf(ref('event')) }),
}

const error = object({
  ok: { const: false },
  'id?': {},
  error: object({ code: text, message: text, 'rule?': rule, 'why?': sentence }),
})

const answers: Record<Op, Record<string, object>> = {
  games: {
    games: listOf(
      object({
        id: text,
        version: text,
        name: sentence,
        seats: object({ fewest: number, most: number, names: listOf(text) }),
        options: listOf(
          object({
            name: text,
            label: sentence,
            default: {},
            values: listOf(object({ value: {}, label: sentence })),
          }),
        ),
        results: listOf(text),
      }),
    ),
  },
  schema: {
    schema: anyObject,
    'game?': object({
      id: text,
      version: text,
      position: anyObject,
      choices: { type: 'object', additionalProperties: anyObject },
      asks: { type: 'object', additionalProperties: anyObject },
      effects: { type: 'object', additionalProperties: anyObject },
      events: {
        type: 'object',
        additionalProperties: object({
          args: anyObject,
          seenBy: { enum: ['everybody', 'each seat differently'] },
        }),
      },
      outcomes: { type: 'object', additionalProperties: sentence },
      components: listOf(text),
    }),
  },
  new: { table: text, seed: text, options: anyObject, seats: listOf(text) },
  decision: {
    number,
    seats: listOf(object({ seat: text, name: sentence })),
    asked: orNull(ref('asked')),
    prompt: orNull(sentence),
    options: listOf(ref('option')),
    refused: listOf(ref('refused')),
    outcome: orNull(ref('outcome')),
  },
  choose: {
    number,
    events: listOf(ref('event')),
    outcome: orNull(ref('outcome')),
    'stopped?': orNull(anyObject),
  },
  view: { view: anyObject },
  state: { position: anyObject },
  edit: { number, events: listOf(ref('event')), outcome: orNull(ref('outcome')) },
  dice: { next: listOf(text), unused: listOf(text) },
  undo: { number, undone: ref('option') },
  hash: { number, hash: text },
  log: { from: number, opening: listOf(ref('event')), log: listOf(ref('entry')) },
  replay: { number, hash: text, 'position?': anyObject, 'view?': anyObject },
  save: { save: anyObject },
  load: { table: text, number },
}
