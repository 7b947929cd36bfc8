import { entry, together, widest } from '@miskatonic/screen/text'
import { type Character, insane, isAssistant, rerolls } from '../../content/characters.ts'
import { pageCards } from '../../cards/pages.ts'
import { colours, composureSpaces, composures } from '../../content/tentacles.ts'
import type { CharacterState } from '../../position.ts'
import { charactersOf, stateOf } from '../seen.ts'
import { type Page, isPlaced, nameOf, track } from './page.ts'

/** A character: who, the composure tracks, where, how sane, with which runes, and what the sheet can do. */
export function drawCharacter(page: Page, who: Character): string[] {
  const { table, words } = page
  const state = stateOf(table, who)
  const isActive = table.turn.active === who && isPlaced(page)
  const indent = 2 + widest(charactersOf(table).map((each) => nameOf(page, each))) + 2
  const tracks = composures.map((kind) => {
    const held = state.composure[kind]
    return `${words.kinds[kind]} ${held} ${track(held, composureSpaces)}`
  })
  const facts = [
    ...(isAssistant(who) ? [words.assistant] : []),
    ...(isPlaced(page) ? [words.towns[state.at]] : []),
    ...mind(page, state),
    runes(page, state),
    ...(isActive && table.turn.step === 'actions' ? [words.actionsLeft(table.turn.actionsLeft)] : []),
  ]
  const lines = [tracks, facts].map((texts) => texts.map(together).join(' · '))
  const heading = (isActive ? '▸ ' : '  ') + nameOf(page, who)
  return [...lines, ...ability(page, who, state)].flatMap((text, i) =>
    entry(i === 0 ? heading : '', indent, text),
  )
}

function mind({ words }: Page, { brain }: CharacterState): string[] {
  return brain === insane ? [words.insane] : [words.delirium(brain, insane), words.rerolls(rerolls[brain]!)]
}

function runes({ words }: Page, { translated }: CharacterState): string {
  const owned = colours
    .map((colour) => [colour, translated.filter((page) => pageCards[page].rune === colour).length] as const)
    .filter(([, count]) => count > 0)
    .map(([colour, count]) => `${words.kinds[colour]} ${count}`)
  return owned.length === 0 ? words.noRunes : words.runes(owned.join(', '))
}

function ability({ words }: Page, who: Character, { sheet }: CharacterState): string[] {
  if (sheet === null) return []
  return [isAssistant(who) ? words.script : words.abilities[sheet]]
}
