// Runs before the first paint. The theme is set at once, so that readers by day see no flash of night, and the language, for the words that
// are shown until the page is there; settings.svelte.ts takes over from here. What the address will need is fetched together with the
// program (build/route-preload.ts).
{
  const root = document.documentElement
  let chosen = ''
  try {
    chosen = localStorage.getItem('miskatonic.settings') ?? ''
  } catch {
    // Without storage the system's wishes count.
  }
  root.dataset['theme'] =
    /"theme":"(dark|light)"/.exec(chosen)?.[1] ??
    (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark')
  root.lang =
    /"language":"(en|pl)"/.exec(chosen)?.[1] ??
    navigator.languages
      .map((each) => each.slice(0, 2).toLowerCase())
      .find((each) => each === 'en' || each === 'pl') ??
    'en'

  const given = document.currentScript?.dataset['routes'] ?? '{}'
  const { files = [], routes = {} } = /** @type {{ files?: string[], routes?: Record<string, number[]> }} */ (
    JSON.parse(given)
  )
  const [page = '', game = ''] = location.pathname.split('/').filter((part) => part !== '')
  for (const route of [page, `${page}/${game}`, `${page}/${game}/${root.lang}`])
    for (const number of routes[route] ?? []) {
      const file = files[number] ?? ''
      const link = document.createElement('link')
      const isStyle = file.endsWith('.css')
      link.rel = isStyle ? 'preload' : 'modulepreload'
      if (isStyle) link.as = 'style'
      link.crossOrigin = ''
      link.href = `/${file}`
      document.head.append(link)
    }
}
