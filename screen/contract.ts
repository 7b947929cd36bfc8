import {
  type About,
  type Args,
  type ByName,
  type Language,
  type Reading,
  type Rule,
  type Seat,
  type View,
  type Words,
  callFor,
} from '@miskatonic/kernel'
import type { Component } from 'svelte'
import type { IconName } from './icons.ts'

/** A paper, a survey map, a grimoire, an instrument panel, a floor plan, newsprint: what lies under a board. */
export type Texture = 'paper' | 'survey' | 'grimoire' | 'panel' | 'plan' | 'newsprint'

/** Something on the board that can be pointed at: "place:cafe", "card:p1:arkham", "old-one:yig", "seat:p2". */
export type Target = string

/** What one may choose now, ready to be shown. */
export interface Offered {
  /** The name a choice is sent by. */
  readonly id: string
  readonly seat: Seat
  readonly step: string
  readonly args: Args
  readonly rules: readonly Rule[]
  readonly label: string
  /** A word of warning, already in the reader's language. */
  readonly note: string | undefined
  /** Where on the board it lies; nowhere: it is only in the list. */
  readonly targets: readonly Target[]
}

/** What one might expect to be able to choose, and the rule that forbids it. */
export interface Prohibited extends Omit<Offered, 'rules' | 'note'> {
  readonly rule: Rule
  /** Why, in a sentence. */
  readonly reason: string
}

/** The event that is being shown. */
export interface Shown {
  readonly event: string
  readonly args: object
  /** What is read aloud with it. */
  readonly reading?: Reading
  /** Counts up, so that two equal events in a row are told apart. */
  readonly id: number
}

/** A guided first game: a game whose luck is known, and what to say and to choose in it, step by step. */
export interface Lesson {
  readonly options: object
  readonly seed: string
  readonly steps: readonly LessonStep[]
  /** The seat that learns, in games with secrets: the program makes the other seats' choices, unseen. Left out: the player leads all seats. */
  readonly seat?: Seat
}

export interface LessonStep {
  readonly say: Readonly<Record<Language, string>>
  /** What to look at. */
  readonly point: readonly Target[]
  /** The one choice that is open at this step, by its name; without one there is a button to go on. */
  readonly choice?: string
  /** The choice of another seat: the program makes it, and nothing is said. */
  readonly auto?: true
}

/** A part of a board, in its own units. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A picture of a how-to: a component of the board, drawn from a table that the rules themselves made. */
export interface Picture {
  readonly of: Component
  readonly view: View
  /** The part of the board that is shown; left out: what the component shows by itself. */
  readonly crop?: Crop
  /** Targets drawn as if they could be chosen. */
  readonly lit?: readonly Target[]
  /** Targets drawn as if they were pointed at. */
  readonly pointed?: readonly Target[]
  /** The component is no board that fills its frame but as high as what it shows. */
  readonly isLoose?: boolean
}

/** One screen of a how-to. */
export interface HowToChapter {
  /** Its name in addresses. */
  readonly id: string
  readonly words: Readonly<Record<Language, ChapterWords>>
  readonly picture: Picture
  /** The rule at which the full rules go on. */
  readonly rule: Rule
}

export interface ChapterWords {
  readonly title: string
  /** Short paragraphs: what one has to know, and no more. */
  readonly text: readonly string[]
  /** What comes one by one: actions, endings. */
  readonly points?: readonly string[]
  /** What the picture shows, for those who do not see it. */
  readonly picture: string
}

/** How a figure walks on a board: from this the page plans journeys of several steps. */
export interface Travel {
  /** Where the figure stands. */
  readonly from: Target
  /** Places that are one step away. */
  next(place: Target): readonly Target[]
  /** Whether something waits there: no journey leads through such a place. */
  isDangerous(place: Target): boolean
  /** Where a choice walks to; undefined: it is no walk. */
  walksTo(choice: Pick<Offered, 'step' | 'args'>): Target | undefined
  /** Actions that a journey of so many steps takes; 0: steps are no actions. */
  actions(steps: number): number
}

