import {
  type Game,
  type Language,
  type Option,
  type Seat,
  attempted,
  isRefused,
  languages,
  optionId,
} from '@miskatonic/kernel'
import { type Table, spectator } from '@miskatonic/table'
import { phrases } from '../phrases.ts'
import { ruleNamed } from '../rulebook.ts'
import { type Saves, readSave, sentenceFor, writeSave } from '../saves.ts'
import { type CliWords, cliWords } from '../words/index.ts'
import { type Verb, inputOf } from './input.ts'
import { paintFor } from './paint.ts'
import {
  type Style,
  boardLines,
  eventLines,
  handLines,
  inOrder,
  logLines,
  optionLines,
  refusalLines,
} from './show.ts'
import type { Terminal } from './terminal.ts'

/** Choices shown on resuming a game, and by the log command. */
const LATELY = 10

/** What a session needs to begin. */
export interface Setting {
  readonly terminal: Terminal
  readonly saves: Saves
  readonly games: readonly Game[]
  readonly language: Language
  readonly table: Table
  /** Where the game is saved after every choice. */
  readonly file: string
}

/** One game in one terminal, with all seats led from it. */
export class Session {
  private readonly terminal: Terminal
  private readonly games: readonly Game[]
  private readonly saves: Saves
  private language: Language
  private table: Table
  private file: string
  /** The seat that looks at the screen. */
  private eyes: Seat | undefined
  /** A seat that took the screen although another one is asked. */
  private guest: Seat | undefined
  /** Up to which decision each seat has read the log; where there are no secrets, all read together. */
  private readonly hasRead = new Map<Seat, number>()
  /** The options, by the numbers that are on the screen. */
  private numbered: readonly Option[] = []
  /** What must be shown before the next line is read. */
  private due: 'nothing' | 'options' | 'board' = 'board'
  /** The board as it was last shown to the seat that looks now. */
  private boardSeen: string | undefined
  private leaving = false
  private isSaved = true

  constructor({ terminal, saves, games, language, table, file }: Setting) {
    this.terminal = terminal
    this.saves = saves
    this.games = games
    this.language = language
    this.table = table
    this.file = file
  }

  /** Plays until the game is over or the player quits. */
  async run(): Promise<void> {
    this.autosave()
    this.print(this.style.paint.faint(this.words.play.howTo))
    while (this.table.now.decision !== null) {
      if (this.due !== 'nothing') await this.present()
      const line = this.leaving ? undefined : await this.terminal.ask('> ')
      if (line === undefined) return this.sayGoodbye()
      this.obey(line)
    }
    this.sayHowItEnded()
  }

  private get words(): CliWords {
    return cliWords[this.language]
  }

  private get style(): Style {
    const { colours, width } = this.terminal
    return { say: phrases(this.table, this.language), words: this.words, paint: paintFor(colours), width }
  }

  /** Whether some seat knows more than everybody does, or answers in secret. Then only one player may look at a time. */
  private get hasSecrets(): boolean {
    if (this.table.now.decision?.kind === 'all') return true
    return this.table.seats.some((seat) => Object.keys(this.table.view(seat).own).length > 0)
  }

  private print(...lines: readonly string[]): void {
    for (const line of lines) this.terminal.print(line)
  }

  private async present(): Promise<void> {
    const seat = this.guest ?? this.table.now.decision!.waiting[0]!
    if (seat !== this.eyes && this.hasSecrets) await this.drawCurtain(seat)
    if (this.leaving) return
    this.showBoard(seat)
    this.eyes = seat
    this.showNews(seat)
    this.showOptions(seat)
    this.due = 'nothing'
  }

  private showBoard(seat: Seat): void {
    const board = this.board(seat)
    const isKnown = this.due !== 'board' && this.boardSeen !== undefined
    const before = isKnown
      ? ({ board: this.boardSeen!, by: seat === this.eyes ? 'same' : 'other' } as const)
      : undefined
    const lines = boardLines(board, before, this.style)
    if (lines.length > 0) this.print('', ...lines)
    this.boardSeen = board
  }

