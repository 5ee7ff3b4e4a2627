import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { openAdminParts } from '#tests/admin-parts.ts'
import { aBlogDraft } from '#tests/builders.ts'
import { openMigrated } from '#tests/set-up/migrated-sqlite.ts'
import { sanitizeBlogHtml } from './blog-html.ts'
import { findBlog } from './blog-rows.ts'
import { showContent } from './show-content.ts'
import { addBlog } from './write-blog.ts'

const tags = new Set(
  'p br hr h2 h3 h4 ul ol li blockquote pre code strong b em i u s sub sup a img figure figcaption table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
)
const attributes = new Set(
  'href title rel src srcset sizes alt width height loading decoding colspan rowspan scope start data-video data-title data-poster data-day'.split(
    ' ',
  ),
)

/** What looks like an attack in the public list. */
const publicPayloads = naughtyStrings.filter((text) => /[<>]|script|alert|on\w+\s*=|expression|&#/i.test(text))

/** With what broke other sanitisers. */
const payloads = [
  ...publicPayloads,
  '<svg><p><style><g title="</style><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>">',
  '<title><a href="</title><img src=x onerror=alert(1)>">',
  '<select><template><img src=x onerror=alert(1)></template></select>',
  '<template><script>alert(1)</script></template>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="\\\\evil.example/">x</a>',
  '<a href="blob:https://evil.example/x">x</a>',
  '<a href="https:javascript:alert(1)" ping="https://evil.example">x</a>',
  '<img src="/images/a" srcset="https://evil.example/x 1x">',
  '<img src="/images/a" srcset="javascript:alert(1) 1x, data:image/svg+xml,x 2x">',
  '<img src="/images/../api/x">',
  '<img src="/images/a" usemap="#m" style="position:fixed" class="x" id="y">',
  '<img src="/images/a?x=1">',
  '<p id="attributes" name="body" is="x-y">clobber</p>',
  '<iframe src="/images/a"></iframe><object data="x"></object><embed src="x"><base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=x"><link rel="stylesheet" href="x">',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<style>@import "https://evil.example/x.css"</style>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<h1 onclick=alert(1)>x</h1><marquee onstart=alert(1)>x</marquee><video><source onerror=alert(1)></video>',
  '<hr data-video="https://youtu.be/dQw4w9WgXcQ" data-title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;" data-poster="//evil.example/x" onclick=alert(1)>',
  '<hr data-video="javascript:alert(1)" data-title="x"><hr data-video="https://youtu.be/dQw4w9WgXcQ" src="https://evil.example/x">',
  '<button formaction="javascript:alert(1)">x</button><input autofocus onfocus=alert(1)>',
]

test('the public list has at least 200 payloads', () => {
  expect(publicPayloads.length).toBeGreaterThanOrEqual(200)
})

test.each(payloads)('%j is harmless after sanitising, and sanitising it again changes nothing', (payload) => {
  for (const html of [
    payload,
    `<p>before ${payload} after</p>`,
    `<a title="${payload}">x</a>`,
    `<pre><code>${payload}</code></pre>`,
    payload.repeat(2),
  ]) {
    const clean = sanitizeBlogHtml(html)
    expectHarmless(clean)
    expect(sanitizeBlogHtml(clean)).toBe(clean)
  }
})

test('published together, the payloads are harmless where they are stored and where they are shown', async () => {
  const { db } = await openMigrated()
  const { parts } = openAdminParts(db)
  const pictures = '<img src="/images/hero" alt="A"><img src="/images/hero/400.webp">'
  const draft = aBlogDraft({ content: pictures + payloads.join('\n') })
  const outcome = await addBlog(parts, draft, { formId: '', whenPicturesFail: 'save-without' })
  const stored = outcome.ok ? ((await findBlog(db, outcome.id))?.content ?? '') : ''
  const shown = await showContent(db, stored)
  for (const html of [stored, shown, await showContent(db, draft.content)]) expectHarmless(html)
  expect(await showContent(db, shown)).toBe(shown)
  expect(shown.match(/srcset="\/images\/hero-[0-9a-f]{12}\/400\.webp 400w, /g)).toHaveLength(2)
})

/** As a browser would build it: only known elements, attributes and schemes, and pictures of our own. */
function expectHarmless(html: string) {
  for (const { tagName, attrs, namespaceURI } of elementsOf(parseFragment(html))) {
    expect(namespaceURI).toBe('http://www.w3.org/1999/xhtml')
    expect(tags).toContain(tagName)
    for (const { name, value } of attrs) {
      expect(attributes).toContain(name)
      if (name === 'data-video') expect(value).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
      if (name === 'href') expect(value).toSatisfy(isHarmlessLink)
      if (name === 'src') expect(value).toMatch(/^\/images\/[a-z0-9-]+(\/\d+\.(avif|webp|jpg))?$/)
      if (name === 'srcset') expect(value).toMatch(/^\/images\/[a-z0-9-]+\/\d+\.webp \d+w(, \/images\/[a-z0-9-]+\/\d+\.webp \d+w)*$/)
    }
  }
}

/** Resolved as a browser does it, a link stays here or leads to http, https, mail or telephone. */
function isHarmlessLink(href: string) {
  const url = URL.parse(href, 'https://own.example/blogs/post')
  return url === null || ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)
}

function elementsOf(node: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsOf(child)] : []))
}
