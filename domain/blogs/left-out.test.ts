import { expect, test } from 'vitest'
import { nameLeftOut } from './left-out.ts'

test.each([
  [[], ''],
  [[{ tag: 'video', address: undefined }], 'Left out: video'],
  [
    [
      { tag: 'video', address: '/film.mp4' },
      { tag: 'iframe', address: 'https://www.youtube.com/embed/x' },
    ],
    'Left out: video, embedded frame (youtube.com)',
  ],
  [
    [
      { tag: 'script', address: null },
      { tag: 'script', address: '' },
    ],
    'Left out: script',
  ],
  [[{ tag: 'iframe', address: '//maps.example/x' }], 'Left out: embedded frame (maps.example)'],
  [[{ tag: 'object', address: 'data:text/html,x' }], 'Left out: embedded object'],
  [[{ tag: 'embed', address: 'https://[' }], 'Left out: embedded object'],
  [[{ tag: 'img', address: 'file:///C:/image001.png' }], 'Left out: picture on your computer (drop the file here instead)'],
])('%j is put into words', (leftOut, words) => {
  expect(nameLeftOut(leftOut)).toBe(words)
})
