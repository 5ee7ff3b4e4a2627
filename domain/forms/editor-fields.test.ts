import { expect, test } from 'vitest'
import { pictureAddress, typedKeywords, typedWholeNumber, uploadedPicture } from './editor-fields.ts'

test.each(['', '/images/hero', 'http://a.example/b.jpg', 'HTTPS://a.example/'])('a picture may be at "%s"', (address) => {
  expect(pictureAddress().safeParse(address).success).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'ftp://a.example/b.jpg',
  'file:///etc/passwd',
  '//a.example/b.jpg',
  'a.example/b.jpg',
])('a picture may not be at "%s"', (address) => {
  expect(pictureAddress().safeParse(address).success).toBe(false)
})

test('a required picture has an address', () => {
  expect(pictureAddress('Add a picture').safeParse('').error?.issues[0]?.message).toBe('Add a picture')
})

test('an upload is one of our pictures, or none', () => {
  for (const reference of ['', '/images/hero']) expect(uploadedPicture().safeParse(reference).success).toBe(true)
  for (const reference of ['https://a.example/b.jpg', '/images/', '/images/a/b', '/etc/passwd'])
    expect(uploadedPicture().safeParse(reference).success).toBe(false)
})

test('keywords are separated by a comma and a space', () => {
  expect(typedKeywords().parse(' salt,,  heat , ')).toBe('salt, heat')
})

test('a number is a whole number within its limits, and may be left out', () => {
  const servings = typedWholeNumber(1, 999)
  expect(['', '1', '999', '007'].map((typed) => servings.parse(typed))).toEqual([undefined, 1, 999, 7])
  for (const wrong of ['0', '1000', '-1', '1.5', '1e2', 'x', '1234567890']) expect(servings.safeParse(wrong).success).toBe(false)
})
