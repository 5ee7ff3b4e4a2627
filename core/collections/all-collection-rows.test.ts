import { expect, test } from 'vitest'
import type { Collection } from '#domain/collections/collection.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { deleteCollectionRow, findAnyCollection, listAllCollections, putCollection } from './all-collection-rows.ts'
import { findPublicCollection, listPublicCollections } from './public-collection-rows.ts'

const moment = '2026-11-20T12:00:00.000Z'

function aCollection(changes: Partial<Collection>): Collection {
  return {
    ...{
      id: 'a',
      slug: 'a',
      title: 'A',
      intro: '',
      picture: '/images/hero',
      pictureFetched: null,
      pictureAlt: null,
      recipes: [3, 1001, 2],
    },
    ...{ homePlace: null, state: 'published', createdAt: moment, updatedAt: moment },
    ...changes,
  }
}

onEachDatabase(({ open }) => {
  test('collections come by place, then by title, with their recipes in order', async () => {
    const db = await open()
    for (const [id, homePlace] of [
      ['b', null],
      ['d', 2],
      ['c', 1],
      ['a', null],
    ] as const)
      await putCollection(db, aCollection({ id, slug: id, title: id, homePlace }))
    expect((await listPublicCollections(db)).map(({ id }) => id)).toEqual(['c', 'd', 'a', 'b'])
    expect((await listAllCollections(db)).map(({ id }) => id)).toEqual(['c', 'd', 'a', 'b'])
    expect((await findAnyCollection(db, 'a'))?.recipes).toEqual([3, 1001, 2])
    await db.destroy()
  })

  test('a stored one is replaced, is public while it is published, and can be deleted', async () => {
    const db = await open()
    await putCollection(db, aCollection({}))
    expect(await findPublicCollection(db, 'a')).toEqual(aCollection({}))
    await putCollection(db, aCollection({ state: 'draft', recipes: [], picture: '' }))
    expect(await findPublicCollection(db, 'a')).toBeUndefined()
    await deleteCollectionRow(db, 'a')
    expect(await listAllCollections(db)).toEqual([])
    await db.destroy()
  })
})
