import { convert } from 'html-to-text'
import sanitizeHtml from 'sanitize-html'
import type { Letter, LetterPart } from '#domain/mails/letter.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'

/**
 * The letter's sender: the site, its postal address if the owner gave one, and the unsubscribe link ('' for a letter that was asked for
 * once).
 */
type Sender = { siteName: string; siteUrl: string; postalAddress: string; leaveUrl: string }

/**
 * The design's colours for light mode, and their dark counterparts for programs that support colour schemes. Programs without style
 * elements show the light ones.
 */
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
.text img { max-width: 100%; height: auto }
.text a, .foot a { color: #9a3412 }
.text blockquote { margin: 0 0 16px; padding-left: 12px; border-left: 3px solid #eadfd2 }
@media (prefers-color-scheme: dark) {
  .page { background: #17100c !important }
  .sheet { background: #221813 !important; border-color: #3a2b23 !important }
  .text, .text h1, .text h2, .text h3 { color: #fdf1e3 !important }
  .foot { color: #d6bfae !important }
  .text a, .foot a { color: #fdba74 !important }
  .press { background: #fb923c !important; color: #23120b !important }
}`

const font = 'font-family: Georgia, &quot;Times New Roman&quot;, serif'

/** Renders a letter as a mail's two bodies from one layout: HTML, and the plain text read from it. */
export function renderLetter(letter: Letter, sender: Sender) {
  const body = letter.parts.map(renderPart).join('\n')
  const foot = renderFoot(letter, sender)
  const text = `${toText(body)}\n\n-- \n${toText(foot)}\n`
  return { html: renderPage(letter, body, foot, sender), text }
}

function renderPage({ subject, preview = '' }: Letter, body: string, foot: string, { siteName, siteUrl }: Sender) {
  const hidden = preview ? `<div style="display: none; max-height: 0; overflow: hidden; mso-hide: all">${escapeHtml(preview)}</div>` : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styles}</style>
</head>
<body class="page" style="margin: 0; padding: 24px 12px; background: #fbf4ea; ${font}">
${hidden}<table role="presentation" cellpadding="0" cellspacing="0" width="100%"><tr><td align="center">
<table role="presentation" class="sheet" cellpadding="0" cellspacing="0" width="100%" style="max-width: 600px; background: #fff; border: 1px solid #eadfd2; border-radius: 8px">
<tr><td class="text" style="padding: 24px; color: #23120b; font-size: 17px; line-height: 1.5">
<p style="margin: 0 0 24px; font-weight: bold"><a href="${escapeHtml(siteUrl)}">${escapeHtml(siteName)}</a></p>
${body}
</td></tr></table>
<div class="foot" style="max-width: 600px; padding: 16px 24px; color: #5c463b; font-size: 14px; line-height: 1.5; text-align: left">
${foot}
</div>
</td></tr></table>
</body>
</html>`
}

function renderFoot({ why }: Letter, { siteName, siteUrl, postalAddress, leaveUrl }: Sender) {
  const lines = [
    escapeHtml(why),
    leaveUrl && `<a href="${escapeHtml(leaveUrl)}">Stop these emails</a>`,
    `<a href="${escapeHtml(siteUrl)}">${escapeHtml(siteName)}</a>${postalAddress ? `, ${escapeHtml(postalAddress.replace(/\s*\n\s*/g, ', '))}` : ''}`,
  ]
  return lines.filter(Boolean).map(paragraph).join('\n')
}

const paragraph = (html: string) => `<p style="margin: 0 0 16px">${html}</p>`

/** A text with its line breaks; empty lines separate paragraphs. */
const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((one) => paragraph(escapeHtml(one.trim()).replaceAll('\n', '<br>')))
    .join('\n')

const link = ({ label, href }: { label: string; href: string }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`

function renderPart(part: LetterPart): string {
  switch (part.kind) {
    case 'heading':
      return `<h2 style="margin: 24px 0 12px; font-size: 22px; line-height: 1.25">${escapeHtml(part.text)}</h2>`
    case 'text':
      return paragraphs(part.text)
    case 'quote':
      return `<blockquote>${paragraphs(part.text)}</blockquote>`
    case 'list':
      return renderList(part)
    case 'picture':
      return renderPicture(part)
    case 'button':
      return paragraph(
        `<a class="press" href="${escapeHtml(part.href)}" style="display: inline-block; padding: 10px 18px; border-radius: 6px; background: #c2410c; color: #fff; text-decoration: none; font-weight: bold">${escapeHtml(part.label)}</a>`,
      )
    case 'links':
      return paragraph(part.links.map(link).join(' &nbsp; '))
    case 'html':
      return sanitizeHtml(part.html, allowed)
  }
}

function renderList({ items, isNumbered }: Extract<LetterPart, { kind: 'list' }>) {
  const tag = isNumbered ? 'ol' : 'ul'
  const entries = items.map((item) => `<li style="margin: 0 0 6px">${escapeHtml(item)}</li>`)
  return `<${tag} style="margin: 0 0 16px; padding-left: 24px">${entries.join('\n')}</${tag}>`
}

function renderPicture({ src, alt, width, height, href }: Extract<LetterPart, { kind: 'picture' }>) {
  const picture = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="display: block; width: 100%; height: auto; border-radius: 6px">`
  return paragraph(href ? `<a href="${escapeHtml(href)}">${picture}</a>` : picture)
}

/** What a post's HTML may contain in a mail: no program shows frames, forms or scripts. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'p',
      'br',
      'h1',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'blockquote',
      'a',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'code',
      'pre',
    ],
    ...['img', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'hr', 'div', 'span'],
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
}

function toText(html: string) {
  return convert(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'h3', options: { uppercase: false } },
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ],
  })
}
