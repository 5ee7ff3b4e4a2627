import { expect, test } from 'vitest'
import { isAffiliateAddress, isAmazonAddress, readAffiliatePlaces } from './affiliate-hosts.ts'
import { markAffiliateLinks, toPaidRel } from './mark-affiliate-links.ts'

const own = readAffiliatePlaces('https://www.Shop.example\n\n  pans.example/go/ \n/go/')

test.each([
  ['https://amzn.to/3abc', true],
  ['https://www.amazon.com/dp/B0?tag=owner-20', true],
  ['https://amazon.co.uk/dp/B0?ref=x&tag=owner-21', true],
  ['https://www.amazon.com.au/dp/B0?tag=owner-22', true],
  ['https://www.amazon.de/dp/B0', false],
  ['https://www.amazon.com/dp/B0?tag=', false],
  ['https://amazon.com.evil.example/?tag=a', false],
  ['https://notamzn.to/x', false],
  ['https://www.shareasale.com/r.cfm?b=1', true],
  ['https://www.awin1.com/cread.php', true],
  ['https://go.skimresources.com/?id=1', true],
  ['https://rstyle.me/+x', true],
  ['https://shopstyle.it/l/x', true],
  ['https://liketk.it/x', true],
  ['https://bookshop.org/a/12/978', true],
  ['https://bookshop.org/p/books/x', false],
  ['https://shop.example/pan', true],
  ['https://eu.shop.example/pan', true],
  ['https://pans.example/go/1', true],
  ['https://pans.example/about', false],
  ['/go/skillet', true],
  ['/goose', false],
  ['mailto:amzn.to@example.com', false],
  ['https://', false],
])('%s is an affiliate link: %s', (address, is) => {
  expect(isAffiliateAddress(address, own)).toBe(is)
})

test('without an entry of the owner’s, these links are ordinary', () => {
  for (const address of ['https://shop.example/pan', '/go/skillet']) expect(isAffiliateAddress(address)).toBe(false)
})

test('links are marked anywhere, keeping the other words of their rel', () => {
  const html =
    '<blockquote><p><a href="https://amzn.to/1" rel="noopener ugc" title="a > b">Pan</a></p></blockquote><ul><li><a href="/about">About</a></li></ul>'
  const { html: marked, hasAffiliateLinks } = markAffiliateLinks(html, { places: [] })
  expect(hasAffiliateLinks).toBe(true)
  expect(marked).toContain('<a href="https://amzn.to/1"')
  expect(marked).toContain('rel="noopener ugc sponsored nofollow"')
  expect(marked).toContain('<li><a href="/about">About</a></li>')
  expect(markAffiliateLinks(marked, { places: [] }).html).toBe(marked)
})

test('an address with an escaped ampersand is read as the browser reads it', () => {
  const html = '<p><a href="https://www.amazon.com/dp/B0?psc=1&amp;tag=owner-20">Pan</a></p>'
  expect(markAffiliateLinks(html, { places: [] }).html).toContain('tag=owner-20" rel="sponsored nofollow"')
})

test('Amazon’s links lead elsewhere where they are not allowed, and nothing has to be disclosed', () => {
  const html = '<p><a href="https://amzn.to/1">Pan</a></p>'
  const elsewhere = markAffiliateLinks(html, { places: [], insteadOfAmazon: 'https://eat.example/blogs/pans' })
  expect(elsewhere).toEqual({ html: '<p><a href="https://eat.example/blogs/pans">Pan</a></p>', hasAffiliateLinks: false })
  const other = markAffiliateLinks('<a href="https://rstyle.me/1">Pan</a>', { places: [], insteadOfAmazon: 'https://eat.example/' })
  expect(other.hasAffiliateLinks).toBe(true)
  expect([isAmazonAddress('https://amzn.to/1'), isAmazonAddress('https://www.amazon.de/dp/B0')]).toEqual([true, false])
})

test('no word appears twice in a rel', () => {
  expect([toPaidRel(), toPaidRel('nofollow  noopener')]).toEqual(['sponsored nofollow', 'nofollow noopener sponsored'])
})
