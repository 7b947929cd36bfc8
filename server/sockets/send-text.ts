import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** First byte of a WebSocket frame: FIN and opcode text. */
const FIN_TEXT = '\x81'
/** Second byte: a 16-bit length follows. */
const LENGTH_16 = '\x7e'

/**
 * Sends a text frame with a single write. The library writes header and payload separately, which takes half as long again, and sending is
 * what the server does most. Texts that are not ASCII, or longer than 64 kB, are left to the library.
 */
export function sendText(socket: WebSocket, stream: Duplex, text: string): void {
  const { length } = text
  if (length > 0xffff || Buffer.byteLength(text) > length) socket.send(text)
  else stream.write((headers[length] ?? headerOf(length)) + text, 'latin1')
}

/** Headers by payload length, for the usual short messages. */
const headers: readonly string[] = Array.from({ length: 4096 }, (_, length) => headerOf(length))

function headerOf(length: number): string {
  return length < 126
    ? FIN_TEXT + String.fromCharCode(length)
    : FIN_TEXT + LENGTH_16 + String.fromCharCode(length >> 8, length & 0xff)
}
