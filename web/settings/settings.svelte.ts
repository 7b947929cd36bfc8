import type { Language } from '@miskatonic/kernel'
import { MediaQuery } from 'svelte/reactivity'
import { asRecord, onRemembered, recall, remember } from '../storage.ts'

export const themes = ['system', 'dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** How fast events are shown; 0: without any motion. */
export const speeds = [0, 1, 2, 4] as const
export type Speed = (typeof speeds)[number]

/** What is asked once more before it is done. */
export const confirmations = ['irrevocable', 'never'] as const
export type Confirmation = (typeof confirmations)[number]

/** What the person chose. What is missing was never chosen and follows the system, or is the usual value. */
interface Chosen {
  language?: Language
  theme?: Theme
  speed?: Speed
  sound?: boolean
  ambience?: boolean
  volume?: number
  confirm?: Confirmation
  name?: string
  ruleNumbers?: boolean
}

const NAME = 'settings'
const LONGEST_NAME = 40

/** What the person wishes, on this device. Reading is reactive, writing takes effect and is remembered at once. */
class Settings {
  private chosen = $state.raw<Chosen>(checked(recall(NAME)))
  private readonly likesLight = new MediaQuery('prefers-color-scheme: light')
  private readonly likesStillness = new MediaQuery('prefers-reduced-motion: reduce')

  constructor() {
    onRemembered(NAME, () => (this.chosen = checked(recall(NAME))))
  }

  get language(): Language {
    return this.chosen.language ?? systemLanguage()
  }
  set language(language: Language) {
    this.choose({ language })
  }

  get theme(): Theme {
    return this.chosen.theme ?? 'system'
  }
  set theme(theme: Theme) {
    this.choose({ theme })
  }
  /** The theme that is shown. */
  get shade(): 'dark' | 'light' {
    if (this.theme !== 'system') return this.theme
    return this.likesLight.current ? 'light' : 'dark'
  }

  get speed(): Speed {
    return this.chosen.speed ?? 1
  }
  set speed(speed: Speed) {
    this.choose({ speed })
  }
  /** The speed in effect: none if the system asks for reduced motion, unless a speed was chosen here. */
  get motion(): Speed {
    return this.chosen.speed ?? (this.likesStillness.current ? 0 : 1)
  }

  get sound(): boolean {
    return this.chosen.sound ?? false
  }
  set sound(sound: boolean) {
    this.choose({ sound })
  }

  /** With sound on: whether the ambience of the game is heard as well. */
  get ambience(): boolean {
    return this.chosen.ambience ?? true
  }
  set ambience(ambience: boolean) {
    this.choose({ ambience })
  }

  /** From 0 to 1. */
  get volume(): number {
    return this.chosen.volume ?? 0.7
  }
  set volume(volume: number) {
    this.choose({ volume })
  }

  get confirm(): Confirmation {
    return this.chosen.confirm ?? 'irrevocable'
  }
  set confirm(confirm: Confirmation) {
    this.choose({ confirm })
  }

  /** Whether the number of its rule stands beside every choice. */
  get ruleNumbers(): boolean {
    return this.chosen.ruleNumbers ?? false
  }
  set ruleNumbers(ruleNumbers: boolean) {
    this.choose({ ruleNumbers })
  }

  /** How the person is called at tables; empty: not said yet. */
  get name(): string {
    return this.chosen.name ?? ''
  }
  set name(name: string) {
    this.choose({ name: name.slice(0, LONGEST_NAME) })
  }

  private choose(wish: Chosen): void {
    this.chosen = { ...this.chosen, ...wish }
    remember(NAME, this.chosen)
  }
}

export const settings = new Settings()

/** Keeps the document in the person's language, theme and speed. Called once, when the page starts. */
export function applySettings(): void {
  const root = document.documentElement
  $effect.root(() => {
    $effect(() => {
      root.lang = settings.language
      root.dataset['theme'] = settings.shade
      root.dataset['motion'] = settings.motion === 0 ? 'none' : 'some'
      // What browsers paint around the page.
      const ground = getComputedStyle(root).getPropertyValue('--ground')
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground)
    })
  })
}

/** The stored settings that have a valid value. */
function checked(value: unknown): Chosen {
  const { language, theme, speed, sound, ambience, volume, confirm, name, ruleNumbers } = asRecord(value)
  return {
    ...(language === 'en' || language === 'pl' ? { language } : {}),
    ...(isOneOf(themes, theme) ? { theme } : {}),
    ...(isOneOf(speeds, speed) ? { speed } : {}),
    ...(typeof sound === 'boolean' ? { sound } : {}),
    ...(typeof ambience === 'boolean' ? { ambience } : {}),
    ...(typeof volume === 'number' && volume >= 0 && volume <= 1 ? { volume } : {}),
    ...(isOneOf(confirmations, confirm) ? { confirm } : {}),
    ...(typeof ruleNumbers === 'boolean' ? { ruleNumbers } : {}),
    ...(typeof name === 'string' ? { name: name.slice(0, LONGEST_NAME) } : {}),
  }
}

function isOneOf<T>(values: readonly T[], value: unknown): value is T {
  return values.includes(value as T)
}

function systemLanguage(): Language {
  const spoken = navigator.languages.map((language) => language.slice(0, 2).toLowerCase())
  return spoken.find((language) => language === 'pl' || language === 'en') ?? 'en'
}
