// Runs before the first paint, so that nobody who reads by day sees a flash of night. settings.svelte.ts takes over from here.
{
  let theme
  try {
    theme = /"theme":"(dark|light)"/.exec(localStorage.getItem('miskatonic.settings') ?? '')?.[1]
  } catch {
    // Whoever forbids storage gets what the system likes.
  }
  theme ??= matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  document.documentElement.dataset['theme'] = theme
}
