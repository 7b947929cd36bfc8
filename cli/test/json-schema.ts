/** Holds a value against the part of JSON Schema that the referee's schema uses. Gives the first thing that does not fit. */
export interface Schema {
  $ref?: string
  const?: unknown
  enum?: unknown[]
  type?: string | string[]
  pattern?: string
  minimum?: number
  maximum?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: false | Schema
  items?: Schema
  anyOf?: Schema[]
}

export function misfit(
  value: unknown,
  schema: Schema,
  definitions: Record<string, Schema>,
  path = '',
): string | undefined {
  const { $ref, anyOf, items, properties = {}, required = [], ...plain } = schema
  if ($ref !== undefined) return misfit(value, definitions[$ref.replace('#/$defs/', '')]!, definitions, path)
  if (anyOf !== undefined)
    return anyOf.some((each) => misfit(value, each, definitions) === undefined)
      ? undefined
      : `${path}: no choice fits`
  if (!fitsPlain(value, plain)) return `${path} is ${JSON.stringify(value)}, not ${JSON.stringify(plain)}`
  if (Array.isArray(value))
    return firstOf(value.map((each, i) => misfit(each, items ?? {}, definitions, `${path}/${i}`)))
  if (typeof value !== 'object' || value === null) return undefined
  const missing = required.find((name) => !(name in value))
  if (missing !== undefined) return `${path}/${missing} is missing`
  const unknown = Object.keys(value).find(
    (name) => plain.additionalProperties === false && !(name in properties),
  )
  if (unknown !== undefined) return `${path}/${unknown} is not described`
  return firstOf(
    Object.entries(value).map(([name, part]) =>
      misfit(part, properties[name] ?? (plain.additionalProperties || {}), definitions, `${path}/${name}`),
    ),
  )
}

function fitsPlain(
  value: unknown,
  { const: only, enum: some, type, pattern, minimum, maximum }: Schema,
): boolean {
  if (only !== undefined && value !== only) return false
  if (some !== undefined && !some.includes(value)) return false
  if (type !== undefined && ![type].flat().includes(typeOf(value))) return false
  if (pattern !== undefined && !new RegExp(pattern).test(value as string)) return false
  if (maximum !== undefined && (value as number) > maximum) return false
  return minimum === undefined || (value as number) >= minimum
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

function firstOf(results: readonly (string | undefined)[]): string | undefined {
  return results.find((each) => each !== undefined)
}
