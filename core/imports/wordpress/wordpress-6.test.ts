import { expect, test } from 'vitest'
import { readPacked } from '#tests/fixtures/imports/read-packed.ts'
import { wordpress6 } from '#tests/fixtures/imports/wordpress/wordpress-6.ts'

const uploads = 'site/wp-content/uploads/2023/05'

test('WordPress’s own export is read with the pictures beside it', async () => {
  const { format, records } = await readPacked({
    'wp.xml': wordpress6,
    [`${uploads}/logo.png`]: 'logo',
    [`${uploads}/galerie-2.jpg`]: 'two',
  })
  expect(format).toBe('wordpress')
  expect(records).toMatchObject([
    { kind: 'post', title: 'Müll', state: 'trashed', slug: 'mull' },
    { kind: 'post', title: '🍕🍝', state: 'published', slug: 'post-23', publishedAt: '2023-01-04T11:00:00.000Z' },
    {
      kind: 'recipe',
      title: 'Brot – ganz einfach',
      state: 'published',
      short: 'Ein gutes Brot',
      picture: { address: 'kept:two' },
      oldPictures: expect.arrayContaining([{ path: expect.stringContaining('/2023/05/galerie-2.jpg'), address: 'kept:two' }]),
      ingredients: [{ heading: 'Für den „Teig“', lines: ['500 g Mehl, Type 550', '1 TL Salz 😀'] }],
      steps: [{ steps: [{ text: 'Mehl & Salz mischen.', picture: { address: 'kept:logo' } }, { text: 'Backen, 40 Minuten.' }] }],
      equipment: ['Topf'],
      servings: 4,
      courses: ['Frühstück'],
    },
    { kind: 'post', title: 'Mein Brot', html: '<p>Vorher</p>\n<div data-source-recipe="old.example#31"></div>\n<p>Nachher</p>' },
    { kind: 'review', on: 'old.example#31', stars: 5, text: 'Fünf Sterne!', email: 'gast@mail.example', approved: true },
    {
      kind: 'post',
      title: 'Mit Baustein',
      html: '<p>Wiederverwendet</p>\n<p>Eigenes</p>',
      oldPaths: ['/2023/03/mit-baustein/', expect.stringMatching(/^\/\?p=\d+$/)],
    },
    ...['/feed/', '/rss/', '/rss2/'].map((from) => ({ kind: 'redirect', from, to: '/rss.xml' })),
    ...['/atom/', '/feed/atom/'].map((from) => ({ kind: 'redirect', from, to: '/atom.xml' })),
    { kind: 'redirect', from: '/author/anna/', to: '/authors/anna' },
    { kind: 'redirect', from: '/author/anna/feed/', to: '/authors/anna/rss.xml' },
    { kind: 'redirect', from: '/author/anna/feed/atom/', to: '/authors/anna/atom.xml' },
  ])
})
