import { expect, test } from 'vitest'
import { toPinAttributes, toShareLinks } from './share-links.ts'

const shared = {
  address: 'https://eat.example/recipes/mac?servings=2',
  title: 'Mac & “Cheese”',
  text: 'It stretches.',
  media: 'https://eat.example/p.jpg',
}

test('each link carries the address and text, escaped for its target', () => {
  const [pin, whatsapp, mail] = toShareLinks(shared).map(({ href }) => new URL(href))
  expect([pin?.host, pin?.pathname]).toEqual(['www.pinterest.com', '/pin/create/button/'])
  expect(Object.fromEntries(pin?.searchParams ?? [])).toEqual({
    url: shared.address,
    media: shared.media,
    description: 'Mac & “Cheese”: It stretches.',
  })
  expect([whatsapp?.origin, whatsapp?.searchParams.get('text')]).toEqual(['https://wa.me', `${shared.title}\n${shared.address}`])
  expect([mail?.protocol, mail?.searchParams.get('subject')]).toEqual(['mailto:', shared.title])
  // Mail programs take a plus sign literally.
  expect(mail?.search).not.toContain('+')
  expect(mail?.searchParams.get('body')).toContain(shared.address)
})

test('the owner’s pin text takes precedence, and a missing picture is not mentioned', () => {
  const { media: _media, ...bare } = shared
  expect(toPinAttributes({ ...bare, pinText: 'Save me' })).toEqual({ 'data-pin-description': 'Save me' })
  expect(toPinAttributes(shared)).toEqual({ 'data-pin-description': 'Mac & “Cheese”: It stretches.', 'data-pin-media': shared.media })
  expect(toShareLinks(bare)[0]?.href).not.toContain('media=')
})
