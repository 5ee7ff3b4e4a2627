import { toVideoPlaceHtml } from '#domain/blogs/video-places.ts'
import { readVideo } from '#domain/recipes/video.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { toFields, toText, toValues } from '../loose-values.ts'
import { fromMarkdown } from '../recipe-texts.ts'

/** Cards that exist only in emails or for members. */
const dropped = new Set(['email', 'email-cta', 'paywall', 'signup', 'call-to-action'])

/** A card of Ghost's editor as HTML; undefined for an unknown one. The names are those of Lexical and of Mobiledoc. */
export function toCardHtml(name: string, payload: Record<string, unknown>): string | undefined {
  const text = (key: string) => toText(payload[key]) ?? ''
  const caption = text('caption') && `<figcaption>${text('caption')}</figcaption>`
  if (dropped.has(name)) return ''
  switch (name) {
    case 'image':
    case 'card-image':
      return `<figure>${toImage(payload)}${caption}</figure>`
    case 'gallery':
      return `${toValues(payload.images)
        .map((image) => `<figure>${toImage(toFields(image))}</figure>`)
        .join('')}${text('caption') && `<p>${text('caption')}</p>`}`
    case 'html':
      return text('html')
    case 'markdown':
    case 'card-markdown':
      return toParagraphs(text('markdown'))
    case 'code':
    case 'codeblock':
      return `<pre><code>${escapeHtml(text('code'))}</code></pre>`
    case 'hr':
    case 'horizontalrule':
      return '<hr />'
    case 'embed':
      return toEmbedHtml(text('url')) ?? text('html')
    case 'bookmark':
      return toLink(text('url'), toText(toFields(payload.metadata).title) ?? text('title'))
    case 'button':
      return toLink(text('buttonUrl'), text('buttonText'))
    case 'callout':
      return `<blockquote>${text('calloutText')}</blockquote>`
    case 'toggle':
      return `<h4>${text('heading')}</h4>${text('content')}`
    case 'header':
      return `<h2>${text('header')}</h2>${text('subheader') && `<p>${text('subheader')}</p>`}`
    case 'product': {
      const image = text('productImageSrc') && `<figure>${toImage({ src: payload.productImageSrc })}</figure>`
      return `${image}<h4>${text('productTitle')}</h4>${text('productDescription')}${toLink(text('productUrl'), text('productButton'))}`
    }
    case 'video':
    case 'audio':
    case 'file':
      return toLink(text('src'), text('title') || text('fileTitle') || text('fileName') || name)
    default:
      return undefined
  }
}

/** The placeholder of a video at an address, or a link for any other; undefined without an address. */
export function toEmbedHtml(address: string) {
  if (!/^(?:https?:)?\/\//.test(address)) return undefined
  const whole = address.replace(/^\/\//, 'https://')
  const video = readVideo(whole)
  return video ? toVideoPlaceHtml({ video, title: '', poster: '', day: '' }) : toLink(whole, whole)
}

/** The paragraphs of Markdown, without its other structure. */
export function toParagraphs(markdown: string) {
  const parts = markdown.split(/\n\s*\n/).map((part) => fromMarkdown(part.trim()))
  return parts.flatMap((part) => (part ? `<p>${part.replaceAll('\n', '<br />')}</p>` : [])).join('\n')
}

function toImage(image: Record<string, unknown>) {
  const source = toText(image.src) ?? ''
  return source && `<img src="${escapeHtml(source)}" alt="${escapeHtml(toText(image.alt) ?? '')}" />`
}

function toLink(address: string, label: string) {
  return address && `<p><a href="${escapeHtml(address)}">${escapeHtml(label || address)}</a></p>`
}
