import { expect, test } from 'vitest'
import { findAll, readXml } from '#tests/read-xml.ts'
import { toWxrAuthor, toWxrComment, toWxrItemStart, toWxrStart, toWxrTag, wxrEnd, wxrItemEnd } from './wxr-markup.ts'

const hostile = 'Salt & <b>pepper</b> ]]> &amp; ]]> "🌶️" \u0001\u000B\uFFFE <![CDATA[x]]>'
const told = 'Salt & <b>pepper</b> ]]> &amp; ]]> "🌶️"  <![CDATA[x]]>'
const moment = '2026-11-25T12:00:00.000Z'

test('every text of an export is read back as written, without characters that XML forbids', () => {
  const item = {
    id: 1,
    type: 'post',
    status: 'publish',
    link: 'https://eat.example/blogs/one',
    createdAt: moment,
    updatedAt: moment,
  } as const
  const texts = { title: hostile, slug: hostile, author: hostile, content: hostile, excerpt: hostile }
  const more = { terms: [{ taxonomy: 'post_tag', slug: hostile, name: hostile }], meta: [['key', hostile] as [string, string]] }
  const document = [
    toWxrStart({ title: hostile, siteUrl: 'https://eat.example', now: new Date(moment) }),
    toWxrAuthor({ id: 1, login: hostile, name: hostile }),
    toWxrTag({ id: 1, slug: hostile, name: hostile, description: hostile }),
    toWxrItemStart({ ...item, ...texts, ...more }),
    toWxrComment({ id: 1, name: hostile, email: hostile, text: hostile, createdAt: moment, approved: true }),
    wxrItemEnd + wxrEnd,
  ].join('')
  const xml = readXml(document)
  const read = (name: string) => findAll(xml, name).map(({ text }) => text)
  expect(read('title')).toEqual([told, told])
  for (const name of ['author_login', 'author_display_name', 'tag_slug', 'tag_name', 'tag_description', 'post_name', 'meta_value'])
    expect([name, read(`wp:${name}`)]).toEqual([name, [told]])
  for (const name of ['comment_author', 'comment_author_email', 'comment_content'])
    expect([name, read(`wp:${name}`)]).toEqual([name, [told]])
  for (const name of ['dc:creator', 'content:encoded', 'excerpt:encoded', 'category']) expect([name, read(name)]).toEqual([name, [told]])
  expect(findAll(xml, 'category')[0]?.attributes.nicename).toBe(told)
})
