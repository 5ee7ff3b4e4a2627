import { textContent } from 'domutils'
import { toFields, toValues } from '../loose-values.ts'
import { type Document, findAll } from '../read-html.ts'

const maxDepth = 40

/** The values of a page's JSON-LD scripts, as far as they can be read. */
export function readJsonLd(page: Document): unknown[] {
  return findAll('script[type*="ld+json" i]', page).flatMap((script) => parseJson(textContent(script)) ?? [])
}

/** Parses JSON; if that fails, repairs common errors first. Undefined if it still fails. */
function parseJson(text: string): unknown {
  const bare = text
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    .replace(/;\s*$/, '')
  for (const repair of [(json: string) => json, repairJson]) {
    try {
      return JSON.parse(repair(bare))
    } catch {}
  }
  return undefined
}

/** Repairs JSON: raw line breaks and invalid escapes in texts, comments, extra commas, and anything after its end. */
function repairJson(text: string) {
  let json = ''
  let isText = false
  let depth = 0
  // A comma is written once a value follows.
  let comma = ''
  let last = '['
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (isText) {
      if (sign === '\\') {
        const next = text.charAt(++at)
        json += /["\\/bfnrt]/.test(next) || /^u[\da-f]{4}/i.test(text.slice(at, at + 5)) ? sign + next : next
      } else if (sign === '"' && !isEnd(text, at)) json += '\\"'
      else if (sign < ' ') json += sign === '\n' ? '\\n' : ' '
      else json += sign
      if (sign === '"' && isEnd(text, at)) isText = false
      continue
    }
    if (/\s/.test(sign)) continue
    if (sign === ',') {
      if (!'[{,'.includes(last)) comma = ','
      continue
    }
    const isClosing = sign === '}' || sign === ']'
    json += (isClosing ? '' : comma) + sign
    comma = ''
    last = sign
    if (sign === '"') isText = true
    if (sign === '{' || sign === '[') depth++
    if (isClosing) depth--
    if (depth === 0 && isClosing) break
  }
  return json
}

/** Whether a quotation mark ends a text, judging by what follows it. */
function isEnd(text: string, at: number) {
  return /^"\s*(?:[:\]}]|,\s*(?:["{[\d}\]tfn-]|$)|$)/.test(text.slice(at, at + 200))
}

/** The names of an object's types, without their vocabulary. */
export function typesOf(value: unknown): string[] {
  return toValues(toFields(value)['@type']).flatMap((type) => (typeof type === 'string' ? (type.split(/[/#:]/).at(-1) ?? '') : []))
}

/** The recipes anywhere in a value, with their '@id' references resolved. */
export function findRecipeNodes(value: unknown): Record<string, unknown>[] {
  const byId = new Map<string, Record<string, unknown>>()
  const recipes: Record<string, unknown>[] = []
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (typeof next.value !== 'object' || next.value === null || next.depth > maxDepth) continue
    const { depth } = next
    if (Array.isArray(next.value)) {
      waiting.unshift(...next.value.map((item) => ({ value: item, depth: depth + 1 })))
      continue
    }
    const fields = toFields(next.value)
    const id = fields['@id']
    if (typeof id === 'string' && Object.keys(fields).length > 1 && !byId.has(id)) byId.set(id, fields)
    if (typesOf(fields).includes('Recipe')) recipes.push(fields)
    waiting.push(...Object.values(fields).map((item) => ({ value: item, depth: depth + 1 })))
  }
  const whole = recipes.filter((fields) => fields.name !== undefined || fields.recipeIngredient !== undefined)
  return whole.map((fields) => Object.fromEntries(Object.entries(fields).map(([key, item]) => [key, resolve(item, byId)])))
}

function resolve(value: unknown, byId: Map<string, Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((item) => (Array.isArray(item) ? item : resolve(item, byId)))
  const fields = toFields(value)
  const id = fields['@id']
  return Object.keys(fields).length === 1 && typeof id === 'string' ? (byId.get(id) ?? value) : value
}
