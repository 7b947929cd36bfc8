// Who may import whom. `mayImport` is the whole policy; the rules below are made from it.
//
// Packages see each other only through their front doors and by their package name. A folder that is still to
// come (bots) has its place already, so that it cannot grow in the wrong direction.

/** Where the files of each package are. `$1` of a game is its folder, so that it can be told from another. */
const packages = {
  kernel: '^kernel/',
  protocol: '^protocol/',
  screen: '^screen/',
  game: '^games/((?!test/|page/)[^/]+)/',
  games: '^games/([^/]+$|test/|page/)',
  table: '^table/',
  proof: '^proof/',
  bots: '^bots/',
  lab: '^lab/',
  server: '^server/',
  web: '^web/',
  cli: '^cli/',
  engines: '^engines/',
  bench: '^bench/',
  e2e: '^e2e/',
  scripts: '^scripts/',
}

/** Nothing imports web, cli, bench, e2e or scripts; only cli and bench start a server; and no game knows another game. */
const mayImport = {
  kernel: [],
  protocol: ['kernel'],
  screen: ['kernel'],
  game: ['kernel', 'screen', 'proof'], // see `screen-in-boards` and `proof-in-tests`
  games: ['kernel', 'game', 'board'],
  table: ['kernel', 'protocol'],
  proof: ['kernel'],
  bots: ['kernel'],
  lab: ['kernel', 'proof', 'bots'], // knows no game; those who play by chance are the prover's
  server: ['kernel', 'protocol', 'games', 'table', 'bots'],
  // The page also plays by itself, without a server, by the same rules.
  web: ['kernel', 'protocol', 'screen', 'table', 'games'],
  cli: ['kernel', 'games', 'table', 'proof', 'bots', 'lab', 'server'],
  engines: [],
  bench: ['kernel', 'protocol', 'game', 'games', 'table', 'proof', 'bots', 'lab', 'server', 'engines'],
  e2e: ['kernel', 'protocol', 'games', 'table', 'server', 'engines'],
  scripts: [],
}

/** The files through which others may come in. */
const doors = {
  kernel: '^kernel/index\\.ts$',
  protocol: '^protocol/(index|schemas)\\.ts$',
  screen:
    '^screen/((index|contract|course|text|cover/index|faces/index|plates/index|still/index)\\.ts|style/index\\.css)$',
  game: '^games/[^/]+/(index|about|bare|outline|contents|sights|strategy/index|words/glossary)\\.ts$',
  board: '^games/[^/]+/board/(index\\.ts|Cover\\.svelte|theme\\.css)$', // what a game shows in the browser
  games: '^games/(index|contents|glossaries|sights|strategies|page/(covers|ledgers|shelf))\\.ts$',
  table: '^table/(index|room/programs/players|store-contract|store-samples)\\.ts$', // see `store-contract-in-tests`
  proof: '^proof/(index|scene)\\.ts$',
  bots: '^bots/index\\.ts$',
  lab: '^lab/index\\.ts$',
  engines: '^engines/index\\.ts$',
  server: '^server/(index|config|make-folder|work/process|store/(postgres|sqlite)/index)\\.ts$',
}

const ours = '^(kernel|protocol|screen|games|table|proof|bots|lab|server|web|cli|engines|bench|e2e|scripts)/'
const tests = '/test/'
/** Tries what the page makes of questions with the boards of all games. */
const withAllGames = '^web/test/long-lists\\.test\\.ts$'

const arrows = Object.entries(mayImport).flatMap(([name, others]) => {
  const itself = name === 'game' ? '^games/$1/' : packages[name]
  return [
    {
      name: `arrows-of-${name}`,
      comment: `Of our packages, ${name} may import ${others.join(', ') || 'none'}, and those only by the front door.`,
      from: { path: packages[name], pathNot: withAllGames },
      to: { path: ours, pathNot: [itself, ...others.map((other) => doors[other])] },
    },
    {
      name: `names-in-${name}`,
      comment: 'Another package is imported by its name, not by a relative path.',
      from: { path: packages[name], pathNot: withAllGames },
      to: { path: ours, pathNot: itself, dependencyTypesNot: ['aliased-workspace'] },
    },
  ]
})

const others = [
  {
    name: 'proof-in-tests',
    comment: 'The tests of a game put it to the proof; the game itself knows nothing of that.',
    from: { path: packages.game, pathNot: tests },
    to: { path: packages.proof },
  },
  {
    name: 'store-contract-in-tests',
    comment: 'The tests that every store has to pass are for tests.',
    from: { path: ours, pathNot: [tests, '^table/store-contract\\.ts$'] },
    to: { path: '^table/store-(contract|samples)\\.ts$' },
  },
  {
    name: 'screen-in-boards',
    comment:
      'What a game looks like is the business of its board, its lesson and its how-to; its rules know nothing of screens.',
    from: { path: packages.game, pathNot: ['^games/[^/]+/(board|lesson|how-to)/', tests] },
    to: { path: packages.screen },
  },
  {
    name: 'portable',
    comment: 'The kernel and the games run in Node and in browsers: they use neither Node nor any library.',
    from: { path: '^(kernel|games)/', pathNot: [tests, '^games/[^/]+/(board|how-to)/'] },
    to: { pathNot: ours },
  },
  {
    name: 'tests-are-leaves',
    comment: 'Only tests import from test folders.',
    from: { path: ours, pathNot: tests },
    to: { path: tests, pathNot: 'node_modules' },
  },
  {
    name: 'no-circles',
    comment:
      'Files that run each other in a circle depend on who is loaded first. (Types may name each other.)',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-orphans',
    comment:
      'A file that imports nothing and is imported by nothing does nothing. (Declarations, and what browsers start by themselves, are no such files.)',
    from: { orphan: true, path: ours, pathNot: ['\\.d\\.ts$', '^web/(public/|offline/sw\\.ts$)'] },
    to: {},
  },
  {
    name: 'no-dead-ends',
    comment: 'An import that leads nowhere.',
    from: {},
    to: { couldNotResolve: true },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...arrows, ...others].map((rule) => Object.assign(rule, { severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage|\\.scratch|scripts/game-template)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true, // imports of types are arrows, too
    combinedDependencies: true, // tools shared by all packages stand in the root package.json
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
}
