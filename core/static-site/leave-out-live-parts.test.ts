import { expect, test } from 'vitest'
import { leaveOutLiveParts } from './leave-out-live-parts.ts'

test('forms, buttons, scripts and what is marked are left out with all that is in them', () => {
  const page =
    '<p>a</p><form action="/x"><div><input name="q"/></div></form><div data-live="true"><div>b</div><p>c</p></div><button>d</button><script>e()</script><p>f</p>'
  expect(leaveOutLiveParts(page)).toBe('<p>a</p><p>f</p>')
})

test('a sentence replaces a form that readers would look for', () => {
  const page = '<div class="form-panel" data-live="comments"><h2>Leave a comment</h2><form></form></div><footer></footer>'
  expect(leaveOutLiveParts(page)).toBe('<p class="muted">This is a copy of the site. Comments are closed.</p><footer></footer>')
})

test('text that only looks like markup stays', () => {
  const page = '<p title="a > b <button>">&lt;form&gt; and <b data-lively="x">data-live="true"</b></p>'
  expect(leaveOutLiveParts(page)).toBe(page)
})

test('structured data stays, without the search that a copy has not', () => {
  const search = '{"@type":"SearchAction","target":{"@type":"EntryPoint","urlTemplate":"https://x/search?q={q}"},"query-input":"required"}'
  const page = `<script type="application/ld+json">{"@type":"WebSite","url":"https://x/","potentialAction":${search}}</script>`
  expect(leaveOutLiveParts(page)).toBe('<script type="application/ld+json">{"@type":"WebSite","url":"https://x/"}</script>')
})

test('pictures are WebP alone', () => {
  const image = '<img src="/images/a/800.webp"/>'
  expect(leaveOutLiveParts(`<picture><source type="image/avif" srcSet="/images/a/400.avif 400w"/>${image}</picture>`)).toBe(
    `<picture>${image}</picture>`,
  )
})
