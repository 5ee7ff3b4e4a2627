import { expect, test } from 'vitest'
import { StorageError } from '#core/database/storage-error.ts'
import { describeOutage, nameFullDisk } from './outage.ts'

const full = new StorageError('A row', Object.assign(new Error('database or disk is full'), { errcode: 13 }))
const away = new StorageError('A row', new Error('connect ECONNREFUSED'))

test.each([
  [away, undefined, 'The picture could not be saved. Try again in a minute.'],
  [full, undefined, 'The picture could not be saved: the disk is full. Free up some space, then try again.'],
  [away, 'Your text is still here', 'The picture could not be saved. Your text is still here: try again in a minute.'],
  [
    full,
    'Your text is still here',
    'The picture could not be saved: the disk is full. Your text is still here: free up some space, then try again.',
  ],
])('an outage message says what to do (%s, %s)', (error, kept, told) => {
  expect(describeOutage(error, 'The picture could not be saved', kept)).toBe(told)
})

test('a full sentence names a full disk, too', () => {
  expect(nameFullDisk(away, 'Error updating popup setting')).toBe('Error updating popup setting')
  const told = 'Error updating popup setting. The disk is full: free up some space, then try again.'
  expect(['Error updating popup setting', 'Error updating popup setting.'].map((message) => nameFullDisk(full, message))).toEqual([
    told,
    told,
  ])
})
