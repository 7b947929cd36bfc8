import { StringDecoder } from 'node:string_decoder'

/** A line that was too long to be kept. */
export const tooLong = Symbol('a line that is too long')

/**
 * Cuts a stream of bytes into lines. A line beyond the limit is thrown away as it comes, so that it cannot fill the memory, and is
 * reported once it ends.
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  limit: number,
): AsyncGenerator<string | typeof tooLong> {
  const decoder = new StringDecoder('utf8')
  let line = ''
  let started = false
  let overflowed = false
  const take = (part: string): void => {
    started = true
    overflowed ||= line.length + part.length > limit
    line = overflowed ? '' : line + part
  }
  const finish = (): string | typeof tooLong => {
    const finished = overflowed ? tooLong : line.replace(/\r$/, '')
    line = ''
    started = overflowed = false
    return finished
  }
  for await (const chunk of chunks) {
    const [first = '', ...others] = decoder.write(Buffer.from(chunk)).split('\n')
    if (first !== '') take(first)
    for (const part of others) {
      yield finish()
      if (part !== '') take(part)
    }
  }
  const rest = decoder.end()
  if (rest !== '') take(rest)
  if (started) yield finish()
}
