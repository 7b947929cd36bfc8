import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** What a text frame begins with that is the whole of a message. */
const WHOLE_TEXT = '\x81'
/** Instead of the length: it follows in two bytes. */
const LONGER = '\x7e'

/**
 * Sends a text as one frame in one piece. The library writes its header and the text as two, which costs half as much again, and sending
 * is what a server does most. What is not plain ASCII, or very long, goes the library's way.
 */
export function sendText(socket: WebSocket, stream: Duplex, text: string): void {
  const { length } = text
  if (length > 0xffff || Buffer.byteLength(text) > length) socket.send(text)
  else stream.write((headers[length] ?? headerOf(length)) + text, 'latin1')
}

/** The headers of shorter messages, by length: nearly all messages are short. */
const headers: readonly string[] = Array.from({ length: 4096 }, (_, length) => headerOf(length))

function headerOf(length: number): string {
  return length < 126
    ? WHOLE_TEXT + String.fromCharCode(length)
    : WHOLE_TEXT + LONGER + String.fromCharCode(length >> 8, length & 0xff)
}
