/** Made by the build (web/build/icon-sprite.ts): the address of one picture file with all icons of a list. */
declare module '*?sprite' {
  export const sprite: string
}
