import { expect, test } from 'vitest'
import { listChanges } from '#app/admin/publication/list-changes.ts'
import { describeAlong } from './describe-along.ts'

const photo = { name: 'a', width: 1, height: 1 }

test('a question before several entries are deleted says what goes along', () => {
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
] as const)('so does the one before several of a %s are deleted for good', (kind, question) => {
  const deletion = listChanges('trashed', kind).find(({ change }) => change === 'delete')
  expect(deletion?.question?.(3)).toBe(question)
})
