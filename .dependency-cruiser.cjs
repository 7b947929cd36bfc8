// Who may import whom. `mayImport` is the whole policy; the rules below are made from it.
//
// Packages see each other only through their index.ts and by their package name. Folders that are still to
// come (bots, lab, server, web) have their place already, so that they cannot grow in the wrong direction.

/** Where the files of each package are. `$1` of a game is its folder, so that it can be told from another. */
const packages = {
  kernel: '^kernel/',
  game: '^games/((?!test/)[^/]+)/',
  games: '^games/([^/]+$|test/)',
  table: '^table/',
  proof: '^proof/',
  bots: '^bots/',
  lab: '^lab/',
  server: '^server/',
  web: '^web/',
  cli: '^cli/',
  bench: '^bench/',
  scripts: '^scripts/',
}

/** Nothing imports server, web, cli, bench or scripts, and no game another game. */
const mayImport = {
  kernel: [],
  game: ['kernel', 'proof'], // proof only in tests: see `proof-in-tests`
  games: ['kernel', 'game'],
  table: ['kernel'],
  proof: ['kernel'],
  bots: ['kernel'],
  lab: ['kernel', 'games', 'table', 'bots'],
  server: ['kernel', 'games', 'table', 'bots'],
  web: ['kernel', 'screen'], // of the kernel only types: see `web-types-only`
  cli: ['kernel', 'games', 'table', 'proof', 'bots', 'lab'],
  bench: ['kernel', 'game', 'games', 'table', 'proof', 'bots', 'lab'],
  scripts: [],
}

/** The files through which others may come in. */
const doors = {
  kernel: '^kernel/index\\.ts$',
  game: '^games/[^/]+/index\\.ts$',
  games: '^games/index\\.ts$',
  table: '^table/index\\.ts$',
  proof: '^proof/index\\.ts$',
  bots: '^bots/index\\.ts$',
  lab: '^lab/index\\.ts$',
  screen: '^games/[^/]+/(board|words)/', // what a game shows and says in the browser
}

const ours = '^(kernel|games|table|proof|bots|lab|server|web|cli|bench|scripts)/'
const tests = '/test/'

const arrows = Object.entries(mayImport).flatMap(([name, others]) => {
  const itself = name === 'game' ? '^games/$1/' : packages[name]
  return [
    {
      name: `arrows-of-${name}`,
      comment: `Of our packages, ${name} may import ${others.join(', ') || 'none'}, and those only by the front door.`,
      from: { path: packages[name] },
      to: { path: ours, pathNot: [itself, ...others.map((other) => doors[other])] },
    },
    {
      name: `names-in-${name}`,
      comment: 'Another package is imported by its name, not by a relative path.',
      from: { path: packages[name] },
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
    name: 'web-types-only',
    comment: 'The page knows the types of the kernel and nothing more of it.',
    from: { path: packages.web },
    to: { path: packages.kernel, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'portable',
    comment: 'The kernel and the games run in Node and in browsers: they use neither Node nor any library.',
    from: { path: '^(kernel|games)/', pathNot: [tests, '^games/[^/]+/board/'] },
    to: { pathNot: ours },
  },
  {
    name: 'tests-are-leaves',
    comment: 'Only tests import from test folders.',
    from: { path: ours, pathNot: tests },
    to: { path: tests },
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
    comment: 'A file that imports nothing and is imported by nothing does nothing.',
    from: { orphan: true, path: ours },
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
    exclude: { path: '^(dist|coverage)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true, // imports of types are arrows, too
    combinedDependencies: true, // tools shared by all packages stand in the root package.json
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
}
