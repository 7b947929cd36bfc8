import { entry, rule, together, widest } from '@miskatonic/screen/text'
import { colours } from '../../content/tentacles.ts'
import { type Town, eldritchSpaces, shamblerSpaces, tracksOf } from '../../cards/towns.ts'
import { peopleIn } from '../seen.ts'
import { type Page, isPlaced, nameOf, track } from './page.ts'

/** A town: its tracks, its shamblers, its page, who is there and what can be done. */
export function drawTown(page: Page, town: Town): string[] {
  const { table, words, greatOldOne } = page
  const { labels } = words
  const { eldritch } = table.towns[town]!
  const here =
    isPlaced(page) && table.greatOldOne.at === town
      ? ` · ${words.isHere(words.greatOldOnes[greatOldOne])}`
      : ''
  const used = table.turn.used.includes(town) ? ` (${words.used})` : ''
  const lines: [label: string, text: string][] = [
    ...colours.map((colour): [string, string] => {
      const [filled, spaces] = [table.towns[town]!.madness[colour], tracksOf[town][colour]]
      return [words.kinds[colour], state(page, filled, spaces)]
    }),
    [labels.shamblers, shamblers(page, town)],
    [labels.eldritch, words.of(eldritch, eldritchSpaces)],
    [labels.page, pageCard(page, town)],
    [labels.people, people(page, town)],
    [labels.action, words.townActions[town] + used],
  ]
  const indent = 2 + widest([...Object.values(labels), ...colours.map((colour) => words.kinds[colour])]) + 2
  return [
    rule(words.towns[town].toUpperCase() + here),
    ...lines.flatMap(([label, text]) => entry(`  ${label}`, indent, text)),
  ]
}

function state({ words }: Page, filled: number, spaces: number): string {
  const full = filled === spaces ? ` · ${words.full}` : ''
  return `${track(filled, spaces)} ${words.of(filled, spaces)}${full}`
}

function shamblers(page: Page, town: Town): string {
  const { table, words } = page
  const standing = table.towns[town]!.shamblers
  const names = standing.map((colour) => words.kinds[colour]).join(', ')
  const which = standing.length === 0 ? '' : ` · ${words.fromBottom}: ${names}`
  return state(page, standing.length, shamblerSpaces) + which
}

function pageCard({ table, words }: Page, town: Town): string {
  const { card, up } = table.pages[town]!
  if (card === null) return up ? words.noPage : words.faceDown
  return `${together(words.card(card))} (${words.contents(card)})`
}

function people(page: Page, town: Town): string {
  const { table, words } = page
  const { active } = table.turn
  const there = isPlaced(page) ? peopleIn(table, town) : []
  const names = there.map((who) => together((who === active ? '▸ ' : '') + nameOf(page, who)))
  return names.join(', ') || words.nobody
}
