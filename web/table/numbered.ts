import { visibleChoices } from './shortcuts.ts'

/** Writes on each choice in sight the key that chooses it, and keeps that right as choices come and go and groups are opened. */
export function numbered(place: HTMLElement): () => void {
  const observer = new MutationObserver(number)
  observer.observe(place, { childList: true, subtree: true, attributeFilter: ['open'] })
  number()
  return () => observer.disconnect()
}

function number(): void {
  for (const [i, choice] of visibleChoices(document).entries())
    // The main button has the space bar.
    if (i < 9 && !choice.classList.contains('main')) choice.dataset['number'] = String(i + 1)
    else delete choice.dataset['number']
}
