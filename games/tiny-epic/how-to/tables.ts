import type { View } from '@miskatonic/kernel'
import { played, pictured } from '@miskatonic/screen/still'
import { tinyEpic } from '../index.ts'
import type { Table } from '../position.ts'
import type { Chapter } from './chapters.ts'

const course = {
  options: { variant: 'solo', greatOldOne: 'nyarlathotep', difficulty: 'normal', first: 'p1' },
  seed: 'lesson 544',
  choices: ['takeSheet:sheet=historian', 'move:to=tavern'],
}

/** The tables that the pictures show: the beginning of a game, with pieces put where a chapter needs them. */
export function tablesOfChapters(): Record<Chapter, View> {
  const engine = played(tinyEpic, course)
  const view = (arrange: (table: Table) => void = () => {}): View => pictured(tinyEpic, engine, 'p1', arrange)
  return {
    goal: view(),
    spin: view(),
    overflow: view((table) => {
      const town = table.towns['tavern']!
      town.madness = { fear: 3, rage: 1, greed: 0 }
      town.shamblers = ['rage', 'fear']
    }),
    actions: view((table) => {
      const town = table.towns['tavern']!
      town.madness = { fear: 0, rage: 1, greed: 1 }
      town.shamblers = ['greed']
      table.characters['p1']!.at = 'tavern'
    }),
    composure: view((table) => {
      const sheet = table.characters['p1']!
      sheet.composure = { fear: 1, rage: 1, greed: 2, chaos: 2 }
      sheet.brain = 2
      sheet.translated = ['page-22', 'page-13']
    }),
    pages: view((table) => {
      table.necronomicon.rows = [3, 5, 1, 2, 4]
      table.necronomicon.rowChaos = [true, false, true, true, true]
      table.necronomicon.columnChaos = [false, true, true, true, true]
    }),
    portals: view((table) => {
      table.greatOldOne.phase = 2
      table.portals.fear = { left: 'fear', right: 'chaos' }
      table.portals.greed = { left: 'greed', right: null }
    }),
    ending: view((table) => {
      table.greatOldOne.strength = 4
      table.greatOldOne.energy = 2
    }),
  }
}
