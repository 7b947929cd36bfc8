/** Colours of the endings, each with the colour of the letter on it; distinguishable with colour blindness. */
const looks = {
  won0: ['#1b7a5a', '#fff'],
  won1: ['#7cc9a5', '#000'],
  lost0: ['#b0452f', '#fff'],
  lost1: ['#eba53f', '#000'],
  lost2: ['#6d559c', '#fff'],
  lost3: ['#8ab6de', '#000'],
  lost4: ['#8a5a2b', '#fff'],
  lost5: ['#e3a4bb', '#000'],
  lost6: ['#3b6ea5', '#fff'],
  others: ['#a0a4ab', '#000'],
} as const

/** Plain class rules and no variables: programs that draw SVG outside of browsers understand little more. */
export const style = [
  '.paper{fill:#fdfcf9;stroke:#d8d4ca}',
  'text{fill:#22252b}.head{font-size:20px;font-weight:bold}.strong{font-weight:bold}',
  '.soft{fill:#5a5f69}.mark,.in{text-anchor:middle}',
  '.grid{stroke:#e2ded4}.base{stroke:#8b8f98}',
  '.error{stroke:#1b7a5a;stroke-width:2}.dot{fill:#1b7a5a;stroke:#fdfcf9;stroke-width:1.5}',
  '.part{stroke:#fdfcf9;stroke-width:1}',
  ...Object.entries(looks).map(
    ([name, [fill, letter]]) => `.${name}{fill:${fill}}text.${name}{fill:${letter}}`,
  ),
  '@media (prefers-color-scheme:dark){',
  '.paper{fill:#1a1d23;stroke:#3a3f4a}text{fill:#eceae4}.soft{fill:#adb1ba}',
  '.grid{stroke:#343943}.base{stroke:#7d828c}',
  '.error{stroke:#5fc79c}.dot{fill:#5fc79c;stroke:#1a1d23}.part{stroke:#1a1d23}',
  '}',
].join('\n')
