import { entry, together } from '@miskatonic/screen/text'
import { fullTrack, pointsForASkill } from '../../content/characters.ts'
import { missionCards } from '../../cards/missions.ts'
import { monsterKinds } from '../../content/monsters.ts'
import { type Page, facts } from './page.ts'

/** The Hero's sheet: who, how strong, with what, and whose help. */
export function drawSheet(page: Page): string[] {
  const { table, words } = page
  const { character, health, control, adrenaline, experience, items, ally, searched } = table.hero
  return [
    ...facts(page, 'hero', [
      character === null ? words.nobodyYet : words.characters[character],
      words.health(health, fullTrack),
      words.control(control, fullTrack),
      words.adrenaline(adrenaline),
    ]),
    ...(character === null
      ? []
      : facts(
          page,
          'skills',
          monsterKinds.map((kind) =>
            words.experience(words.skills[character][kind], kind, experience[kind], pointsForASkill),
          ),
        )),
    ...facts(
      page,
      'items',
      items.map(
        ({ item, charges, upgraded }) =>
          `${words.items[item]}: ${[words.charges(charges), ...(upgraded ? [words.upgraded] : [])].join(', ')}`,
      ),
    ),
    ...facts(
      page,
      'ally',
      ally === null ? [] : [words.characters[ally.character], words.charges(ally.charges)],
    ),
    ...facts(
      page,
      'searched',
      searched.map((room) => words.rooms[room]),
    ),
  ]
}

/** The three missions: how far they are, and what they ask. */
export function drawMissions(page: Page): string[] {
  const { table, words, margin } = page
  const { green, blue, red } = table.missions
  const states = {
    green: progressOf(page, green.progress, green.done),
    blue: progressOf(page, blue.progress, blue.done),
    red: [
      red.active ? words.active : words.inactive,
      ...(red.active ? progressOf(page, red.progress, false) : []),
      ...(red.countdown === null ? [] : [words.countdown(red.countdown)]),
    ],
  }
  return (['green', 'blue', 'red'] as const).flatMap((colour) => {
    const { mission } = table.missions[colour]
    const { setup, nuisance, task, reward } = words.missionTexts[mission]
    const texts = Object.entries({ setup, nuisance, task, reward } as const).flatMap(([part, text]) =>
      text === null ? [] : [`${words.labels[part as keyof typeof words.labels]}: ${text}`],
    )
    return [
      ...facts(page, colour, [
        words.missions[mission],
        words.mainRoom(missionCards[mission].room),
        ...states[colour],
      ]),
      ...texts.flatMap((text) => entry('', margin, text)),
    ]
  })
}

function progressOf({ words }: Page, progress: number, isDone: boolean): string[] {
  if (isDone) return [words.completed]
  return progress === 0 ? [] : [together(words.progress(progress))]
}
