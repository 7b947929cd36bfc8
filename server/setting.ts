import type { Language } from '@miskatonic/kernel'
import { resolve } from 'node:path'

type InAllLanguages = Readonly<Record<Language, string>>

/** An option of the server, set by a flag or an environment variable. */
export interface Setting<T> {
  /** The placeholder for its value in the help; a switch has none. */
  readonly value?: string
  readonly about: InAllLanguages
  readonly usual: T
  /** The usual value as it is written in a setting, where that differs from how it is kept. */
  readonly usualAsWritten?: string
  /** Its value must not be repeated in messages. */
  readonly isSecret?: boolean
  /** Undefined for invalid values. Relative folders start at `base`. */
  read(written: string, base: string): T | undefined
  readonly allowed: InAllLanguages
}

export function number(usual: number, least: number, most: number, about: InAllLanguages): Setting<number> {
  return {
    value: 'number',
    about,
    usual,
    read: (written) => {
      const value = Number(written)
      return /^\d{1,9}$/.test(written) && value >= least && value <= most ? value : undefined
    },
    allowed: { en: `a whole number from ${least} to ${most}`, pl: `liczba całkowita od ${least} do ${most}` },
  }
}

export function text(
  usual: string,
  pattern: RegExp,
  about: InAllLanguages,
  example = usual,
): Setting<string> {
  return {
    value: 'text',
    about,
    usual,
    read: (written) => (pattern.test(written) ? written : undefined),
    allowed: { en: `for example ${example}`, pl: `na przykład ${example}` },
  }
}

/** Several addresses are separated by commas; a comma inside one is not followed by a scheme. */
export function addresses(written: string): string[] {
  return written.split(/,(?=[a-z]+:\/\/)/)
}

/** The address of a server, which may have a user and a password in it. Refusals do not repeat it. */
export function address(
  usual: string,
  { pattern, example }: { readonly pattern: RegExp; readonly example: InAllLanguages },
  about: InAllLanguages,
): Setting<string> {
  return {
    value: 'address',
    about,
    usual,
    isSecret: true,
    read: (written) =>
      written === usual || (pattern.test(written) && addresses(written).every((each) => URL.canParse(each)))
        ? written
        : undefined,
    allowed: example,
  }
}

/** A secret, such as a token; empty by default. */
export function secret(about: InAllLanguages): Setting<string> {
  return {
    value: 'text',
    about,
    usual: '',
    read: (written) => (/^[\w.~+/-]{8,200}$/.test(written) ? written : undefined),
    allowed: {
      en: '8 to 200 letters, digits or . ~ + / - _',
      pl: 'od 8 do 200 liter, cyfr lub znaków . ~ + / - _',
    },
  }
}

export function list(pattern: RegExp, example: string, about: InAllLanguages): Setting<readonly string[]> {
  return {
    value: 'list',
    about,
    usual: [],
    read: (written) => {
      const parts = written.split(',').map((part) => part.trim())
      return parts.every((part) => pattern.test(part)) ? parts : undefined
    },
    allowed: {
      en: `for example ${example}; separate several with commas`,
      pl: `na przykład ${example}; kilka rozdziel przecinkami`,
    },
  }
}

export function choice<const T extends string>(
  usual: T,
  values: readonly T[],
  about: InAllLanguages,
): Setting<T> {
  const allowed = values.join(', ')
  return {
    value: values.join('|'),
    about,
    usual,
    read: (written) => values.find((value) => value === written),
    allowed: { en: allowed, pl: allowed },
  }
}

export function folder(usual: string, about: InAllLanguages): Setting<string> {
  return {
    value: 'folder',
    about,
    usual,
    read: (written, base) => (written.includes('\0') ? undefined : resolve(base, written)),
    allowed: { en: 'the path of a folder', pl: 'ścieżka do folderu' },
  }
}

const MILLISECONDS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }
const YEAR = 365 * MILLISECONDS.d
/** Timers of Node cannot wait longer than 24 days. */
const LONGEST = 24 * MILLISECONDS.d

/** Milliseconds, written as 30m, 6h or 1d; 0 is never. */
export function interval(about: InAllLanguages): Setting<number> {
  return {
    value: 'time',
    about,
    usual: 0,
    read: (written) => {
      if (written === '0') return 0
      const [, count, unit] = /^([1-9]\d{0,5})([smhd])$/.exec(written) ?? []
      const value = Number(count) * MILLISECONDS[(unit ?? 's') as keyof typeof MILLISECONDS]
      return value <= LONGEST ? value : undefined
    },
    allowed: {
      en: 'a time such as 30m, 6h or 1d, at most 24d, or 0 for never',
      pl: 'czas, na przykład 30m, 6h albo 1d, najwyżej 24d, albo 0 (nigdy)',
    },
  }
}

/** Milliseconds, written as 90d or 1y; 0 is for ever. */
export function age(usual: `${number}${'d' | 'y'}`, about: InAllLanguages): Setting<number> {
  return {
    value: 'time',
    about,
    usual: ageIn(usual)!,
    usualAsWritten: usual,
    read: ageIn,
    allowed: {
      en: 'a number of days or years such as 90d or 1y, or 0 for ever',
      pl: 'liczba dni albo lat, na przykład 90d albo 1y, albo 0 (na zawsze)',
    },
  }
}

function ageIn(written: string): number | undefined {
  if (written === '0') return 0
  const [, count, unit] = /^([1-9]\d{0,3})([dy])$/.exec(written) ?? []
  return count === undefined ? undefined : Number(count) * (unit === 'y' ? YEAR : MILLISECONDS.d)
}

const yes = new Set(['', '1', 'true', 'yes', 'on'])
const no = new Set(['0', 'false', 'no', 'off'])

/** A switch. Its flag needs no value; its environment variable must be yes or no. */
export function toggle(about: InAllLanguages): Setting<boolean> {
  return {
    about,
    usual: false,
    read: (written) => {
      if (yes.has(written.toLowerCase())) return true
      return no.has(written.toLowerCase()) ? false : undefined
    },
    allowed: { en: '1 or 0', pl: '1 albo 0' },
  }
}
