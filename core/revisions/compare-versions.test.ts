import { expect, test } from 'vitest'
import { compareVersions, countWords } from './compare-versions.ts'
import { describeRevision, type Saved } from './describe-revision.ts'

const saved = (fields: object, state: Saved['state'] = 'published'): Saved => ({
  fields: { ...fields },
  at: '2026-11-21T12:00:00.000Z',
  state,
  publishedAt: '2026-11-21T12:00:00.000Z',
})

test('texts are compared by paragraph and word', () => {
  const [field] = compareVersions(
    { content: '<p>Same.</p><p>Salt the water.</p>' },
    { content: '<p>Same.</p><p>Salt the pasta well.</p><hr>' },
  )
  expect(field).toMatchObject({ label: 'Content', kind: 'html', rows: [{ isSame: true }, { isSame: false }, { before: undefined }] })
  expect(field?.rows[1]?.before?.parts.filter(({ isChanged }) => isChanged).map(({ text }) => text)).toEqual(['water'])
  expect(field?.rows[1]?.after?.parts.filter(({ isChanged }) => isChanged).map(({ text }) => text.trim())).toEqual(['pasta well'])
  expect(countWords(field ? [field] : [])).toEqual({ added: 2, removed: 1 })
})

test('a change of only the formatting is noted', () => {
  const [field] = compareVersions({ content: '<p>Salt</p>' }, { content: '<p><strong>Salt</strong></p>' })
  expect(field?.rows[0]?.note).toBe('Formatting, links or pictures differ.')
})

test('lists are compared by line', () => {
  const [field] = compareVersions({ steps: ['Boil.', 'Eat.'] }, { steps: ['Boil.', 'Cool.', 'Eat.'] })
  expect(field?.rows.map(({ isSame }) => isSame)).toEqual([true, false, true])
})

test.each([
  [undefined, saved({ title: 'A' }, 'draft'), 'Started as a draft'],
  [saved({ title: 'A' }), saved({ title: 'A' }), undefined],
  [saved({ title: 'A', seoTitle: 'x' }), saved({ title: 'B', seoTitle: null }), 'Changed title and SEO title (1 word added, 2 removed)'],
  [saved({ title: 'A' }, 'draft'), saved({ title: 'A' }), 'Published'],
  [saved({ title: 'A' }), saved({ title: 'A b' }, 'draft'), 'Unpublished, changed title (1 word added)'],
])('a revision describes its changes', (before, after, sentence) => {
  expect(describeRevision(before, after)).toBe(sentence)
})
