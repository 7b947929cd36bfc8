export const outcomes = {
  won: 'The last task is done, and the dark lets go. Somebody gets out alive. The Hero wins.',
  lost: 'No strength is left, and no mind to miss it. The colony is silent again. Evil wins.',
}

/** No option needs a warning. */
export const notes = {}
