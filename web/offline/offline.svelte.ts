/** What browsers that can install pages tell them; it is in no standard yet. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

/** Network, installation and updates of the page. */
class Offline {
  /** Whether the device has a network at all; the server may be out of reach all the same. */
  online = $state(navigator.onLine)
  private offer = $state.raw<InstallOffer>()
  /** A newer version of the page that has been fetched and waits to be activated. */
  private next = $state.raw<ServiceWorker>()

  start(): void {
    addEventListener('online', () => (this.online = true))
    addEventListener('offline', () => (this.online = false))
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.offer = event as InstallOffer
    })
    addEventListener('appinstalled', () => (this.offer = undefined))
    // While developing there is no service worker: it would serve yesterday's page.
    if (import.meta.env.PROD && 'serviceWorker' in navigator) afterLoading(() => void this.register())
  }

  get canInstall(): boolean {
    return this.offer !== undefined
  }
  async install(): Promise<void> {
    const offer = this.offer
    // An offer can be made only once.
    this.offer = undefined
    await offer?.prompt()
  }

  get hasNewVersion(): boolean {
    return this.next !== undefined
  }
  /** Only on request: the page never reloads by itself in the middle of a game. */
  takeNewVersion(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.next?.postMessage('take-over')
  }
  /** It comes by itself when all windows of the page have been closed. */
  postponeNewVersion(): void {
    this.next = undefined
  }

  private async register(): Promise<void> {
    const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
    if (registration === undefined) return
    this.next = registration.waiting ?? undefined
    registration.addEventListener('updatefound', () => {
      const next = registration.installing
      next?.addEventListener('statechange', () => {
        // The very first version has nothing to replace.
        if (next.state === 'installed' && navigator.serviceWorker.controller) this.next = next
      })
    })
  }
}
export const offline = new Offline()

/** The service worker fetches all of the page for later; what is on the screen comes first. */
function afterLoading(start: () => void): void {
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

/** True if the page runs in a window of its own, like a program. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}
