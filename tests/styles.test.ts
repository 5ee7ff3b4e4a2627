import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss'
import { expect, test } from 'vitest'
import { root } from '#scripts/process.mjs'

// The rules of docs/decisions/0075-style-sheets.md for style sheets.

const listed = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
const read = (path: string) => readFileSync(join(root, 'app', path), 'utf8')
const sheets = listed.filter((path) => path.endsWith('.css')).map((path) => ({ path, css: postcss.parse(read(path)) }))
const fixed = ['tokens', 'breakpoints', 'fonts', 'site', 'admin'].map((name) => `styles/${name}.css`)
const components = sheets.filter(({ path }) => !fixed.includes(path))

function listRules(css: postcss.Root) {
  const rules: Rule[] = []
  css.walkRules((rule) => {
    if (!(rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')) rules.push(rule)
  })
  return rules
}

function listDeclarations(css: postcss.Root) {
  const declarations: Declaration[] = []
  css.walkDecls((declaration) => void declarations.push(declaration))
  return declarations
}

function listMedia(css: postcss.Root) {
  const found: AtRule[] = []
  css.walkAtRules('media', (media) => void found.push(media))
  return found
}

/** The classes of the element that a selector matches, without those in its conditions: of `.a .b:not(.c)` it is b. */
function styledClasses(selector: string) {
  let depth = 0
  let subject = ''
  for (const letter of selector) {
    if ('(['.includes(letter)) depth += 1
    if (')]'.includes(letter)) depth -= 1
    subject = depth === 0 && /[\s>+~]/.test(letter) ? '' : subject + letter
  }
  let plain = subject
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/, '')
  }
  return [...plain.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name)
}

test('a class is styled in one file', () => {
  const files = new Map<string, Set<string>>()
  for (const { path, css } of components)
    for (const rule of listRules(css))
      for (const name of rule.selectors.flatMap(styledClasses)) files.set(name, (files.get(name) ?? new Set()).add(path))
  // A state, `is-over`, is styled with the class of its contents.
  const several = [...files].filter(([name, paths]) => paths.size > 1 && !name.startsWith('is-'))
  expect(files.size).toBeGreaterThan(600)
  expect(several.map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)).toEqual([])
})

test('the design has five widths and two heights of windows, each with a name', () => {
  const named = [...read('styles/breakpoints.css').matchAll(/@custom-media (--[\w-]+) \((width|height)/g)].map(([, name, side]) => ({
    name,
    side,
  }))
  expect(named.filter(({ side }) => side === 'width')).toHaveLength(5)
  expect(named.filter(({ side }) => side === 'height')).toHaveLength(2)
  const media = sheets.flatMap(({ path, css }) => listMedia(css).map(({ params }) => ({ path, params })))
  expect(media.length).toBeGreaterThan(50)
  expect(media.filter(({ params }) => /\d/.test(params))).toEqual([])
  const used = media.flatMap(({ params }) => params.match(/--[\w-]+/g) ?? [])
  expect([...new Set(used)].sort()).toEqual(named.map(({ name }) => name).sort())
})

test('colours are only in the tokens', () => {
  const colour = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|lab)\(|(?<![\w-])(?:white|black|red|gray|orange)(?![\w-])/i
  const found = components.flatMap(({ path, css }) =>
    listDeclarations(css)
      .filter(({ value }) => colour.test(value.replace(/url\([^)]*\)/g, '')))
      .map(({ prop, value }) => `${path}: ${prop}: ${value}`),
  )
  expect(found).toEqual([])
})

/** Whether a declaration is for print, where sizes are in millimetres and points. */
function isPrinted(declaration: Declaration) {
  for (let parent: postcss.AnyNode | postcss.Document | undefined = declaration.parent; parent; parent = parent.parent)
    if (parent.type === 'atrule' && (parent as AtRule).params.includes('print')) return true
  return false
}

/** Whether a property is a space, a font size or a corner. */
function isSpaced({ prop }: { prop: string }) {
  return [
    /^(?:scroll-)?(?:margin|padding|inset)(?:-|$)/,
    /^(?:(?:row-|column-)?gap|top|right|bottom|left|font|font-size)$/,
    /^border(?:-\w+)*-radius$/,
    /^--[\w-]+-(?:padding|size)$/,
  ].some((pattern) => pattern.test(prop))
}

