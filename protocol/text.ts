import type { Asked } from './asked.ts'
import type { Told } from './told.ts'

/**
 * The one place where messages become text. A server sends the same parts to many clients, so it writes each part once and puts messages
 * together from parts; the types keep track of what a text says.
 */

declare const written: unique symbol
/** A value of this type, written as JSON. */
export type JsonText<T> = string & { readonly [written]: T }

/** Writes a value as JSON. Numbers must be finite. */
export function textOf<T>(value: T): JsonText<T> {
  return (typeof value === 'number' ? String(value) : JSON.stringify(value)) as JsonText<T>
}

/** For each field its text; what may be missing may be undefined. */
type Texts<T> = { readonly [F in keyof T]: JsonText<Exclude<T[F], undefined>> }

/**
 * An object whose fields have been written before. Names are written as they are: they must not need escaping. The text is one flat
 * string: a V8 rope of many small parts would cost time and memory while it waits for the disk.
 */
export function objectText<T extends object>(fields: Texts<T>): JsonText<T> {
  const parts: string[] = ['{']
  for (const name in fields) {
    if (parts.length > 1) parts.push(',')
    parts.push(keyText(name), fields[name])
  }
  parts.push('}')
  return parts.join('') as JsonText<T>
}

/** Messages have few names, so each is written once. */
const keyTexts = new Map<string, string>()

function keyText(name: string): string {
  let text = keyTexts.get(name)
  if (text === undefined) keyTexts.set(name, (text = `"${name}":`))
  return text
}

// What follows makes parts of messages. They may stay ropes: each is put into an object before it waits for anything.

/** Like `objectText`, for a part of a message. */
export function partText<T extends object>(fields: Texts<T>): JsonText<T> {
  let text = ''
  let mark = '{'
  for (const name in fields) {
    text += mark + keyText(name) + fields[name]
    mark = ','
  }
  return (text === '' ? '{}' : `${text}}`) as JsonText<T>
}

/** An object with names of any kind whose values have been written before. */
export function recordText<T>(
  entries: readonly (readonly [string, JsonText<T>])[],
): JsonText<Record<string, T>> {
  let text = ''
  for (const [name, value] of entries) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${value}`
  return `{${text}}` as JsonText<Record<string, T>>
}

/** A list of texts. */
export function listText<T>(items: readonly JsonText<T>[]): JsonText<readonly T[]> {
  return `[${items.join()}]` as JsonText<readonly T[]>
}

/** An object that has been written before, with one more field. It must have a field already. */
export function extendedText<T extends object, Name extends string, Value>(
  object: JsonText<T>,
  name: Name,
  value: JsonText<Value>,
): JsonText<T & { readonly [N in Name]: Value }> {
  return `${object.slice(0, -1)},"${name}":${value}}` as JsonText<T & { readonly [N in Name]: Value }>
}

/** Two objects as one: first the fields of the one, then those of the other. Both must have fields. */
export function mergedText<A extends object, B extends object>(
  first: JsonText<A>,
  second: JsonText<B>,
): JsonText<A & B> {
  return `${first.slice(0, -1)},${second.slice(1)}` as JsonText<A & B>
}

/** Reads what was written. */
export function valueIn<T>(text: JsonText<T>): T {
  return JSON.parse(text) as T
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
