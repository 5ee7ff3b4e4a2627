import { expect, test } from 'vitest'
import { z } from 'zod'
import { allFieldsRequired, editedBlogDraft, isBlankHtml, newBlogDraft, pictureRequired } from './blog-draft.ts'

const typed = {
  title: 'Salt early',
  formattedDate: '2026-11-21',
  author: 'June',
  content: '<p>Often.</p>',
  urlSlug: 'salt-early',
  imageLink: 'https://pictures.example/a.jpg',
}

function errorsOf(schema: z.ZodType, input: object): Record<string, string[] | undefined> {
  const { error } = schema.safeParse(input)
  return error ? z.flattenError(error).fieldErrors : {}
}

test('a new post needs a title, a date, an author and a picture, and all messages appear at once', () => {
  expect(errorsOf(newBlogDraft, {})).toEqual({
    title: ['Enter a title'],
    formattedDate: [expect.any(String)],
    author: ['Enter an author'],
    imageBase64: [pictureRequired],
  })
  expect(errorsOf(newBlogDraft, { ...typed, imageLink: ' ', imageBase64: '' })).toEqual({ imageBase64: [pictureRequired] })
})

test('a new post may have no text, and an upload instead of a link', () => {
  expect(newBlogDraft.parse({ ...typed, content: '', imageLink: '', imageBase64: '/images/abc' })).toMatchObject({
    content: '',
    imageLink: null,
    seoTitle: null,
  })
})

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'ftp://pictures.example/a.jpg',
  'pictures.example/a.jpg',
  '//pictures.example/a.jpg',
])('the link %s is refused only beside its field', (imageLink) => {
  expect(errorsOf(newBlogDraft, { ...typed, imageLink })).toEqual({ imageLink: ['Enter an address that starts with http:// or https://'] })
})

test('an upload can only be one of ours', () => {
  expect(errorsOf(newBlogDraft, { ...typed, imageBase64: 'https://evil.example/x.png' })).toHaveProperty('imageBase64')
})

test.each(['title', 'formattedDate', 'author', 'content', 'urlSlug'])(
  'an edited post without its %s is refused in the specification’s words',
  (field) => {
    for (const blank of ['', '  \n', undefined])
      expect(errorsOf(editedBlogDraft, { ...typed, [field]: blank })[field]?.[0]).toBe(allFieldsRequired)
  },
)

test('an edited post needs no picture', () => {
  expect(errorsOf(editedBlogDraft, { ...typed, imageLink: '' })).toEqual({})
})

test.each(['', ' \n', '<p></p>', '<p> </p><p><br></p>', '<p class="x">&nbsp;</p>'])('%j is empty', (html) => {
  expect(isBlankHtml(html)).toBe(true)
  expect(errorsOf(editedBlogDraft, { ...typed, content: html }).content?.[0]).toBe(allFieldsRequired)
})

test.each(['<p>a</p>', '<img src="/images/a">', '<pre>x</pre>'])('%j has content', (html) => {
  expect(isBlankHtml(html)).toBe(false)
})

test('keywords are split at commas, trimmed and rejoined', () => {
  expect(newBlogDraft.parse({ ...typed, seoKeywords: ' a ,b,, c d ' }).seoKeywords).toBe('a, b, c d')
})

test('an unreadable date is refused', () => {
  expect(errorsOf(newBlogDraft, { ...typed, formattedDate: 'someday' })).toEqual({ formattedDate: ['Enter a date like 2026-11-21'] })
})
