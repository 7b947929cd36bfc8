import type { Sitting } from './sitting.svelte.ts'

/** What single letters do, in lower case. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>

/** Where keys mean letters, or belong to a window over the table. */
const ELSEWHERE = 'input:not([type=range]), textarea, select, dialog'

/** Keys for the whole table. Ignored in text fields and dialogs. */
export function keysFor(at: Sitting, shortcuts: Shortcuts): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return
    if (at.eyes.curtain === null && act(at, event.key, shortcuts)) event.preventDefault()
  }
}

/** Whether the key meant anything. */
function act(at: Sitting, key: string, shortcuts: Shortcuts): boolean {
  if (key === ' ' || key === 'Escape') {
    const isShowing = at.playback.isRunning || at.stage.isEnding
    if (at.stage.isEnding) at.endPicture()
    else if (at.playback.isRunning) at.playback.skip()
    if (isShowing) return true
  }
  if (key === 'Escape' && at.pointing.menu === null && at.pointing.tip === null) return at.narrowing.back()
  if (key === ' ') return leadOn()
  if (/^[1-9]$/.test(key)) return chooseNumber(Number(key))
  // On the board it asked about something there.
  if (key === '?' && at.pointing.justAsked) return false
  const shortcut = shortcuts[key.toLowerCase()]
  shortcut?.()
  return shortcut !== undefined
}

/** The space bar is the main button, unless it belongs to what has the focus. */
function leadOn(): boolean {
  const { activeElement } = document
  if (activeElement?.closest('button, a, summary, [role=button], [role=tab]')) return false
  const main = document.querySelector<HTMLElement>('#prompt .choice.main')
  main?.click()
  return main !== null
}

/** The numbers stand on the buttons. */
function chooseNumber(number: number): boolean {
  const choice = visibleChoices(document)[number - 1]
  choice?.focus()
  choice?.click()
  return choice !== undefined
}

/** The choices and parts of choices that can be seen, in the order in which they stand. */
export function visibleChoices(within: ParentNode): HTMLElement[] {
  const all = within.querySelectorAll<HTMLElement>('#prompt :is(.choice, .ranges summary)')
  return [...all].filter((each) => each.checkVisibility())
}
