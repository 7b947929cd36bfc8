import type { Language } from '@miskatonic/kernel'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Setting, choice, folder, list, number, text, toggle } from './setting.ts'

export type { Setting } from './setting.ts'

type InAllLanguages = Readonly<Record<Language, string>>

/** The folder with package.json: one step up both from this file and from the built program. */
const root = fileURLToPath(new URL('..', import.meta.url))

/** What can be set, by the name under which the program knows it. `tablesPerAddress` is --tables-per-address and MISKATONIC_TABLES_PER_ADDRESS. */
export const settings = {
  port: number(8160, 0, 65_535, {
    en: 'the port to listen on; 0: any that is free',
    pl: 'port, na którym serwer czeka; 0: dowolny wolny',
  }),
  host: text('0.0.0.0', /^[\w.:-]{1,255}$/, {
    en: 'the address to listen on; usually all, so that others in the same network can join',
    pl: 'adres, na którym serwer czeka; zwykle wszystkie, żeby dało się dołączyć z tej samej sieci',
  }),
  store: choice('sqlite', ['sqlite'], {
    en: 'the database that holds the tables',
    pl: 'baza danych, w której są stoły',
  }),
  data: folder(resolve(root, 'data'), {
    en: 'the folder with all tables (usually "data" in the folder of the program)',
    pl: 'folder ze wszystkimi stołami (zwykle „data” w folderze programu)',
  }),
  origins: list(/^https?:\/\/[\w.-]+(:\d{1,5})?$/, 'https://games.example', {
    en: 'further addresses under which browsers know this server, with commas between them',
    pl: 'dalsze adresy, pod którymi przeglądarki znają ten serwer, rozdzielone przecinkami',
  }),
  https: toggle({
    en: 'browsers reach this server only by https, through a proxy, and shall remember that',
    pl: 'przeglądarki łączą się tylko przez https, przez pośrednika, i mają to zapamiętać',
  }),
  trustProxy: toggle({
    en: 'believe X-Forwarded-For and X-Forwarded-Host: only behind a proxy that sets them',
    pl: 'ufaj nagłówkom X-Forwarded-For i X-Forwarded-Host: tylko za pośrednikiem, który je ustawia',
  }),
  logLevel: choice('info', ['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
    en: 'how much to log',
    pl: 'ile zapisywać w dzienniku',
  }),
  requestsPerMinute: number(120, 1, 1_000_000, {
    en: 'requests to /api from one address in a minute',
    pl: 'zapytania do /api z jednego adresu na minutę',
  }),
  tablesPerAddress: number(60, 1, 1_000_000, {
    en: 'tables that one address may open in an hour',
    pl: 'stoły, które jeden adres może otworzyć w ciągu godziny',
  }),
  socketsPerAddress: number(50, 1, 1_000_000, {
    en: 'connections from one address at the same time',
    pl: 'jednoczesne połączenia z jednego adresu',
  }),
  messagesPerSecond: number(20, 1, 100_000, {
    en: 'messages of one connection in a second',
    pl: 'wiadomości z jednego połączenia na sekundę',
  }),
  maxMessage: number(4096, 512, 1_048_576, {
    en: 'the longest message of a connection, in bytes',
    pl: 'najdłuższa wiadomość z połączenia, w bajtach',
  }),
  idleMinutes: number(10, 1, 10_080, {
    en: 'minutes after which a table at which nobody sits leaves memory',
    pl: 'minuty, po których stół bez graczy znika z pamięci',
  }),
  page: folder(resolve(root, 'dist/web'), {
    en: 'the folder with the built page',
    pl: 'folder ze zbudowaną stroną',
  }),
} satisfies Record<string, Setting<unknown>>

export type SettingName = keyof typeof settings
export type Config = {
  readonly [K in SettingName]: (typeof settings)[K] extends Setting<infer T> ? T : never
}

/** A setting with a value that cannot be. */
export class BadSetting extends Error {
  readonly sentences: InAllLanguages

  constructor(where: string, value: string, allowed: InAllLanguages) {
    const sentences = {
      en: `${where} cannot be "${value}". It can be: ${allowed.en}.`,
      pl: `${where} nie może mieć wartości „${value}”. Możliwe: ${allowed.pl}.`,
    }
    super(sentences.en)
    this.sentences = sentences
  }
}

export function flagOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

export function variableOf(name: string): string {
  return `MISKATONIC_${flagOf(name).replaceAll('-', '_').toUpperCase()}`
}

/** What a configuration is made from. A flag beats the environment; relative folders begin at `base`. */
export interface Given {
  readonly flags?: Readonly<Record<string, string>>
  readonly environment?: Readonly<Record<string, string | undefined>>
  readonly base?: string
}

export function readConfig({ flags = {}, environment = {}, base = process.cwd() }: Given): Config {
  const entries = Object.entries<Setting<unknown>>(settings).map(([name, setting]) => {
    const [flag, variable] = [flagOf(name), variableOf(name)]
    if (flags[flag] !== undefined) return [name, valueOf(setting, `--${flag}`, flags[flag], base)]
    const fromOutside = environment[variable] ?? ''
    return [name, fromOutside === '' ? setting.usual : valueOf(setting, variable, fromOutside, base)]
  })
  return Object.fromEntries(entries) as Config
}

function valueOf(setting: Setting<unknown>, where: string, written: string, base: string): unknown {
  const value = setting.read(written, base)
  if (value === undefined) throw new BadSetting(where, written, setting.allowed)
  return value
}
