export function drawText(): string {
  return ''
}
