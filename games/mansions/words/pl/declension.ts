/** How Polish names are declined, as far as sentences need it. */

export interface Cases {
  readonly name: string
  readonly genitive: string
  readonly dative: string
  readonly accusative: string
}

export function declined(name: string, genitive: string, dative: string, accusative = genitive): Cases {
  return { name, genitive, dative, accusative }
}

/** A name that is not declined. */
export function fixed(name: string): Cases {
  return declined(name, name, name)
}

export interface Being {
  readonly name: string
  readonly accusative: string
}

export function being(name: string, accusative = name): Being {
  return { name, accusative }
}

export interface Thing {
  readonly genitive: string
  readonly accusative: string
}

export function thing(genitive: string, accusative: string): Thing {
  return { genitive, accusative }
}
