export function startsWith(message: Buffer, start: Buffer): boolean {
  return message.length >= start.length && message.compare(start, 0, start.length, 0, start.length) === 0
}
