import type { About } from '@miskatonic/kernel'
import type { Component } from 'svelte'
import ArkhamCover from './ArkhamCover.svelte'
import MansionsCover from './MansionsCover.svelte'
import './theme.css'

/** A game to come: the lobby shows its cover, and nothing can be opened yet. */
export interface Announced extends Pick<About, 'id' | 'titles'> {
  readonly cover: Component
}

export const announced: readonly Announced[] = [
  {
    id: 'mansions',
    titles: { en: 'Mansions of Madness', pl: 'Posiadłość Szaleństwa' },
    cover: MansionsCover,
  },
  { id: 'arkham', titles: { en: 'Arkham Horror', pl: 'Horror w Arkham' }, cover: ArkhamCover },
]
