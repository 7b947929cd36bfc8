import type { Rule } from './position.ts'
import type { Language } from './words.ts'

/**
 * What a game says about itself before it is opened: plain data in the game's folder (`about.ts`), so that the lobby and the tools can
 * show it without loading rules or board.
 */
export interface About {
  /** Its folder, and its name in saved games and addresses. */
  readonly id: string
  /** What the numbers of its ledger begin with: "RC". */
  readonly ledger: string
  readonly titles: InEachLanguage<string>
  /** Two sentences for the lobby. */
  readonly pitch: InEachLanguage<string>
  /** Players, duration and the like, in a few words each. */
  readonly facts: InEachLanguage<readonly string[]>
  /** Who made and published the original. */
  readonly credit?: InEachLanguage<string>
  /** The sides that learn different things; left out: one guided first game for all. */
  readonly sides?: readonly { readonly id: string; readonly names: InEachLanguage<string> }[]
  /** In a game with sides: how the players of one side may talk about the game. */
  readonly teamTalk?: TeamTalk
}

/** Whether the players of one side may talk without being heard by the others, and the rule that says so. */
export interface TeamTalk {
  readonly isPrivate: boolean
  readonly rule: Rule
}

type InEachLanguage<T> = Readonly<Record<Language, T>>
