/** What replaces parts that need the running site, by subject; other parts are left out silently. */
const sentences: Record<string, string> = {
  comments: 'This is a copy of the site. Comments are closed.',
  reviews: 'This is a copy of the site. Reviews are closed.',
  messages: 'This is a copy of the site. It can’t receive messages.',
}

/** Elements that do nothing without a server or a script, and what only those read. */
const liveElements = new Set(['form', 'button', 'dialog', 'template', 'noscript'])
const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
])

/** Parts of pages that do nothing without scripts. A mark on them in the components would be sent to every visitor. */
const liveParts =
  /\s(?:class="(?:start-spinner|check-tools|recipe-tools__pair|dials|step-times|join-banner|theme-switch|video__note)"|class="chips" aria-label="Sort by"|class="filter-group" role="group" aria-label="(?:Time|Calories|Ingredients)")/

const script = /<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g
const searchOfSite = /,"potentialAction":\{"@type":"SearchAction".*?"query-input":"[^"]*"\}/g
const uselessLink = /<link rel="(?:held-modulepreload|preload|manifest)"[^>]*>/g
const avifSource = /<source type="image\/avif"[^>]*>/g
const noise = /<!-- -->| data-(?:discover|precedence)="[^"]*"/g
const openingTag = /<([a-z][a-z0-9-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/g

/**
 * A page of the site without what needs the running site: scripts, forms, buttons, live parts, and elements with the attribute `data-live`, in whose place stands a
 * sentence if its value names one. AVIF is left out, too: it takes long to make, and every browser has WebP.
 */
export function leaveOutLiveParts(page: string) {
  const html = page.replace(script, '').replace(searchOfSite, '').replace(uselessLink, '').replace(avifSource, '').replace(noise, '')
  const parts: string[] = []
  let done = 0
  openingTag.lastIndex = 0
  for (let tag = openingTag.exec(html); tag; tag = openingTag.exec(html)) {
    const [whole, name = '', attributes = ''] = tag
    const subject = attributes.includes('data-live') ? /\sdata-live="([^"]*)"/.exec(attributes)?.[1] : undefined
    if (subject === undefined && !liveElements.has(name) && !liveParts.test(attributes)) continue
    const end = voidElements.has(name) ? tag.index + whole.length : findEnd(html, name, openingTag.lastIndex)
    const sentence = sentences[subject ?? '']
    parts.push(html.slice(done, tag.index), sentence ? `<p class="muted">${sentence}</p>` : '')
    done = end
    openingTag.lastIndex = end
  }
  parts.push(html.slice(done))
  return parts.join('')
}

/** Where the element ends whose opening tag ends at `from`. The HTML is well-formed: React or the sanitiser wrote it. */
function findEnd(html: string, name: string, from: number) {
  const tag = new RegExp(`<(/?)${name}(?=[\\s>])(?:[^"'>]|"[^"]*"|'[^']*')*>`, 'g')
  tag.lastIndex = from
  let depth = 1
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    depth += found[1] ? -1 : 1
    if (depth === 0) return tag.lastIndex
  }
  throw new Error(`<${name}> is never closed`)
}