  /** Hides what the last player saw until the next one sits before the screen. */
  private async drawCurtain(seat: Seat): Promise<void> {
    const { say, paint } = this.style
    if (this.eyes !== undefined) this.terminal.clear()
    this.due = 'board'
    this.print('', paint.strong(this.words.play.curtain(say.seat(seat))))
    if (!this.terminal.interactive) return
    this.leaving = (await this.terminal.ask(this.words.play.pressEnter)) === undefined
  }

  private board(seat: Seat): string {
    return this.table.game.drawText(this.table.view(seat), this.language)
  }

  private showNews(seat: Seat): void {
    const reader = this.hasSecrets ? seat : ''
    const { log, opening, number } = this.table
    const from = this.hasRead.get(reader) ?? number - LATELY
    const unread = log.filter((entry) => entry.number >= from)
    const beginning = this.hasRead.has(reader) || log.length > LATELY ? [] : opening
    const lines = [...eventLines(beginning, seat, this.style), ...logLines(unread, seat, this.style)]
    if (lines.length > 0) this.print('', ...lines)
    this.hasRead.set(reader, number)
  }

  private showOptions(seat: Seat): void {
    const { say, paint } = this.style
    const decision = this.table.now.decision!
    const own = decision.options.filter((option) => option.seat === seat)
    const others = this.hasSecrets ? [] : decision.options.filter((option) => option.seat !== seat)
    this.numbered = [...inOrder(own), ...inOrder(others)]
    const isAsked = decision.waiting.includes(seat)
    const question = isAsked ? this.words.play.prompt(say.seat(seat), say.prompt(decision)) : ''
    this.print('')
    if (question !== '') this.print(paint.strong(question))
    if (own.length === 0) this.print(this.words.play.nothingToChoose(say.seat(seat)))
    this.print(...optionLines(this.numbered, seat, this.style))
    if (this.hasSecrets && decision.kind === 'any') this.print(paint.faint(this.words.play.stepIn))
  }

  private obey(line: string): void {
    const input = inputOf(line)
    if (input.kind === 'choice') this.choose(input.text)
    else this.verbs[input.verb](input.rest)
  }

  private choose(text: string): void {
    const option = /^\d+$/.test(text)
      ? this.numbered[Number(text) - 1]
      : this.numbered.find((each) => optionId(each) === text)
    if (option === undefined) {
      const { noSuchOption, notUnderstood } = this.words.play
      return this.print(/^\d+$/.test(text) ? noSuchOption(text, this.numbered.length) : notUnderstood(text))
    }
    const entry = this.table.choose({
      seat: option.seat,
      option: optionId(option),
      decision: this.table.number,
    })
    if (isRefused(entry)) return this.print(sentenceFor(entry, this.words))
    this.goOn()
  }

  /** Saves what has changed, and shows it to the seat that is asked now. */
  private goOn(): void {
    this.autosave()
    this.guest = undefined
    if (this.due === 'nothing') this.due = 'options'
  }

  private readonly verbs: Record<Verb, (rest: string) => void> = {
    help: () => this.print(this.words.play.help),

    why: (filter) => this.explain(filter),

    rule: (name) => {
      if (name === '') return this.print(this.words.play.ruleMissing)
      const rule = ruleNamed(this.table.game, name, this.language)
      if (rule === undefined) return this.print(this.words.play.ruleUnknown(name))
      this.print(`${this.style.paint.strong(rule.number)} ${rule.text}`)
    },

    board: () => {
      this.due = 'board'
    },

    hand: () => {
      const name = this.style.say.seat(this.eyes!)
      this.print(...handLines(this.board(this.eyes!), this.board(spectator), name))
    },

    log: (rest) => {
      const all = rest !== ''
      const { log, opening } = this.table
      const shown = all ? log : log.slice(-LATELY)
      const beginning = shown.length === log.length ? opening : []
      const lines = [
        ...eventLines(beginning, this.eyes!, this.style),
        ...logLines(shown, this.eyes!, this.style),
      ]
      this.print(...(lines.length > 0 ? lines : [this.words.play.logEmpty]))
      if (shown.length < log.length) this.print(this.words.play.logMore(log.length - shown.length))
    },

    undo: () => {
      const undone = this.table.undo()
      if (isRefused(undone)) return this.print(sentenceFor(undone, this.words))
      for (const [seat, number] of this.hasRead) this.hasRead.set(seat, Math.min(number, this.table.number))
      this.print(this.words.play.undone(this.style.say.choice(undone)))
      this.goOn()
    },

    seat: (name) => {
      const { seats } = this.table
      const seat = seats.find(
        (each) => each === name || this.style.say.seat(each).toLowerCase() === name.toLowerCase(),
      )
      if (seat === undefined) return this.print(this.words.play.seatMissing(seats))
      this.guest = seat
      this.due = 'board'
    },

    save: (name) => this.saveCopy(name, false),
    replaceSave: (name) => this.saveCopy(name, true),
    load: (name) => this.load(name),

    language: (name) => {
      const language = languages.find((each) => each === name)
      if (language === undefined) return this.print(this.words.play.languageMissing)
      this.language = language
      this.due = 'board'
    },

    quit: () => {
      this.leaving = true
    },
  }