/** An amount out of a total. */
export interface Figure {
  readonly icon: IconName
  readonly label: string
  readonly n: number
  readonly of: number
}

/** The sounds that an event can have. */
export type Sound =
  | 'card'
  | 'die'
  | 'step'
  | 'blow'
  | 'dread'
  | 'seal'
  | 'awakening'
  | 'madness'
  | 'ambush'
  | 'nightmare'
  | 'wheel'
  | 'relief'
  | 'whisper'

/** What is heard quietly while a game lies on the table. */
export interface Ambience {
  /** The voices of a soft drone, in hertz. */
  readonly drone: readonly number[]
  /** A band of noise: wind, surf or machines. */
  readonly wind: { readonly hertz: number; readonly loud: number }
  /** A sound that is heard again and again, and how often. */
  readonly distant: { readonly sound: Sound; readonly seconds: number }
}

/** Who did something, and how often. */
export type DeedCount = readonly [who: string, times: number]

/** Something that is counted for each person when the game is over: cultists defeated, clues found. */
export interface Deed {
  readonly icon: IconName
  readonly label: Readonly<Record<Language, string>>
  /** By the name of the event. */
  readonly counts: ByName<Record<string, never>, DeedCount>
}

/** What the story of a finished game is made of. Loaded at its end. */
export interface Chronicle {
  /** The event that begins a turn or a round, by which the timeline counts, and what it is called; `number`: its event says which it is. */
  readonly turn: {
    readonly event: string
    readonly number?: string
    readonly label: Readonly<Record<Language, (n: number) => string>>
  }
  /** The events that the timeline tells; turning points stand out. */
  readonly marks: Readonly<Record<string, 'mark' | 'turning point' | undefined>>
  readonly deeds: readonly Deed[]
}

/** A pile, a pool or a track that lies beside the board: its figure is always in sight, and pressing it shows what is inside. */
export interface Tray {
  readonly id: string
  readonly icon: IconName
  readonly label: string
  /** The figure that counts most: "34", "14/26". */
  readonly value: string
  /** A few words more: "17 turns". */
  readonly note?: string
  /** How full it is, from 0 to 1; left out: no gauge. */
  readonly full?: number
  /** It is near its end, and that is bad. */
  readonly danger?: boolean
  /** Something goes on in it: it is open without being pressed. */
  readonly busy?: boolean
  /** Whether something to point at lies inside. */
  holds?(target: Target): boolean
  /** What lies inside besides: it opens when a lesson points at it, but not because it can be chosen. */
  shows?(target: Target): boolean
}

/**
 * The screen of one game: the one value that the page sees of it. Its components get what they show from the stage (`stage()`); they
 * decide nothing. The page gives each its place: around a monitor, or in drawers on a phone.
 */
export interface Screen {
  readonly about: About
  /** What seems to lie under the board. */
  readonly texture: Texture
  readonly words: Readonly<Record<Language, Words<never>>>
  /** The guided first game, loaded on demand; in a game with sides, that of one side. */
  lesson(side?: string): Promise<Lesson>
  /** The illustrated how-to, a screen for each chapter, loaded on demand. Every game that the lobby offers has one. */
  howTo?(): Promise<readonly HowToChapter[]>

