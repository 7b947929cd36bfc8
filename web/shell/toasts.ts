import { Toasts } from '@miskatonic/screen'

/** The page's own: `toasts.say('Link copied')` from anywhere. */
export const toasts = new Toasts()
