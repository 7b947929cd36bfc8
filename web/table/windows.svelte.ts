/** What lies open over the table. */
export class Windows {
  /** The person who is open in the rail of faces; null: none, or the one whose turn it is. */
  person = $state<string | null>(null)
  isLogOpen = $state(false)
  isMenuOpen = $state(false)
  isTextOpen = $state(false)
  areKeysOpen = $state(false)
  areSeatsOpen = $state(false)
}
