import type { About } from '@miskatonic/kernel'
import type { Component } from 'svelte'
import { gameOnShelf } from '../../games.ts'
import ArkhamCover from './ArkhamCover.svelte'
import MansionsCover from './MansionsCover.svelte'
import './theme.css'

/** A game to come: the lobby shows its cover, and nothing can be opened yet. */
export interface Announced extends Pick<About, 'id' | 'titles'> {
  readonly cover: Component
}

const all: readonly Announced[] = [
  {
    id: 'mansions',
    titles: { en: 'Mansions of Madness', pl: 'Posiadłość Szaleństwa' },
    cover: MansionsCover,
  },
  { id: 'arkham', titles: { en: 'Arkham Horror', pl: 'Horror w Arkham' }, cover: ArkhamCover },
]

/** The games to come, until they are on the shelf. */
export const announced = all.filter(({ id }) => gameOnShelf(id) === undefined)
