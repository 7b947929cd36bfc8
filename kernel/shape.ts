/**
 * Shapes: what a piece of plain data looks like, written once. A shape gives the TypeScript type (`Shaped`), checks data that comes
 * from outside (a save file, an edited position, a message), and can list every value of a small domain, which is how the
 * conformance battery finds all conceivable moves.
 */
export interface Shape<T> {
  /** Undefined if `value` fits, otherwise a sentence with the path of the first thing that does not. */
  check(value: unknown, path: string): string | undefined
  /** Every value, if there are finitely many of manageable number. */
  values?: readonly T[]
  /** The same in JSON Schema, for programs and people outside. */
  readonly schema?: object
}

function schemaOf(shape: Shape<unknown>): object {
  return shape.schema ?? {}
}

export type Shaped<S> = S extends Shape<infer T> ? T : never

/** An object whose fields have these shapes, no more and no fewer. */
export function object<F extends Record<string, Shape<unknown>>>(
  fields: F,
): Shape<{ -readonly [K in keyof F]: Shaped<F[K]> }> {
  const names = Object.keys(fields)
  return {
    check(value, path) {
      if (!isObject(value)) return `${path} should be an object`
      for (const name of Object.keys(value))
        if (!Object.hasOwn(fields, name)) return `${path}/${name} is unknown`
      for (const name of names) {
        if (!Object.hasOwn(value, name)) return `${path}/${name} is missing`
        const wrong = fields[name]!.check(value[name], `${path}/${name}`)
        if (wrong !== undefined) return wrong
      }
      return undefined
    },
    get values() {
      let all: Record<string, unknown>[] | undefined = [{}]
      for (const name of names) {
        const options = fields[name]!.values
        if (options === undefined || all === undefined) return undefined
        all = all.flatMap((start) => options.map((option) => ({ ...start, [name]: option })))
      }
      return all
    },
    get schema() {
      const properties = Object.fromEntries(names.map((name) => [name, schemaOf(fields[name]!)]))
      return { type: 'object', properties, required: names, additionalProperties: false }
    },
  } as Shape<{ -readonly [K in keyof F]: Shaped<F[K]> }>
}

/** An object with exactly these keys, or with any keys, all of whose values have one shape. */
export function record<K extends string, T>(keys: readonly K[], of: Shape<T>): Shape<Record<K, T>> {
  return object(Object.fromEntries(keys.map((key) => [key, of]))) as unknown as Shape<Record<K, T>> // its keys are K, as no type can say
}

export function dictionary<T>(of: Shape<T>): Shape<Record<string, T>> {
  return {
    check(value, path) {
      if (!isObject(value)) return `${path} should be an object`
      for (const key of Object.keys(value)) {
        const wrong = of.check(value[key], `${path}/${key}`)
        if (wrong !== undefined) return wrong
      }
      return undefined
    },
    get schema() {
      return { type: 'object', additionalProperties: schemaOf(of) }
    },
  }
}

export function list<T>(of: Shape<T>): Shape<T[]> {
  return {
    check(value, path) {
      if (!Array.isArray(value)) return `${path} should be a list`
      for (let i = 0; i < value.length; i++) {
        const wrong = of.check(value[i], `${path}/${i}`)
        if (wrong !== undefined) return wrong
      }
      return undefined
    },
    get schema() {
      return { type: 'array', items: schemaOf(of) }
    },
  }
}

export function oneOf<const T extends string>(values: readonly T[]): Shape<T> {
  return {
    check: (value, path) =>
      values.includes(value as T)
        ? undefined
        : `${path} should be one of ${values.join(', ')}, not ${show(value)}`,
    values,
    schema: { enum: values },
  }
}

export function integer(min: number, max: number): Shape<number> {
  return {
    check: (value, path) =>
      Number.isInteger(value) && (value as number) >= min && (value as number) <= max
        ? undefined
        : `${path} should be a whole number from ${min} to ${max}, not ${show(value)}`,
    get values() {
      return Array.from({ length: max - min + 1 }, (_, i) => min + i)
    },
    schema: { type: 'integer', minimum: min, maximum: max },
  }
}

/** A whole number without an upper limit: it has no list of values, so choices use `integer`. */
export const whole: Shape<number> = {
  check: (value, path) =>
    Number.isInteger(value) && (value as number) >= 0
      ? undefined
      : `${path} should be a whole number from 0, not ${show(value)}`,
  schema: { type: 'integer', minimum: 0 },
}

export const boolean: Shape<boolean> = {
  check: (value, path) =>
    typeof value === 'boolean' ? undefined : `${path} should be true or false, not ${show(value)}`,
  values: [true, false],
  schema: { type: 'boolean' },
}

export const text: Shape<string> = {
  check: (value, path) =>
    typeof value === 'string' ? undefined : `${path} should be a text, not ${show(value)}`,
  schema: { type: 'string' },
}

/** One of several shapes that no tag tells apart. */
export function anyOf<T>(name: string, shapes: readonly Shape<unknown>[]): Shape<T> {
  return {
    check: (value, path) =>
      shapes.some((one) => one.check(value, path) === undefined)
        ? undefined
        : `${path} should be ${name}, not ${JSON.stringify(value)}`,
    get schema() {
      return { anyOf: shapes.map(schemaOf) }
    },
  }
}

/** An object of one of several kinds: its field `T` names the kind, and with it the other fields. */
export type Tagged<T extends string, Kinds> = {
  [K in keyof Kinds]: { readonly [Tag in T]: K } & {
    readonly [F in keyof Kinds[K]]: Shaped<Kinds[K][F]>
  }
}[keyof Kinds]

export function tagged<
  T extends string,
  Kinds extends Readonly<Record<string, Readonly<Record<string, Shape<unknown>>>>>,
>(tag: T, kinds: Kinds): Shape<Tagged<T, Kinds>> {
  const shapes = Object.fromEntries(
    Object.entries(kinds).map(([name, own]) => [name, object({ [tag]: oneOf([name]), ...own })]),
  )
  return {
    check(value, path) {
      const name = (value as Record<string, unknown> | null)?.[tag]
      const own = typeof name === 'string' && Object.hasOwn(shapes, name) ? shapes[name] : undefined
      return own ? own.check(value, path) : `${path}/${tag} is unknown: ${JSON.stringify(name)}`
    },
    get schema() {
      return { anyOf: Object.values(shapes).map(schemaOf) }
    },
  }
}

/**
 * An effect as plain data: a list of steps, each an atom or a branch (its field `do` says which one) that holds effects itself. The shape
 * of the list is handed to `branchesOf`, which builds the branches from it.
 */
export function effects<Step>(
  atoms: Shape<unknown>,
  branchesOf: (effect: Shape<readonly Step[]>) => Readonly<Record<string, Shape<unknown>>>,
): Shape<readonly Step[]> {
  const step: Shape<Step> = {
    check(value, path) {
      const kind = (value as { do?: unknown } | null)?.do
      const branch = typeof kind === 'string' && Object.hasOwn(branches, kind) ? branches[kind] : undefined
      return (branch ?? atoms).check(value, path)
    },
  }
  const effect = list(step)
  const branches = branchesOf(effect)
  return effect
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return {
    check: (value, path) => (value === null ? undefined : shape.check(value, path)),
    get values() {
      return shape.values && [...shape.values, null]
    },
    get schema() {
      return { anyOf: [schemaOf(shape), { type: 'null' }] }
    },
  } as Shape<T | null>
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}
