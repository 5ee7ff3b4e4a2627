import { expect, test } from 'vitest'
import { openPasswordHashing, TooBusy } from './password-hashing.ts'

test('a password matches only its own hash, and no two hashes are equal', async () => {
  const { hash, verify } = openPasswordHashing()
  const [first, second] = await Promise.all([hash('paprika on everything'), hash('paprika on everything')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(first).not.toBe(second)
  expect(await verify({ hash: first, password: 'paprika on everything' })).toBe(true)
  expect(await verify({ hash: first, password: 'Paprika on everything' })).toBe(false)
  await expect(verify({ hash: 'plain', password: 'plain' })).rejects.toThrow('unknown format')
})

test('letters are equal regardless of how the keyboard encodes them', async () => {
  const { hash, verify } = openPasswordHashing()
  expect(await verify({ hash: await hash('cre\u0300me bru\u0302le\u0301e'), password: 'cr\u00e8me br\u00fbl\u00e9e' })).toBe(true)
})

test('a flood of passwords is rejected instead of queued endlessly', async () => {
  const { hash, isBusy } = openPasswordHashing()
  const hashing = Promise.allSettled(Array.from({ length: 30 }, () => hash('paprika on everything')))
  expect(isBusy()).toBe(true)
  const answers = await hashing
  expect(isBusy()).toBe(false)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(22)
  for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(TooBusy)
})
