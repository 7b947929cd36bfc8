import type { Plugin } from 'vite'

/** The fonts of the first screen: titles and text. The others follow when the first letter in them appears. */
const first = /(limelight-latin-400-normal|eb-garamond-latin-wght-normal)-[\w-]+\.woff2$/

/** Lets the browser fetch the fonts of the first screen together with the style sheet, which would name them only later. */
export function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => first.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          })),
    },
  }
}
