import { toasts } from '../shell/toasts.ts'
import { words } from './words/index.ts'

/** The address that opens a table with a key. The key is in the fragment, which no server sees. */
export function linkWith(table: string, key: string): string {
  return `${location.origin}/table/${table}#${key}`
}

/** Whether this device has a sheet for sharing. */
export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

export async function share(link: string, title: string): Promise<void> {
  // Closing the share sheet is not an error.
  await navigator.share({ title, text: words.seats.shareText(title), url: link }).catch(() => {})
}

/** Puts a link on the clipboard; where there is none, shows it. */
export async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toasts.say(words.seats.copied, 'good')
  } catch {
    toasts.say(`${words.seats.notCopied} ${link}`)
  }
}
