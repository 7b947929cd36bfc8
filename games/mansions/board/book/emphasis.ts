/** A piece of text, plain or emphasized. */
export interface Run {
  readonly text: string
  readonly tone: 'plain' | 'em' | 'strong'
}

/** The runs of a paragraph in which asterisks mark emphasis: *softly*, **loudly**. */
export function runsOf(paragraph: string): Run[] {
  return paragraph
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**')) return { text: part.slice(2, -2), tone: 'strong' }
      return part.startsWith('*') ? { text: part.slice(1, -1), tone: 'em' } : { text: part, tone: 'plain' }
    })
}
