/**
 * The classes behind the table screen say what is reactive by Svelte's runes, which its compiler replaces. Their logic needs no compiler:
 * here a rune is just its value.
 */
const plain = <T>(value: T): T => value
Object.assign(globalThis, { $state: Object.assign(plain, { raw: plain }), $derived: plain })
