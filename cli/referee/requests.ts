import { type Refused, refused } from '@miskatonic/kernel'

/** A field of a request. Its check and its JSON Schema stand together, so that they agree. */
interface Field<T> {
  readonly schema: object
  /** How to call it in a sentence. */
  readonly name: string
  fits(value: unknown): value is T
  readonly optional?: true
}

function field<T>(name: string, schema: object, fits: (value: unknown) => boolean): Field<T> {
  return { name, schema, fits: fits as Field<T>['fits'] }
}

function optional<T>(required: Field<T>): Field<T> & { optional: true } {
  return { ...required, optional: true }
}

const isText = (value: unknown): boolean => typeof value === 'string'
const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text = field<string>('a text', { type: 'string' }, isText)
const number = field<number>('a whole number', { type: 'integer' }, Number.isSafeInteger)
const yesOrNo = field<boolean>('true or false', { type: 'boolean' }, (value) => typeof value === 'boolean')
const list = field<unknown[]>('a list', { type: 'array' }, Array.isArray)
const object = field<object>('an object', { type: 'object' }, isObject)
const places = field<Readonly<Record<string, string>>>(
  'an object of texts',
  { type: 'object', additionalProperties: { type: 'string' } },
  (value) => isObject(value) && Object.values(value as object).every(isText),
)
const seed = field<string | number>(
  'a text or a whole number',
  { type: ['string', 'integer'] },
  (value) => isText(value) || Number.isSafeInteger(value),
)
const saved = field<string | object>(
  'a saved game, as an object or as a text',
  { type: ['object', 'string'] },
  (value) => isText(value) || isObject(value),
)

/** Every request with its fields. */
export const requests = {
  games: {},
  schema: { game: optional(text) },
  new: { game: text, options: optional(object), seed: optional(seed) },
  decision: { table: text, seat: optional(text) },
  choose: { table: text, seat: text, option: text, decision: optional(number), stop: optional(text) },
  view: { table: text, seat: text },
  state: { table: text },
  edit: { table: text, patch: list, rest: optional(places), force: optional(yesOrNo) },
  dice: { table: text, next: optional(list) },
  undo: { table: text },
  hash: { table: text },
  log: { table: text, seat: optional(text) },
  replay: { table: text, to: optional(number), seat: optional(text) },
  save: { table: text },
  load: { save: saved },
} as const satisfies Record<string, Record<string, Field<unknown>>>

export type Op = keyof typeof requests
export const ops = Object.keys(requests) as Op[]

type Fields<O extends Op> = (typeof requests)[O]
type OptionalKeys<F> = { [K in keyof F]: F[K] extends { optional: true } ? K : never }[keyof F]
type Value<F> = F extends Field<infer T> ? T : never
export type Request<O extends Op> = {
  [K in Exclude<keyof Fields<O>, OptionalKeys<Fields<O>>>]: Value<Fields<O>[K]>
} & { [K in OptionalKeys<Fields<O>>]?: Value<Fields<O>[K]> }

/** What is wrong with the fields of a request; undefined if nothing is. */
export function wrongFields(op: Op, request: Readonly<Record<string, unknown>>): Refused | undefined {
  const fields: Record<string, Field<unknown>> = requests[op]
  for (const [name, { optional: mayBeMissing, name: kind, fits }] of Object.entries(fields)) {
    const value = request[name]
    if (value === undefined && mayBeMissing) continue
    if (value === undefined) return refused('bad-request', `"${op}" needs "${name}": ${kind}`)
    if (!fits(value)) return refused('bad-request', `"${name}" should be ${kind}`)
  }
  const unknown = Object.keys(request).find(
    (name) => name !== 'op' && name !== 'id' && !Object.hasOwn(fields, name),
  )
  if (unknown === undefined) return undefined
  const known = Object.keys(fields).join(', ') || 'none'
  return refused('unknown-field', `"${op}" has no field ${JSON.stringify(unknown)}; its fields are: ${known}`)
}
