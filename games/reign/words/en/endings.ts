import type { Ending } from '../../steps/change.ts'

export const outcomes: Record<Ending, string> = {
  sealed: 'The fourth gate is sealed. Whatever waited behind it will have to wait longer. You win.',
  cthulhu: 'Cthulhu awakens. There is nothing left to investigate. You lose.',
  'no-cultists': 'The cult outgrows every hiding place: no cultist is left in the pool. You lose.',
  azathoth: 'Azathoth reaches for three cultists and takes the world instead. You lose.',
  'no-shoggoths': 'One Shoggoth too many rises, and nobody is left to count them. You lose.',
  'no-cards': 'The trail runs cold: there are no two cards left to draw. You lose.',
  insane: 'The last sane investigator starts to laugh. You lose.',
}

/** Warnings shown with an option. */
export const notes = {
  'no-effect': 'This would have no effect.',
  'costs-2': 'Costs 2 actions.',
  'costs-3': 'Costs 3 actions.',
}
