import { expect, test } from 'vitest'
import { z } from 'zod'
import { settingsDraft, siteNumbersDraft } from './settings-draft.ts'

test('an unchecked box is off, no special is none, and emptied fields stay empty', () => {
  expect(settingsDraft.parse({ name: ' Diner ' })).toMatchObject({
    name: 'Diner',
    headline: '',
    builtInRecipes: false,
    specialRecipeId: undefined,
  })
  expect(settingsDraft.parse({ builtInRecipes: 'on', specialRecipeId: '1001' })).toMatchObject({
    builtInRecipes: true,
    specialRecipeId: 1001,
  })
})

test.each([
  ['instagram', 'javascript:alert(1)'],
  ['youtube', 'youtube.com'],
  ['email', 'nobody'],
  ['specialRecipeId', '1; drop'],
])('%s cannot be %s', (field, value) => {
  const { error } = settingsDraft.safeParse({ [field]: value })
  expect(error && Object.keys(z.flattenError(error).fieldErrors)).toEqual([field])
})

test.each([
  ['WWW.Example.COM:8080', 'www.example.com'],
  ['https://eat.example/menu', 'eat.example'],
  ['eat.example.', 'eat.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['127.0.0.1:3000', '127.0.0.1'],
])('the host %s is stored as %s', (host, kept) => {
  expect(siteNumbersDraft.parse({ host, numberIntl: '1', numberLocal: '1' }).host).toBe(kept)
})

test.each(['', ' ', 'a b', 'http://', 'a<b'])('%j is not a host', (host) => {
  expect(siteNumbersDraft.safeParse({ host, numberIntl: '1', numberLocal: '1' }).success).toBe(false)
})
