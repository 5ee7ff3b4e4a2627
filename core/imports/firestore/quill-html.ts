import { render } from 'dom-serializer'
import { toVideoPlaceHtml } from '#domain/blogs/video-places.ts'
import { readVideo } from '#domain/recipes/video.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { type AnyNode, type Element, parseHtml, toInnerHtml } from '../read-html.ts'
import { ValueFault } from './source-document.ts'

/** No editor nests text as deeply; deeper HTML can't be serialised again. */
const maxLevels = 500

/**
 * Quill's HTML as other editors write it: nested lists, code, and placeholders for videos. What has no counterpart is left to the
 * sanitiser. Throws a ValueFault if it is nested too deeply.
 */
export function fromQuillHtml(html: string) {
  const { children } = parseHtml(html)
  requireShallow(children)
  return children.map(toHtml).join('')
}

const styles = [
  ['alignment', /\bql-align-|\btext-align\s*:/],
  ['sizes', /\bql-size-|\bfont-size\s*:/],
  ['colours', /\bql-(?:color|bg)-|(?:^|[\s;"'-])color\s*:/],
  ['fonts', /\bql-font-|\bfont-family\s*:/],
  ['right-to-left writing', /\bql-direction-rtl|\bdirection\s*:\s*rtl/],
] as const

/** A warning that names the formatting that is lost here; none if all is kept. */
export function listLostStyles(html: string): string[] {
  const attributes = [...html.matchAll(/\b(?:class|style)=(?:"[^"]*"|'[^']*')/g)].join(' ')
  const lost = styles.flatMap(([name, mark]) => (mark.test(attributes) ? [name] : []))
  return lost.length > 0 ? [`Its text lost: ${lost.join(', ')}.`] : []
}

function requireShallow(nodes: AnyNode[]) {
  let level = nodes
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxLevels) throw new ValueFault('Its HTML is nested too deeply.')
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  }
}

function toHtml(node: AnyNode): string {
  if (node.type !== 'tag') return render(node)
  if (node.name === 'iframe') return toVideo(node.attribs.src ?? '')
  if (node.name === 'pre') return `<pre><code>${toInnerHtml(node)}</code></pre>`
  if ((node.name === 'ul' || node.name === 'ol') && node.children.some((child) => readIndent(child) > 0)) return toNestedList(node)
  return render(node)
}

function toVideo(src: string) {
  const address = src.startsWith('//') ? `https:${src}` : src
  const video = readVideo(address)
  if (video) return toVideoPlaceHtml({ video, title: '', poster: '', day: '' })
  return /^https?:\/\//i.test(address) ? `<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>` : ''
}

function toNestedList({ name, children }: Element) {
  let level = -1
  let html = ''
  for (const item of children) {
    if (item.type !== 'tag' || item.name !== 'li') continue
    // A nested list can only begin within an entry.
    const next = Math.min(readIndent(item), level + 1)
    html += next > level ? `<${name}>` : `</li>${`</${name}></li>`.repeat(level - next)}`
    html += `<li>${toInnerHtml(item)}`
    level = next
  }
  return html + `</li></${name}>`.repeat(level + 1)
}

function readIndent(node: AnyNode) {
  return node.type === 'tag' ? Number(/(?:^|\s)ql-indent-(\d)(?:\s|$)/.exec(node.attribs.class ?? '')?.[1] ?? 0) : 0
}
