import { expect, test } from 'vitest'
import { readVideo, toEmbedAddress, toWatchAddress } from './video.ts'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['http://youtube.com/watch?t=1m30s&v=dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90'],
  ['youtu.be/dQw4w9WgXcQ?si=abc&t=42', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=5', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5'],
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/76979871/8272103f6e#t=1m2s', 'https://vimeo.com/76979871/8272103f6e#t=62s'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://vimeo.com/76979871'],
])('%s is the video at %s, which reads back the same', (typed, address) => {
  const video = readVideo(typed)
  expect(video && toWatchAddress(video)).toBe(address)
  expect(readVideo(address)).toEqual(video)
})

test.each([
  'https://www.youtube.com/@somebody',
  'https://www.youtube.com/watch?v=short',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://user@youtube.com/watch?v=dQw4w9WgXcQ',
  'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/somebody',
  'javascript:alert(1)',
  'a video',
  '',
])('%j is not a video', (typed) => {
  expect(readVideo(typed)).toBeUndefined()
})

test('the players are the ones that store the least about viewers', () => {
  const play = (typed: string) => {
    const video = readVideo(typed)
    return video && toEmbedAddress(video, { autoplay: '1' })
  }
  expect(play('youtu.be/dQw4w9WgXcQ?t=42')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=42')
  expect(play('vimeo.com/76979871/8272103f6e#t=5')).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e#t=5s')
})
