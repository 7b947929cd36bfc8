// Runs before the first paint, so that nobody who reads by day sees a flash of night. settings.svelte.ts takes over from here.
;(() => {
  let theme
  try {
    theme = JSON.parse(localStorage.getItem('miskatonic.settings') ?? '{}').theme
  } catch {
    // Whoever forbids storage gets what the system likes.
  }
  if (theme !== 'dark' && theme !== 'light')
    theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  document.documentElement.dataset.theme = theme
})()
