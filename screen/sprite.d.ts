/** Made by the build (web/build/icon-sprite.ts). */
declare module '*?sprite' {
  /** The address of the SVG file that holds an icon. */
  export const spriteOf: (name: string) => string
}
