import { expect, test } from 'vitest'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { collectionDraft } from './collection-draft.ts'

const typed = { title: 'Roasts', urlSlug: '', intro: '', picture: '', pictureAlt: '', homePlace: '' }

test('a collection takes recipes up to its limit, and empty lines don’t count', () => {
  const lines = Array.from({ length: editorLimits.recipesOfOne }, (_, index) => String(index + 1))
  const read = (some: string[]) => collectionDraft.safeParse({ ...typed, recipes: `\n ${some.join(' \n\n')}\n` })
  expect(read(lines).data?.recipes).toEqual(lines)
  expect(read([...lines, '0']).error?.issues).toMatchObject([{ path: ['recipes'], message: 'Keep it to 100 recipes' }])
})
