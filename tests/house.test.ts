import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, matchesGlob, parse } from 'node:path'
import { expect, test } from 'vitest'
import { files } from '#scripts/halves.mjs'
import { root } from '#scripts/process.mjs'
import { environment } from '#server/config.ts'

const contributing = read('docs/contributing.md')
const documents = [
  'README.md',
  'docs/contributing.md',
  'docs/running.md',
  'docs/private-apis.md',
  ...readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`),
]

function read(path: string) {
  return readFileSync(join(root, path), 'utf8')
}

function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(join(root, path)).isFile())
}

/** The folders and files named by the tour in docs/contributing.md, with their parent folders. */
function tourPaths() {
  const tour = contributing.split('## The tour')[1]?.split('```')[1] ?? ''
  let parent = ''
  return [...tour.matchAll(/^( *)([\w./-]+) {2,}/gm)].map(([, indent = '', name = '']) => {
    if (indent === '') parent = name
    return indent === '' ? name : join(parent, name)
  })
}

test('everything that the tour names exists', () => {
  expect(tourPaths().length).toBeGreaterThan(15)
  for (const path of tourPaths()) expect([path, existsSync(join(root, path))]).toEqual([path, true])
})

test('the tour names every folder at the top', () => {
  const hidden = ['build', 'data', 'node_modules']
  const folders = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.') && !hidden.includes(entry.name),
  )
  expect(tourPaths()).toEqual(expect.arrayContaining(folders.map(({ name }) => `${name}/`)))
})

test.each(documents)('every file that %s names exists', (document) => {
  const made = /^(DATA_DIR|data\/|backups\/|pictures\/|files\/|incoming\/|import-files\/|imports\/|variants\/|\.env$|node_modules)/
  const named = [...read(document).matchAll(/`((?:[\w.-]+\/)+[\w.-]*|[\w-]+\.(?:md|ts|cjs|css)|\.env\.example)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !made.test(path))
  for (const path of named) expect([path, existsSync(join(root, path)) || existsSync(join(root, 'server', path))]).toEqual([path, true])
})

test('every script is documented, and every documented one exists', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  const text = documents.map(read).join('\n')
  const named = new Set([...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, short]) => run ?? short))
  expect([...named].sort()).toEqual(Object.keys(scripts).sort())
  for (const command of Object.values(scripts))
    for (const file of command
      .split(' ')
      .slice(1)
      .filter((part) => part.includes('/')))
      expect(existsSync(join(root, file))).toBe(true)
})

test('every setting is in .env.example, and every one there exists', () => {
  const named = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(named).toEqual(Object.keys(environment.shape))
})

test('every terminal command is in the manual, and every one there exists', () => {
  const table = /const commands[^\n]*\{\n([\s\S]*?)\n\}/.exec(read('cli/main.ts'))?.[1] ?? ''
  const commands = [...table.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, name]) => name)
  const documented = [...read('docs/running.md').matchAll(/`npm run cli -- ([\w-]+)/g)].map(([, name]) => name)
  expect([...new Set(documented)].sort()).toEqual(commands.sort())
})

test('only the entry points read the environment', () => {
  const product = ['app', 'core', 'domain', 'packages', 'content', 'server', 'cli']
    .flatMap(listFiles)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  const readers = product.filter((path) => read(path).includes('process.env'))
  expect(readers.every((path) => path.startsWith('server/') || path.startsWith('cli/'))).toBe(true)
})

/** Modules of the product, without tests and their data. */
function listModules(...layers: string[]) {
  return layers.flatMap(listFiles).filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|d)\.tsx?$|\/fixtures\//.test(path))
}

test('no two layers have a module of the same name', () => {
  const paths = Object.groupBy(listModules('app', 'core', 'domain', 'packages', 'content', 'server'), (path) => parse(path).name)
  expect(Object.values(paths).filter((alike = []) => alike.length > 1)).toEqual([])
})

test('pages call functions of rows only to read, or to change or delete rows of one table', () => {
  const called = listModules('app').flatMap((path) =>
    [...read(path).matchAll(/^import \{([^}]*)\} from '#core\/[^']*-rows\.ts'/gm)].flatMap(([, names = '']) =>
      names.split(',').map((name) => ({ path, name: name.trim() })),
    ),
  )
  expect(called.length).toBeGreaterThan(30)
  const isAllowed = ({ name }: { name: string }) => /^(?:type |(?:find|list|count|is|update|delete)[A-Z]|\w+Error$)/.test(name)
  expect(called.filter((one) => !isAllowed(one))).toEqual([])
})

/** Modules that read posts and recipes hidden from visitors, and what for. All others start from `publicBlogs` and `publicRecipes`. */
const readersOfAll = {
  'core/blogs/public-blog-rows.ts': 'says which posts are public',
  'core/recipes/public-recipe-rows.ts': 'says which recipes are public',
  'core/pages/public-page-rows.ts': 'says which pages are public',
  'core/pages/all-page-rows.ts': 'admins',
  'core/blogs/all-blog-rows.ts': 'admins',
  'core/recipes/all-recipe-rows.ts': 'admins',
  'core/publication/publication-rows.ts': 'changes what is public, and shows drafts to whom has their secret address',
  'core/addresses/old-address-rows.ts': 'no address leads nowhere because a backup was restored',
  'core/imports/imported-rows.ts': 'tells whether what was imported is as the import left it',
  'core/recipes/recipe-number-rows.ts': 'no number is given twice, whoever sees the recipe that has it',
}

