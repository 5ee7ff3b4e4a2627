import { expect, test } from 'vitest'
import { optionalText, typedEmail, typedText } from './typed-text.ts'

function messageOf({ error }: { error?: { issues: { message: string }[] } | undefined }) {
  return error?.issues[0]?.message
}

test('a text may be as long as its limit, in any alphabet', () => {
  const text = typedText({ max: 1200 })
  expect(text.parse('a'.repeat(1200))).toHaveLength(1200)
  expect([...text.parse('🍔'.repeat(1200))]).toHaveLength(1200)
  expect(messageOf(text.safeParse('a'.repeat(1201)))).toBe('Keep it to 1,200 characters')
  expect(messageOf(text.safeParse('🍔'.repeat(1201)))).toBe('Keep it to 1,200 characters')
})

test('surrounding white space doesn’t count, and a required text is more than that', () => {
  const name = typedText({ max: 5, required: 'Enter your name' })
  expect(name.parse('  Theo \n')).toBe('Theo')
  for (const nothing of ['', '  \n', '\0', undefined]) expect(messageOf(name.safeParse(nothing))).toBe('Enter your name')
  expect(typedText({ max: 5 }).parse(' ')).toBe('')
  expect(messageOf(typedText({ max: 5 }).safeParse(undefined))).toBe('Type some text')
})

test('characters that no database or page can hold are dropped, tabs and line breaks are kept', () => {
  expect(typedText({ max: 50 }).parse('a\0b\u0007c\u007fd\ufffde\ud800f')).toBe('abcdef')
  expect(typedText({ max: 50 }).parse('one\r\ntwo\tthree')).toBe('one\ntwo\tthree')
})

test('a missing optional text is empty', () => {
  for (const nothing of [undefined, null, '', ' ']) expect(optionalText(5).parse(nothing)).toBe('')
  expect(optionalText(5).safeParse('abcdef').success).toBe(false)
  expect(optionalText(5).safeParse(7).success).toBe(false)
})

test('an email address is kept as typed, and must be valid', () => {
  expect(typedEmail().parse(' Nora.Quill@Example.com ')).toBe('Nora.Quill@Example.com')
  expect(messageOf(typedEmail().safeParse(''))).toBe('Enter your email')
  for (const wrong of ['nora', 'nora@', '@example.com', 'nora quill@example.com', `${'n'.repeat(250)}@example.com`])
    expect(typedEmail().safeParse(wrong).success).toBe(false)
})
