/** What a picture of a finished game says, ready to be drawn. */
export interface PictureText {
  readonly title: string
  readonly verdict: string
  readonly isWon: boolean
  /** How it ended, in a sentence. */
  readonly ending: string
  readonly figures: readonly { readonly label: string; readonly value: string }[]
  /** Turning points, each with its turn. */
  readonly timeline: readonly { readonly when: string; readonly what: string }[]
}

/** Colours of the theme that the picture is made in. */
export interface PictureColours {
  readonly ground: string
  readonly panel: string
  readonly ink: string
  readonly soft: string
  readonly accent: string
  readonly verdict: string
}

export const PICTURE_SIZE = { width: 1200, height: 630 } as const
const MARGIN = 64
/** Where the column of turning points begins. */
const COLUMN = 640
const MOST_POINTS = 6
/** Average width of a letter, in ems: images of SVG have no way to measure text. */
const LETTER = 0.5

/** A picture of a finished game for sharing, as SVG text. It refers to nothing outside itself, so that it can be drawn on a canvas. */
export function pictureOf(text: PictureText, colours: PictureColours): string {
  const { width, height } = PICTURE_SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><radialGradient id="light" cx="0.24" cy="0.3" r="0.9"><stop stop-color="${colours.panel}"/><stop offset="1" stop-color="${colours.ground}"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#light)"/>
${rays(colours)}
<rect x="18" y="18" width="${width - 36}" height="${height - 36}" fill="none" stroke="${colours.accent}" stroke-width="2"/>
<rect x="26" y="26" width="${width - 52}" height="${height - 52}" fill="none" stroke="${colours.accent}" stroke-opacity="0.4"/>
${line(text.title, { x: MARGIN, y: 104, size: 30, fill: colours.accent })}
${line(text.verdict, { x: MARGIN, y: 196, size: 84, fill: colours.verdict })}
${paragraph(text.ending, { x: MARGIN, y: 250, size: 27, fill: colours.ink }, COLUMN - MARGIN - 60, 4)}
${figures(text.figures, colours)}
${timeline(text.timeline, colours)}
${line('Miskatonic', { x: MARGIN, y: height - 56, size: 22, fill: colours.soft })}
</svg>`
}

/** Thin rays from the upper left corner, as an engraver draws light. */
function rays({ accent }: PictureColours): string {
  const paths = Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * Math.PI * 2
    const [x, y] = [290 + Math.cos(angle) * 900, 190 + Math.sin(angle) * 900]
    return `M290 190L${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `<path d="${paths.join('')}" stroke="${accent}" stroke-opacity="0.09" stroke-width="10" stroke-dasharray="2 7"/>`
}

function figures(list: PictureText['figures'], colours: PictureColours): string {
  return list
    .slice(0, 4)
    .map(({ label, value }, i) => {
      const y = 412 + i * 40
      return (
        line(label, { x: MARGIN, y, size: 23, fill: colours.soft }) +
        line(value, { x: COLUMN - 60, y, size: 23, fill: colours.ink, anchor: 'end' })
      )
    })
    .join('')
}

function timeline(list: PictureText['timeline'], colours: PictureColours): string {
  const points = list.slice(-MOST_POINTS)
  if (points.length === 0) return ''
  const step = 82
  const track = `<path d="M${COLUMN} 84V${84 + (points.length - 1) * step}" stroke="${colours.accent}" stroke-opacity="0.5" stroke-width="2"/>`
  return (
    track +
    points
      .map(({ when, what }, i) => {
        const y = 84 + i * step
        return (
          `<circle cx="${COLUMN}" cy="${y}" r="8" fill="${colours.ground}" stroke="${colours.accent}" stroke-width="3"/>` +
          line(when, { x: COLUMN + 28, y: y + 4, size: 18, fill: colours.accent }) +
          paragraph(what, { x: COLUMN + 28, y: y + 29, size: 20, fill: colours.ink }, 480, 2)
        )
      })
      .join('')
  )
}

interface Lettering {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly anchor?: 'start' | 'end'
}

function line(text: string, { x, y, size, fill, anchor = 'start' }: Lettering): string {
  return `<text x="${x}" y="${y}" font-family="Georgia, 'Times New Roman', serif" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escaped(text)}</text>`
}

function paragraph(text: string, lettering: Lettering, width: number, most: number): string {
  const lines = wrapped(text, Math.floor(width / (lettering.size * LETTER)), most)
  return lines
    .map((each, i) => line(each, { ...lettering, y: lettering.y + i * lettering.size * 1.25 }))
    .join('')
}

/** Lines of at most so many letters; what does not fit ends with an ellipsis. */
export function wrapped(text: string, letters: number, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]!} …`]
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