  private explain(filter: string): void {
    const { say, paint } = this.style
    const refusals = this.table.now.refusals().filter(({ seat }) => !this.hasSecrets || seat === this.eyes)
    const lines = refusalLines(refusals, filter, this.style)
    if (lines.length > 0) return this.print(paint.strong(this.words.play.refusedHeading), ...lines)
    if (filter === '') return this.print(this.words.play.refusedNone)
    const found = attempted(this.table.now, { seat: this.eyes!, option: filter })
    if (!isRefused(found)) return this.print(this.words.play.possible(say.choice(found)))
    const { rule } = found.refused
    this.print(
      rule === undefined ? this.words.play.refusedNoMatch(filter) : `[${rule}] ${say.refusal(rule) ?? ''}`,
    )
  }

  private autosave(): void {
    const problem = writeSave(this.file, this.table)
    if (problem !== undefined && this.isSaved)
      this.print(this.style.paint.bad(this.words.files.unwritable(problem)))
    this.isSaved = problem === undefined
  }

  private saveCopy(name: string, replace: boolean): void {
    if (name === '') return this.print(this.words.play.savedAs(this.file))
    const file = this.saves.fileNamed(name)
    if (!replace && this.saves.exists(file)) return this.print(this.words.files.exists(file))
    const problem = writeSave(file, this.table)
    this.print(problem === undefined ? this.words.play.savedAs(file) : this.words.files.unwritable(problem))
  }

  private load(name: string): void {
    const list = this.saves.list()
    if (name === '') return this.print(...this.savedGames())
    const file = list[Number(name) - 1]?.file ?? this.saves.fileNamed(name)
    const table = readSave(file, this.games, this.words)
    if (typeof table === 'string') return this.print(this.style.paint.bad(table))
    this.table = table
    this.file = this.saves.fileToGoOnIn(file, table)
    this.hasRead.clear()
    this.eyes = undefined
    this.due = 'board'
    this.goOn()
    this.print(this.words.play.loaded(file))
  }

  private savedGames(): string[] {
    const { none, heading, entry } = this.words.files
    const list = this.saves.list()
    if (list.length === 0) return [none]
    const when = new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short' })
    return [
      heading,
      ...list.map(
        (saved, i) => `${String(i + 1).padStart(3)}  ${entry(saved.name, when.format(saved.when))}`,
      ),
    ]
  }

  private sayGoodbye(): void {
    const { goodbye, goodbyeUnsaved } = this.words.play
    this.print(this.isSaved ? goodbye(this.saves.resumeCommand()) : goodbyeUnsaved)
  }

  private sayHowItEnded(): void {
    const { say, paint } = this.style
    const outcome = this.table.position.outcome!
    const watcher = this.hasSecrets ? '' : (this.eyes ?? '')
    this.print('', ...boardLines(this.board(watcher), undefined, this.style))
    this.showNews(watcher)
    const colour = outcome.winners.length > 0 ? paint.good : paint.bad
    this.print('', paint.strong(this.words.play.over), colour(say.outcome(outcome)), '')
    this.print(this.words.play.watchAgain(this.file))
  }
}
