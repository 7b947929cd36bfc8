/** The shortest prefix that tells a name from the others: De for the Detective, because D could also be the Doctor or the Driver. */
export function initialsOf(name: string, names: readonly string[]): string {
  const shares = (length: number): boolean =>
    names.some((other) => other !== name && other.startsWith(name.slice(0, length)))
  let length = 1
  while (length < name.length && shares(length)) length++
  return name.slice(0, length)
}