  /** The board itself: fills the room it gets and can be panned and zoomed. */
  readonly board: Component
  /** What threatens or drives the game, above the board: a low strip. */
  readonly strip: Component
  /** The people beside the board, as a rail of faces: seats, and figures without a player. */
  readonly people: {
    /** Who they are, in the order in which they sit. */
    who(view: View): readonly string[]
    /** The person whose turn it is; null: none. */
    active(view: View): string | null
    /** The face with what must never be out of sight: sanity, health, actions. */
    readonly face: Component<{ who: string }>
    /** All there is to know of them. */
    readonly sheet: Component<{ who: string }>
  }
  /** The cards of the seat that looks. */
  readonly hand: Component
  /** Decks, discards, pools, in the order in which they lie beside the board. */
  trays(view: View, language: Language): readonly Tray[]
  /** What is inside one of them. */
  readonly tray: Component<{ id: string }>
  /** What this game calls the hand, where the usual name does not fit. */
  handName?(view: View, language: Language): string | undefined
  /** Lies over the board and shows what is happening now: dice, cards turned over. Never takes the pointer. */
  readonly overlay: Component

  /** For a variant without players: the question whether to go on, which the page answers by itself while the film runs. */
  readonly film?: { readonly ask: string; readonly goOn: string }

  /** How much is left of what is being done ("three actions left"), beside the question; null: nothing to count. */
  left(view: View, language: Language): string | null
  /** Steps that lead on: end the turn, pass, do not react. Such a choice is the main button, which has one fixed place. */
  readonly main: ReadonlySet<string>
  /** Questions that a seat may wish to be spared: the question itself offers that. */
  readonly skippable?: ReadonlySet<string>
  /** Steps by which a seat only says what it would do. Where one person leads that seat and the one that decides, they are not offered. */
  readonly suggestions?: ReadonlySet<string>
  /** Whether this choice needs a confirmation, for players who want one before what cannot be undone. */
  irrevocable(step: string, args: Args, asked: string): boolean
  /** What the choices of one step are called together in a long list: all walks are "Walk". */
  readonly groups: Readonly<Record<Language, Readonly<Partial<Record<string, string>>>>>
  /** Under which heading a choice stands where too many of one step are offered for one list; undefined: they are cut by the alphabet. */
  headingOf?(step: string, args: Args, language: Language): string | undefined

  /** Figures without a player that sentences name like seats: assistants that play by a script. */
  figures?(table: View['table']): readonly Seat[]
  /** The first decision that the log shows, where a game lets one remember no more. */
  since?(view: View): number
  /** Where a choice lies on the board. */
  targetsOf(step: string, args: Args, seat: Seat): readonly Target[]
  /** What a target is called, for menus and pings. */
  nameOf(target: Target, view: View, language: Language): string
  /** How the figure of a seat walks; null: it has none. */
  travel?(view: View, seat: Seat): Travel | null
  /** How many milliseconds an event is shown at normal speed. */
  beat(event: string, args: object): number
  /** What is marked as new since the last turn of a player. */
  readonly news?: News
  /** Events that fill the board with a picture: where there is no motion they are still shown for a moment. */
  readonly pictured?: ReadonlySet<string>
  /** Which sound an event makes, if any. */
  sound(event: string, args: object): Sound | undefined
  readonly ambience: Ambience
  /** How far a game came that is over, in a few figures. */
  tally(view: View, language: Language): readonly Figure[]
  /** What the story of a finished game is made of. */
  chronicle(): Promise<Chronicle>
  /** The whole table in text. */
  text(view: View, language: Language): string
}

/** What is marked as new on the board: all that was touched between two turns of a player. */
export interface News {
  /** Whose turn an event begins; null: one of all who look; undefined: nobody's. */
  turnOf(event: string, args: object): Seat | null | undefined
  /** What an event has changed on the board, as far as it concerns the others. */
  touched(event: string, args: object): readonly Target[]
}

/** News by the names of a game's events: those that begin a turn, and those that change a place on the board. */
export function newsOf<Events>({
  turns,
  touched,
}: {
  readonly turns: ByName<Events, Seat | null>
  readonly touched: ByName<Events, Target>
}): News {
  return {
    turnOf: (event, args) => callFor(turns, event, args),
    touched(event, args) {
      const target = callFor(touched, event, args)
      return target === undefined ? [] : [target]
    },
  }
}