test('one place decides which posts, recipes and pages are public, and no other read bypasses it', () => {
  const readsAll =
    /(?:(?:select|using)From|Join|using|findRowCount)\([^'"`)]*['"`](?:_blogs|_recipes|pages)\b|\b(?:from|join) +"_(?:blogs|recipes)"/
  const readers = listModules('core').filter((path) => readsAll.test(read(path).replaceAll('deleteFrom', 'delete')))
  expect(readers.sort()).toEqual(Object.keys(readersOfAll).sort())
})

test('only rows modules and the database layer know SQL, and all rows modules do', () => {
  const modules = listModules('app', 'core', 'domain', 'packages', 'content', 'server', 'cli').filter(
    (path) => !path.startsWith('core/database/'),
  )
  const hasSql = (path: string) => /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^>]*>)?`/.test(read(path))
  expect(modules.filter(hasSql)).toEqual(modules.filter((path) => /^core\/.*-rows\.ts$/.test(path)))
})

test('every test file is run', () => {
  const testFiles = readdirSync(root)
    .filter((name) => !/^\.|^(?:build|data|node_modules)$/.test(name) && statSync(join(root, name)).isDirectory())
    .flatMap(listFiles)
    .filter((path) => /\.(?:test|spec)\.\w+$/.test(path) && !path.includes('node_modules/'))
  const patterns = Object.values(files).flat()
  expect(testFiles.length).toBeGreaterThan(300)
  expect(testFiles.filter((path) => !patterns.some((pattern) => matchesGlob(path, pattern)))).toEqual([])
})

test('a decision has a date, a status and at most 150 words', () => {
  const names = readdirSync(join(root, 'docs/decisions')).sort()
  const numbers = names.map((name) => Number.parseInt(name, 10))
  for (const name of names) {
    const [heading = '', gap, status = '', ...body] = read(`docs/decisions/${name}`).split('\n')
    expect([name, heading, gap]).toEqual([name, expect.stringMatching(`^# ${Number.parseInt(name, 10)}\\. [A-Z‘']`), ''])
    expect([name, status]).toEqual([name, expect.stringMatching(/^20\d\d-\d\d-\d\d · (?:accepted(?: · .*|)|superseded by \d+)$/)])
    const others = [...status.matchAll(/(?:by|decisions?|and) (\d+)/g)].map(([, number]) => Number(number))
    expect([name, others.filter((number) => !numbers.includes(number))]).toEqual([name, []])
    expect([name, body.join(' ').split(/\s+/).filter(Boolean).length]).toEqual([name, expect.toSatisfy((words: number) => words <= 150)])
  }
})

test('no page requests anything from another origin', () => {
  for (const path of listFiles('app').filter((name) => name.endsWith('.css'))) expect(read(path)).not.toMatch(/url\(["']?https?:/)
})

test('at most ten effects omit dependencies, each with a reason', () => {
  const reasons = listModules('app').flatMap((path) =>
    [...read(path).matchAll(/biome-ignore lint\/correctness\/\w*(?:Dependencies|Hook\w*): *(.*)/g)].map(([, reason]) => reason),
  )
  expect(reasons.length).toBeLessThanOrEqual(10)
  for (const reason of reasons) expect(reason).toMatch(/\w+ \w+ \w+/)
})

const smallLines = 30
const roomyLines = 200

/**
 * The importers of a product module, without tests, and whether it is loaded separately: by `import()`, or by a test, which could not
 * import it from a module with JSX.
 */
function findImporters() {
  const product = listModules('app', 'core', 'domain', 'packages', 'server', 'cli')
  const others = ['bench', 'content', 'scripts', 'vite'].flatMap(listFiles).filter((path) => /\.m?[jt]sx?$/.test(path))
  const importers = new Map(product.map((path) => [path, new Set<string>()]))
  const loaded = new Set<string>()
  const tested = new Set<string>()
  const tests = ['app', 'core', 'domain', 'packages', 'server', 'cli', 'tests']
    .flatMap(listFiles)
    .filter((path) => path.endsWith('.test.ts'))
  for (const path of [...product, ...others, ...tests, 'vite.config.ts']) {
    const isTest = /\.test\.tsx?$/.test(path)
    for (const [whole, address = ''] of read(path).matchAll(/(?:\bfrom |\bimport |\bimport\()'([#.][^']+)'/g)) {
      const named = address.startsWith('#') ? address.slice(1) : join(dirname(path), address)
      if (isTest) tested.add(named)
      else importers.get(named)?.add(path)
      if (!isTest && whole.startsWith('import(')) loaded.add(named)
    }
  }
  for (const [path, by] of importers) if (tested.has(path) && [...by].every((name) => name.endsWith('.tsx'))) loaded.add(path)
  return { importers, loaded }
}

/** Each terminal command has its own file, as each page does. */
const isCommand = (path: string) => dirname(path) === 'cli'
const isWithin = (folder: string, path: string) => `${dirname(path)}/`.startsWith(`${folder}/`)

test('a small module with one importer is in that importer, unless the importer is full or in another folder', () => {
  const { importers, loaded } = findImporters()
  const routes = read('app/routes.ts')
  const countLines = (path: string) => read(path).trimEnd().split('\n').length
  const isSmall = (path: string) => countLines(path) < smallLines && !path.endsWith('-rows.ts')
  const isByItself = (path: string) => loaded.has(path) || isCommand(path) || routes.includes(`'${path.replace('app/', '')}'`)
  const found = [...importers].flatMap(([path, [importer, ...more]]) => {
    if (!importer || more.length > 0 || !isSmall(path) || isByItself(path)) return []
    const isNear = isWithin(dirname(path), importer) || isWithin(dirname(importer), path)
    const hasRoom = countLines(importer) + countLines(path) <= roomyLines
    return isNear && hasRoom ? [`${path} has one importer, ${importer}`] : []
  })
  expect(importers.size).toBeGreaterThan(500)
  expect(found).toEqual([])
})
