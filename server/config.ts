import type { Language } from '@miskatonic/kernel'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Setting,
  address,
  age,
  choice,
  folder,
  interval,
  list,
  number,
  secret,
  text,
  toggle,
} from './setting.ts'

export type { Setting } from './setting.ts'

type InAllLanguages = Readonly<Record<Language, string>>

/** The folder with package.json: the parent folder both of this file's and of the built program. */
const root = fileURLToPath(new URL('..', import.meta.url))

/** All settings. `tablesPerAddress` is the flag --tables-per-address and the variable MISKATONIC_TABLES_PER_ADDRESS. */
export const settings = {
  port: number(8160, 0, 65_535, {
    en: 'port to listen on; 0 picks a free one',
    pl: 'port, na którym serwer nasłuchuje; 0 wybiera wolny',
  }),
  host: text('0.0.0.0', /^[\w.:-]{1,255}$/, {
    en: 'address to listen on; by default all, so that others in the network can join',
    pl: 'adres, na którym serwer nasłuchuje; domyślnie wszystkie, żeby dało się dołączyć z tej samej sieci',
  }),
  store: address(
    'sqlite',
    {
      pattern: /^postgres(ql)?:\/\/[^\s]{1,1000}$/,
      example: {
        en: 'sqlite, or the address of a PostgreSQL database such as postgres://user:password@host:5432/name',
        pl: 'sqlite albo adres bazy PostgreSQL, na przykład postgres://użytkownik:hasło@host:5432/nazwa',
      },
    },
    {
      en: 'where tables are stored: sqlite, in the data folder, or the address of a PostgreSQL database',
      pl: 'gdzie są zapisywane stoły: sqlite, w folderze z danymi, albo adres bazy PostgreSQL',
    },
  ),
  bus: address(
    '',
    {
      pattern: /^(nats|tls):\/\/[^\s,]{1,500}(,(nats|tls):\/\/[^\s,]{1,500}){0,9}$/,
      example: {
        en: 'the address of a NATS server such as nats://user:password@host:4222; separate several with commas',
        pl: 'adres serwera NATS, na przykład nats://użytkownik:hasło@host:4222; kilka rozdziel przecinkami',
      },
    },
    {
      en: 'message bus for several servers on one PostgreSQL database: the address of a NATS server',
      pl: 'szyna wiadomości dla kilku serwerów z jedną bazą PostgreSQL: adres serwera NATS',
    },
  ),
  nodeName: text(
    '',
    /^[\w.:-]{1,100}$/,
    {
      en: 'name of this server among several; by default the host name and the port',
      pl: 'nazwa tego serwera wśród kilku; domyślnie nazwa hosta i port',
    },
    'games-1',
  ),
  keeper: toggle({
    en: 'an old version that stays beside newer ones: this server takes only tables whose rules the others do not know',
    pl: 'stara wersja obok nowszych: ten serwer bierze tylko stoły, których zasad pozostałe nie znają',
  }),
  linger: number(0, 0, 100, {
    en: 'milliseconds in which rows are collected before they are written to PostgreSQL; 0 for small hosts',
    pl: 'milisekundy, przez które wpisy są zbierane przed zapisem do PostgreSQL; 0 dla małych serwerów',
  }),
  drainSeconds: number(10, 0, 600, {
    en: 'seconds over which a server that stops sends its connections to others; its tables are handed over before',
    pl: 'sekundy, w których zatrzymywany serwer odsyła połączenia do innych; stoły przekazuje wcześniej',
  }),
  data: folder(resolve(root, 'data'), {
    en: 'data folder; by default "data" in the program folder',
    pl: 'folder z danymi; domyślnie „data” w folderze programu',
  }),
  backupEvery: interval({
    en: 'time between two backups, such as 6h; 0: no backups',
    pl: 'odstęp między kopiami zapasowymi, na przykład 6h; 0: bez kopii',
  }),
  backupKeep: number(14, 1, 10_000, {
    en: 'number of backups to keep; older ones are deleted',
    pl: 'liczba zachowywanych kopii zapasowych; starsze są usuwane',
  }),
  backupTo: folder('', {
    en: 'folder for these backups, better on another disk; by default "backups" in the data folder',
    pl: 'folder na te kopie, najlepiej na innym dysku; domyślnie „backups” w folderze z danymi',
  }),
  origins: list(/^https?:\/\/[\w.-]+(:\d{1,5})?$/, 'https://games.example', {
    en: 'further origins whose pages may use this server, separated by commas',
    pl: 'dodatkowe adresy stron, które mogą korzystać z serwera, rozdzielone przecinkami',
  }),
  hostName: list(/^[\w-]+(\.[\w-]+)*$/, 'games.example', {
    en: 'host names under which browsers reach this server, separated by commas; localhost and IP addresses always work',
    pl: 'nazwy hosta, pod którymi przeglądarki łączą się z serwerem, rozdzielone przecinkami; localhost i adresy IP działają zawsze',
  }),
  https: toggle({
    en: 'the server is reached only over HTTPS, through a proxy; enables HSTS',
    pl: 'serwer jest dostępny tylko przez HTTPS, za serwerem proxy; włącza HSTS',
  }),
  trustProxy: toggle({
    en: 'trust X-Forwarded-For and X-Forwarded-Host; only behind a proxy that sets them',
    pl: 'ufaj nagłówkom X-Forwarded-For i X-Forwarded-Host; tylko za serwerem proxy, który je ustawia',
  }),
  trustedProxies: number(0, 0, 16, {
    en: 'number of proxies in front of the server, each of which adds to X-Forwarded-For; --trust-proxy is one',
    pl: 'liczba serwerów proxy przed serwerem, z których każdy dopisuje się do X-Forwarded-For; --trust-proxy to jeden',
  }),
  metricsToken: secret({
    en: 'token for /metrics (Authorization: Bearer …); without one, /metrics answers nobody',
    pl: 'token do /metrics (Authorization: Bearer …); bez niego /metrics nikomu nie odpowiada',
  }),
  logLevel: choice('info', ['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
    en: 'log level',
    pl: 'poziom dziennika',
  }),
  requestsPerMinute: number(120, 1, 1_000_000, {
    en: 'API requests allowed per address and minute',
    pl: 'limit zapytań do API z jednego adresu na minutę',
  }),
  tablesPerAddress: number(60, 1, 1_000_000, {
    en: 'new tables allowed per address and hour',
    pl: 'limit nowych stołów z jednego adresu na godzinę',
  }),
  socketsPerAddress: number(50, 1, 1_000_000, {
    en: 'open connections for games (WebSockets) allowed per address',
    pl: 'limit otwartych połączeń do gier (WebSocket) z jednego adresu',
  }),
  connections: number(10_000, 10, 1_000_000, {
    en: 'open connections allowed in total, pages and games together',
    pl: 'limit otwartych połączeń w sumie, stron i gier razem',
  }),
  connectionsPerAddress: number(200, 1, 1_000_000, {
    en: 'open HTTP connections allowed per address, besides those for games; behind a proxy it does not apply',
    pl: 'limit otwartych połączeń HTTP z jednego adresu, oprócz tych do gier; za serwerem proxy nie obowiązuje',
  }),
  messagesPerSecond: number(20, 1, 100_000, {
    en: 'messages allowed per connection and second',
    pl: 'limit wiadomości z jednego połączenia na sekundę',
  }),
  maxMessage: number(4096, 512, 1_048_576, {
    en: 'maximum message size in bytes',
    pl: 'największa wiadomość w bajtach',
  }),
  programBeat: number(700, 0, 60_000, {
    en: 'milliseconds before a program that plays a seat answers, at normal speed',
    pl: 'milisekundy, po których odpowiada program grający na jednym z miejsc, przy zwykłym tempie',
  }),
  wordsPerMinute: number(60, 1, 1_000_000, {
    en: 'chat messages allowed per address and minute',
    pl: 'limit wiadomości na czacie z jednego adresu na minutę',
  }),
  wordsPerTable: number(5000, 1, 1_000_000, {
    en: 'chat messages that a table keeps; then its chat is full',
    pl: 'liczba wiadomości na czacie jednego stołu; potem czat jest pełny',
  }),
  rowsPerTable: number(50_000, 100, 10_000_000, {
    en: 'log entries (choices, undos, chat) that a table keeps; then it can only be continued at a new table',
    pl: 'liczba wpisów w dzienniku stołu (wybory, cofnięcia, czat); potem można grać dalej tylko przy nowym stole',
  }),
  storagePerAddress: number(100, 1, 1_000_000, {
    en: 'megabytes (games, chat, files) that one address may add to the data folder per day',
    pl: 'ile megabajtów (gry, czat, pliki) może dopisać do folderu z danymi jeden adres na dobę',
  }),
  idleMinutes: number(10, 1, 10_080, {
    en: 'minutes until an empty table is unloaded from memory',
    pl: 'minuty, po których pusty stół jest usuwany z pamięci',
  }),
  keepTables: age('1y', {
    en: 'time, such as 90d or 1y, after which a table at which nothing was changed is removed, finished ones as well; 0: never',
    pl: 'czas, na przykład 90d albo 1y, po którym stół, przy którym nic się nie zmieniło, jest usuwany, także po skończonej grze; 0: nigdy',
  }),
  page: folder(resolve(root, 'dist/web'), {
    en: 'folder of the built page',
    pl: 'folder ze zbudowaną stroną',
  }),
} satisfies Record<string, Setting<unknown>>

