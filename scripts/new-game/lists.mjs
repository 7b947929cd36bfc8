// The lists of all games: for the server and the tools, and for the page. They are written from the ids alone.

import { variableOf } from './names.mjs'

/**
 * The ids that a list of the page names, in the order of the shelf.
 * @param {string} shelf contents of games/page/shelf.ts
 */
export function idsIn(shelf) {
  return [...shelf.matchAll(/await import\('@miskatonic\/([a-z0-9-]+)'\)/g)].map(([, id = '']) => id)
}

/**
 * Every list, by its path from the root.
 * @param {readonly string[]} ids in the order of the shelf
 * @param {readonly string[]} unoffered games that can be played but have no screen yet
 * @returns {Record<string, string>}
 */
export function listsOf(ids, unoffered) {
  return {
    'games/index.ts': rulesList(ids, unoffered),
    'games/contents.ts': contentsList([...ids, ...unoffered]),
    'games/glossaries.ts': glossaryList(ids),
    'games/page/shelf.ts': shelfList(ids),
    'games/page/covers.ts': coverList(ids),
  }
}

/**
 * @param {readonly string[]} ids
 * @param {readonly string[]} unoffered
 */
function rulesList(ids, unoffered) {
  const packages = [
    ...[...ids, ...unoffered].map((id) => [id, `import { ${variableOf(id)} } from '@miskatonic/${id}'`]),
    ['kernel', `import type { Game } from '@miskatonic/kernel'`],
  ]
  return `// Written by \`npm run new-game\`; a line can be moved or deleted by hand.
${sorted(packages)}

/** The games that the lobby offers, in the order of the shelf. */
export const games: readonly Game[] = [${ids.map(variableOf).join(', ')}]

/** All games whose rules can be played. The terminal, the referee and the tools know those without a screen, too. */
export const allGames: readonly Game[] = [${['...games', ...unoffered.map(variableOf)].join(', ')}]

export function gameById(id: string): Game | undefined {
  return allGames.find((game) => game.id === id)
}
`
}

/** @param {readonly string[]} ids */
function contentsList(ids) {
  const packages = [
    ...ids.map((id) => [id, `import { contents as ${variableOf(id)} } from '@miskatonic/${id}/contents'`]),
    ['kernel', `import type { Contents } from '@miskatonic/kernel'`],
  ]
  const entries = ids.map((id) => (id.includes('-') ? `  '${id}': ${variableOf(id)},` : `  ${id},`))
  return `// Written by \`npm run new-game\`; a line can be moved or deleted by hand.
${sorted(packages)}

/** The cards of every game, also of those that are not offered yet, by the game's id. Only tools load them. */
export const contents: Readonly<Record<string, Contents>> = {
${entries.join('\n')}
}
`
}

/** @param {readonly string[]} ids */
function glossaryList(ids) {
  const packages = [
    ...ids.map((id) => [id, `import { glossary as ${variableOf(id)} } from '@miskatonic/${id}/glossary'`]),
    ['kernel', `import type { Glossary } from '@miskatonic/kernel'`],
  ]
  const entries = ids.map((id) => (id.includes('-') ? `  '${id}': ${variableOf(id)},` : `  ${id},`))
  return `// Written by \`npm run new-game\`; a line can be moved or deleted by hand.
${sorted(packages)}

/** The terms of every game that the lobby offers, by the game's id. Only the words tool loads them. */
export const glossaries: Readonly<Record<string, Glossary>> = {
${entries.join('\n')}
}
`
}

/** @param {readonly string[]} ids */
function shelfList(ids) {
  const imports = ids.map((id) => [
    id,
    `import { about as ${variableOf(id)} } from '@miskatonic/${id}/about'`,
  ])
  const entries = ids.map((id) => {
    const variable = variableOf(id)
    return `  {
    ...${variable},
    rules: async () => (await import('@miskatonic/${id}')).${variable},
    screen: async () => (await import('@miskatonic/${id}/board')).screen,
  },`
  })
  return `// Written by \`npm run new-game\`; a line can be moved or deleted by hand.
${sorted(imports)}

/** Every game for the page: rules and board of each are chunks of their own, fetched when the game is opened. */
export const shelf = [
${entries.join('\n')}
]
`
}

/** @param {readonly string[]} ids */
function coverList(ids) {
  const colours = ids.map((id) => [id, `import '@miskatonic/${id}/board/theme.css'`])
  const entries = ids.map(
    (id) => `  ${id.includes('-') ? `'${id}'` : id}: () => import('@miskatonic/${id}/board/Cover.svelte'),`,
  )
  return `// Written by \`npm run new-game\`; a line can be moved or deleted by hand.
${sorted(colours)}

/** The covers of all games by their ids, each a file of its own. The games' colours are here at once. */
export const covers = {
${entries.join('\n')}
}
`
}

/**
 * Lines in the order of the packages that they import.
 * @param {readonly (readonly string[])[]} lines each with its package first
 */
function sorted(lines) {
  return lines
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
    .map(([, line]) => line)
    .join('\n')
}
