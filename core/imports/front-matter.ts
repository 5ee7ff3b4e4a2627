/**
 * The YAML between '---' lines at the start of a file, as texts by their names in lower case, and the rest of the file. A list is one text
 * with commas; a nested name is written 'source.name'. Other kinds of YAML are skipped.
 */
export function readFrontMatter(file: string): { metadata: Map<string, string>; body: string } {
  const metadata = new Map<string, string>()
  const matter = /^\s*---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(file)
  if (!matter) return { metadata, body: file }
  let parent = ''
  for (const line of (matter[1] ?? '').split('\n')) {
    const isInner = /^\s/.test(line)
    const item = /^\s*-\s+(.+)$/.exec(line)?.[1]
    const [, key = '', value = ''] = /^\s*([^\s:#"'][^:\n]{0,100}):(?:\s+(.*))?$/.exec(line) ?? []
    const present = metadata.get(parent)
    if (item !== undefined && parent) metadata.set(parent, [present, toScalar(item)].filter(Boolean).join(', '))
    else if (key && isInner && parent && !present) metadata.set(`${parent}.${key.trim().toLowerCase()}`, toScalar(value))
    else if (key && !isInner) {
      parent = key.trim().toLowerCase()
      metadata.set(parent, /^[|>][+-]?$/.test(value.trim()) ? '' : toScalar(value))
    } else if (isInner && parent && line.trim()) metadata.set(parent, [present, line.trim()].filter(Boolean).join('\n'))
  }
  return { metadata, body: file.slice(matter[0].length) }
}

function toScalar(written: string) {
  const text = written.trim()
  if (/^\[.*\]$/.test(text)) return text.slice(1, -1).split(',').map(unquote).filter(Boolean).join(', ')
  return unquote(text)
}

function unquote(written: string) {
  const text = written.trim()
  if (/^'.*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'")
  if (!/^".*"$/.test(text)) return text.replace(/\s#.*$/, '')
  try {
    return String(JSON.parse(text))
  } catch {
    return text.slice(1, -1)
  }
}
