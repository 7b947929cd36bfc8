import type { Asked } from './asked.ts'
import type { Told } from './told.ts'

/**
 * The one place where messages become text. A server sends the same parts to many clients, so it writes each part once and puts messages
 * together from parts; the types keep track of what a text says.
 */

declare const written: unique symbol
/** A value of this type, written as JSON. */
export type JsonText<T> = string & { readonly [written]: T }

/** Writes a value as JSON. */
export function textOf<T>(value: T): JsonText<T> {
  return JSON.stringify(value) as JsonText<T>
}

/** An object whose fields have been written before. Fields that are undefined are left out; names are written as they are, so they must not need escaping. */
export function objectText<T extends object>(fields: {
  readonly [F in keyof T]: JsonText<Exclude<T[F], undefined>>
}): JsonText<T> {
  const parts: string[] = []
  for (const name in fields) {
    const text: string | undefined = fields[name]
    if (text !== undefined) parts.push(parts.length === 0 ? '{"' : ',"', name, '":', text)
  }
  return flat<T>(parts.length === 0 ? ['{}'] : [...parts, '}'])
}

/** An object with names of any kind whose values have been written before. */
export function recordText<T>(
  entries: readonly (readonly [string, JsonText<T>])[],
): JsonText<Record<string, T>> {
  if (entries.length === 0) return '{}' as JsonText<Record<string, T>>
  return flat([`{${entries.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join()}}`])
}

/** A list of texts. */
export function listText<T>(items: readonly JsonText<T>[]): JsonText<readonly T[]> {
  return flat(items.length === 0 ? ['[]'] : ['[', items.join(), ']'])
}

/** An object that has been written before, with more fields, each written before. It must have a field already. */
export function extendedText<T extends object, More extends object>(
  object: JsonText<T>,
  more: { readonly [F in keyof More]: JsonText<Exclude<More[F], undefined>> },
): JsonText<T & More> {
  const parts: string[] = [object.slice(0, -1)]
  for (const name in more) {
    const text: string | undefined = more[name]
    if (text !== undefined) parts.push(',"', name, '":', text)
  }
  return flat([...parts, '}'])
}

/** One flat string: a V8 rope of many small parts would cost time and memory while it waits to be sent. */
function flat<T>(parts: readonly string[]): JsonText<T> {
  return parts.join('') as JsonText<T>
}

/** A message of the server. */
export function toldText(told: Told): JsonText<Told> {
  return textOf(told)
}

/** Reads a message of the server, which is trusted to be one. */
export function toldIn(text: string): Told {
  return JSON.parse(text) as Told
}

/** A message of a client. */
export function askedText(asked: Asked): JsonText<Asked> {
  return textOf(asked)
}