/** Drawings of metal, in pixels: what holds a check, and the piece of rail behind a ticket. */
const drawn = ['.clip', '.clip::after', '.ticket::before']

/** The literal lengths in a value, in pixels at the default font size. */
function readLengths(value: string) {
  return [...value.matchAll(/(?<![\w.])([\d.]+)(rem|px)\b/g)].map(([, size, unit = '']) => ({
    px: Number(size) * (unit === 'rem' ? 16 : 1),
    unit,
  }))
}

const screens = components.flatMap(({ path, css }) =>
  listDeclarations(css)
    .filter((declaration) => !isPrinted(declaration))
    .map(({ prop, value, parent }) => ({ path, selector: (parent as Rule).selector, prop, value })),
)
const show = ({ path, prop, value }: (typeof screens)[number]) => `${path}: ${prop}: ${value}`

test('spaces, corners and font sizes are tokens', () => {
  // Up to three pixels is the width of a line.
  const isWritten = ({ px, unit }: { px: number; unit: string }) => (unit === 'rem' ? px > 0 : px > 3)
  const spaces = screens.filter(isSpaced)
  const found = spaces.filter(({ value }) => readLengths(value).some(isWritten))
  expect(spaces.length).toBeGreaterThan(1000)
  expect(found.filter(({ selector }) => !drawn.includes(selector)).map(show)).toEqual([])
  expect(new Set(found.map(({ selector }) => selector))).toEqual(new Set(drawn))
})

test('widths and heights on the scale of space are tokens', () => {
  const tokens = listDeclarations(postcss.parse(read('styles/tokens.css')))
  const sizes = tokens
    .filter(({ prop }) => /^--s-\d+$/.test(prop))
    .map(({ value }) => Number.parseFloat(value) * 16)
    .filter((size) => size < 100)
  expect(sizes.length).toBeGreaterThan(20)
  const isNearScale = ({ px, unit }: { px: number; unit: string }) => unit === 'rem' && sizes.some((size) => Math.abs(size - px) < 0.5)
  const sized = screens.filter(({ prop }) => /^(?:m\w\w-)?(?:width|height)$|^flex|^grid-/.test(prop))
  expect(sized.filter(({ value }) => readLengths(value).some(isNearScale)).map(show)).toEqual([])
})

test('each custom property that is read is set somewhere, and each token is read', () => {
  const declared = new Set(
    sheets.flatMap(({ css }) => listDeclarations(css).map(({ prop }) => prop)).filter((prop) => prop.startsWith('--')),
  )
  const values = sheets.flatMap(({ css }) => listDeclarations(css).map(({ value }) => value))
  const scripts = listed.filter((path) => /\.(?:tsx?|js)$/.test(path) && !path.includes('.test.')).map(read)
  const inText = [...values, ...scripts].join('\n')
  const asked = [...values.join('\n').matchAll(/var\((--[\w-]+)\s*([,)])/g)]
  expect(asked.filter(([, name = '', end]) => end === ')' && !declared.has(name)).map(([, name]) => name)).toEqual([])
  const tokens = sheets
    .filter(({ path }) => path === 'styles/tokens.css')
    .flatMap(({ css }) => listDeclarations(css).map(({ prop }) => prop))
  const isRead = (name: string) => inText.includes(`var(${name})`) || inText.includes(`var(${name},`)
  expect([...new Set(tokens)].filter((name) => name.startsWith('--') && !isRead(name))).toEqual([])
})

test('each style sheet is loaded once', () => {
  const modules = listed.filter((path) => /\.tsx?$/.test(path)).map((path) => ({ path, text: read(path) }))
  const imported = (name: string) => {
    const asks = (text: string) =>
      new RegExp(`['"](?:#app|\\.\\.?)(?:/[\\w./-]+)?/${name.split('/').pop()?.replace('.', '\\.')}(?:\\?url)?['"]`).test(text)
    const inLists = ['styles/site.css', 'styles/admin.css'].filter((list) => asks(read(list)))
    return inLists.length || Number(modules.some(({ text }) => asks(text)))
  }
  const expected = sheets.map(({ path }) => path).filter((path) => path !== 'styles/breakpoints.css')
  expect(expected.filter((path) => imported(path) !== 1)).toEqual([])
})
