import type { Seat } from '@miskatonic/kernel'
import type { Component } from 'svelte'
import Sided from './Sided.svelte'

/**
 * For games whose two sides see different tables: a part of the screen that is `other` for the seats of the other side, and `one` for
 * everybody else, spectators as well.
 */
export function sided(isOther: (seat: Seat) => boolean, one: Component, other: Component): Component {
  return (internals) => Sided(internals, { isOther, one, other })
}
