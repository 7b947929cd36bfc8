/** Players sit at p1 to p4, assistants are a1 and a2. All of them have a sheet. */
export const seatNames = ['p1', 'p2', 'p3', 'p4'] as const
export const assistants = ['a1', 'a2'] as const
export type Assistant = (typeof assistants)[number]
export const characters = [...seatNames, ...assistants] as const
export type Character = (typeof characters)[number]

export function isAssistant(character: Character): character is Assistant {
  return character === 'a1' || character === 'a2'
}

/** The delirium track: dice that may be rerolled with the brain on each space. On the last one the game is lost. */
export const rerolls = [0, 1, 1, 2, 2, 3] as const
export const insane = rerolls.length

export const dieFaces = ['0', '0', '1', '1', '2', '2'] as const
export const mostDice = 3
export const actionsInATurn = 3
