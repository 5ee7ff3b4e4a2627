import type { LineGroup } from './line-groups.ts'

const marked = /^(?:(\*{1,3}|_{1,3})([^*_]+)\1|\[([^\][()]+)\]|([-–—=~]{1,5})\s+(\S[^=~]*?)\s+\4)(?=:?$)/u
const maxHeadingWords = 6

/**
 * Whether a line is the heading of those that follow: '## Sauce', '**Sauce**', '[Sauce]', 'Sauce:', 'FOR THE SAUCE', 'For the buns', 'For
 * 12 buns:'.
 */
export function isHeadingLine(line: string): boolean {
  if (/^#{1,6}\s/.test(line)) return true
  const text = withoutHeadingMarks(line)
  if (text.split(/\s+/).length > maxHeadingWords || /^\p{N}/u.test(text)) return false
  return (text !== line && /\p{L}/u.test(text)) || /^(?:for the [^\d,.:;]+|[^\d.;]+:|for [^,.:;]+:)$/iu.test(text)
}

/** A heading as text: 'Sauce' for '**Sauce:**', 'For the sauce' for 'FOR THE SAUCE:'. */
export function toHeading(line: string): string {
  const text = withoutHeadingMarks(line.trim()).replace(/\s*:$/, '')
  return text === text.toUpperCase() ? text.charAt(0) + text.slice(1).toLowerCase() : text
}

/**
 * A list whose heading lines became groups. A heading directly above another is joined to it ('For the cake: Dry'), and a heading with
 * nothing below it stays a line.
 */
export function withHeadingsLifted(
  written: readonly string[],
  groups: readonly LineGroup[] = [],
): { lines: string[]; groups: LineGroup[] } {
  const lines: string[] = []
  const lifted: LineGroup[] = []
  const last = written.findLastIndex((line) => !isHeadingLine(line.trim()))
  for (const [index, line] of written.entries()) {
    const start = lines.length
    lifted.push(...groups.filter((group) => group.start === index).map(({ heading }) => ({ heading, start })))
    if (index > last || !isHeadingLine(line.trim())) lines.push(line)
    else {
      const before = lifted.at(-1)?.start === start ? lifted.pop()?.heading : undefined
      lifted.push({ heading: join(before, toHeading(line)), start })
    }
  }
  return {
    lines,
    groups: [...lifted, ...groups.filter(({ start }) => start >= written.length).map((group) => ({ ...group, start: lines.length }))],
  }
}

function join(before: string | undefined, heading: string) {
  return before && before.toLowerCase() !== heading.toLowerCase() ? `${before}: ${heading}` : heading
}

/** '## Sauce', '**Sauce**', '__Sauce__', '[Sauce]' and '— Sauce —' are 'Sauce'. */
export function withoutHeadingMarks(line: string): string {
  return line
    .replace(/^#{1,6}\s+/, '')
    .replace(
      marked,
      (_, _stars, starred?: string, bracketed?: string, _dashes?: string, dashed?: string) => starred ?? bracketed ?? dashed ?? '',
    )
    .trim()
}
