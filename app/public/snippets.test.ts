import { isTag, isText } from 'domhandler'
import { expect, test } from 'vitest'
import { type AnyNode, parseHtml } from '#core/imports/read-html.ts'
import { openTestSite } from '#tests/open-test-site.ts'

/** Texts about using a page, each with whether search engines are told not to quote them. */
function listAids(html: string) {
  const found: [string, boolean][] = []
  const walk = (node: AnyNode, isLeftOut: boolean) => {
    if (isText(node) && /^(?:Loading…|Skip to )/.test(node.data.trim())) found.push([node.data.trim(), isLeftOut])
    if ('children' in node) for (const child of node.children) walk(child, isLeftOut || (isTag(node) && 'data-nosnippet' in node.attribs))
  }
  walk(parseHtml(html), false)
  return found
}

test('search engines do not quote skip links and loading texts', async () => {
  const site = await openTestSite({ samples: true })
  try {
    for (const path of ['/', '/recipes', '/recipes/fried-chicken', '/blogs', '/about', '/no-page-of-ours']) {
      const aids = listAids(await (await site.get(path)).text())
      expect([path, aids.map(([text]) => text)]).toEqual([path, expect.arrayContaining(['Skip to content', 'Loading…'])])
      expect([path, aids.filter(([, isLeftOut]) => !isLeftOut)]).toEqual([path, []])
    }
  } finally {
    await site.close()
  }
})
