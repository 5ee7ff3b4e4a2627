import type { SourceFiles } from '#core/imports/source-files.ts'
import type { SourceRecord, UnreadableEntry } from '#domain/imports/source-record.ts'
import { parseJson, toFields, toText, toValues } from '../loose-values.ts'

type Rule = { from: string; to: string; permanent: boolean }

const maxRedirectBytes = 10_000_000

/** The redirects in `redirects.json` or `redirects.yaml`. Patterns that match many paths are not supported. */
export async function* readGhostRedirects(files: SourceFiles): AsyncGenerator<SourceRecord | UnreadableEntry> {
  for (const name of files.names) {
    if (!/(^|\/)redirects\.(?:json|ya?ml)$/i.test(name)) continue
    const text = await files.readText(name, maxRedirectBytes)
    const rules = /json$/i.test(name) ? readJson(text) : readYaml(text)
    if (!rules) yield { kind: 'unreadable', place: name, reason: 'It isn’t valid JSON.' }
    else for (const rule of rules) yield toRedirect(rule, name)
  }
}

/** The redirect of a rule whose `from` may be a pattern. */
export function toRedirect({ from, to, permanent }: Rule, place: string): SourceRecord | UnreadableEntry {
  const path = from
    .replace(/^\^/, '')
    .replace(/\$$/, '')
    .replaceAll('\\/', '/')
    .replaceAll('\\.', '.')
    .replaceAll('\\-', '-')
    .replace(/\/\?$/, '/')
  const isPlain = path.startsWith('/') && !/[\\()[\]{}*+?|^$]/.test(path) && !/\$\d/.test(to)
  if (!isPlain || to === '')
    return { kind: 'unreadable', place, title: from, reason: 'It’s a pattern for many paths, which isn’t supported.' }
  return { kind: 'redirect', sourceId: from.slice(0, 1000), place, from: path, to, permanent }
}

function readJson(text: string): Rule[] | undefined {
  const json = parseJson(text)
  if (json === undefined) return undefined
  return toValues(json)
    .map(toFields)
    .map(({ from, to, permanent }) => ({ from: toText(from) ?? '', to: toText(to) ?? '', permanent: permanent === true }))
}

/** '301:' or '302:', and below it lines of 'from: to'. */
function readYaml(text: string): Rule[] {
  const rules: Rule[] = []
  let permanent = true
  for (const line of text.split(/\r?\n/)) {
    const status = /^['"]?(30[12])['"]?:\s*$/.exec(line)?.[1]
    if (status) permanent = status === '301'
    const [, from, to] = /^\s+(\S.*?):\s+(\S.*?)\s*$/.exec(line) ?? []
    if (from && to && !from.startsWith('#')) rules.push({ from: unquote(from), to: unquote(to), permanent })
  }
  return rules
}

function unquote(text: string) {
  return text.replace(/^(['"])(.*)\1$/, '$2')
}