export type SettingName = keyof typeof settings
export type Config = {
  readonly [K in SettingName]: (typeof settings)[K] extends Setting<infer T> ? T : never
}

/** A setting with an invalid value. */
export class BadSetting extends Error {
  readonly sentences: InAllLanguages

  /** A value that may be secret is left out. */
  constructor(where: string, value: string | null, allowed: InAllLanguages) {
    const sentences = {
      en: `${where} cannot be ${value === null ? 'this' : `"${value}"`}. It can be: ${allowed.en}.`,
      pl: `${where} nie może mieć ${value === null ? 'tej wartości' : `wartości „${value}”`}. Możliwe: ${allowed.pl}.`,
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

/** The sources of a configuration. Flags take precedence over the environment; relative folders start at `base`. */
export interface ConfigSources {
  readonly flags?: Readonly<Record<string, string>>
  readonly environment?: Readonly<Record<string, string | undefined>>
  readonly base?: string
}

export function readConfig({ flags = {}, environment = {}, base = process.cwd() }: ConfigSources): Config {
  const entries = Object.entries<Setting<unknown>>(settings).map(([name, setting]) => {
    const [flag, variable] = [flagOf(name), variableOf(name)]
    if (flags[flag] !== undefined) return [name, valueOf(setting, `--${flag}`, flags[flag], base)]
    const fromEnvironment = environment[variable] ?? ''
    return [name, fromEnvironment === '' ? setting.usual : valueOf(setting, variable, fromEnvironment, base)]
  })
  return Object.fromEntries(entries) as Config
}

function valueOf(setting: Setting<unknown>, where: string, written: string, base: string): unknown {
  const value = setting.read(written, base)
  if (value === undefined)
    throw new BadSetting(
      where,
      setting.isSecret === true && /[/@:]/.test(written) ? null : written,
      setting.allowed,
    )
  return value
}
