import { expect, test } from 'vitest'
import { listChanges } from '#app/admin/publication/list-changes.ts'
import { describeAlong } from './describe-along.ts'

const photo = { name: 'a', width: 1, height: 1 }

test('the question before deleting several entries says what is deleted along with them', () => {
  expect(describeAlong([{ reply: '' }, {}])).toBe('')
  expect(describeAlong([{ reply: 'Yes.' }, { photos: [photo] }])).toBe('This also deletes 1 photo and your answer.')
  expect(describeAlong([{ reply: 'Yes.', photos: [photo, photo] }, { reply: 'No.' }])).toBe(
    'This also deletes 2 photos and your 2 answers.',
  )
})

test.each([
  ['blog', 'Delete 3 posts? This also deletes their comments and earlier versions. This cannot be undone.'],
  ['recipe', 'Delete 3 recipes? This also deletes their reviews, questions and earlier versions. This cannot be undone.'],
  ['page', 'Delete 3 pages? This also deletes their earlier versions. This cannot be undone.'],
  ['collection', 'Delete 3 collections? Their recipes stay. This also deletes their earlier versions. This cannot be undone.'],
] as const)('so does the one before permanently deleting several of a %s', (kind, question) => {
  const deletion = listChanges('trashed', kind).find(({ change }) => change === 'delete')
  expect(deletion?.question?.(3)).toBe(question)
})
