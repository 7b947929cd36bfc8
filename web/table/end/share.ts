import { type PictureColours, PICTURE_SIZE, type PictureText, pictureOf } from './picture.ts'

/** Shares the picture of a finished game; where the device cannot share files, saves it. */
export async function sharePicture(text: PictureText, name: string, at: Element): Promise<void> {
  const png = await drawn(pictureOf(text, coloursAt(at, text.isWon)))
  const file = new File([png], `${name}.png`, { type: 'image/png' })
  // Browsers without a share sheet do not have this function.
  if ('canShare' in navigator && navigator.canShare({ files: [file] }))
    // Closing the share sheet is not an error.
    return navigator.share({ files: [file], title: text.title }).catch(() => {})
  save(file)
}

function save(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** The colours of the theme and of the game, as they are where the element stands. */
function coloursAt(element: Element, isWon: boolean): PictureColours {
  const style = getComputedStyle(element)
  const of = (name: string): string => style.getPropertyValue(name).trim()
  return {
    ground: of('--ground'),
    panel: of('--raised'),
    ink: of('--ink'),
    soft: of('--ink-soft'),
    accent: of('--brass'),
    verdict: of(isWon ? '--poison' : '--blood'),
  }
}

async function drawn(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE_SIZE.width
  canvas.height = PICTURE_SIZE.height
  canvas.getContext('2d')!.drawImage(image, 0, 0)
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) =>
      png === null ? reject(new Error('the picture could not be drawn')) : resolve(png),
    ),
  )
}
