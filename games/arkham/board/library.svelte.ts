import type { Language } from '@miskatonic/kernel'
import { type Library, libraryIn } from '../stories.ts'

/** What is read in the course of a game, in the reader's language, once it is wanted. Called while a component is made. */
export function wantLibrary(
  language: () => Language,
  isWanted: () => boolean,
): { readonly current: Library | null } {
  let library = $state.raw<Library | null>(null)
  $effect(() => {
    if (!isWanted()) return
    let isWaiting = true
    const load = async (): Promise<void> => {
      const loaded = await libraryIn[language()]()
      if (isWaiting) library = loaded
    }
    void load()
    return () => {
      isWaiting = false
    }
  })
  return {
    get current() {
      return library
    },
  }
}
