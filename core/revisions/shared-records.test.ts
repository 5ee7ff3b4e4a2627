import { expect, test } from 'vitest'
import { saveCollection } from '#core/collections/write-collection.ts'
import type { Database } from '#core/database/database.ts'
import { savePage } from '#core/pages/write-page.ts'
import { saveLook, saveMenu } from '#core/settings/save-look.ts'
import { saveSettings } from '#core/settings/save-settings.ts'
import { createTerm, deleteTerm, editTerm } from '#core/terms/organise-terms.ts'
import { settingsDraft } from '#domain/settings/settings-draft.ts'
import { openAdminParts } from '#tests/admin-parts.ts'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import { keepWorkingCopy, readWorkingCopies } from './keep-working-copy.ts'
import { findLatestRevision, type VersionOf } from './revision-rows.ts'
import type { Editing } from './save-revision.ts'

const june = { uid: 'june', name: 'june@example.com' }
const sam = { uid: 'sam', name: 'sam@example.com' }

type Save = (text: string, editing: Editing) => Promise<{ ok: boolean; reason?: string; revision?: number }>

/** A stored record of each kind, and a function that saves a text of it. */
async function begin(db: Database): Promise<[VersionOf, Save][]> {
  const { parts, time } = openAdminParts(db)
  const page = { title: 'Gift cards', urlSlug: '', intro: '', content: '<p>One.</p>', description: '', layout: 'plain' } as const
  const pageSaving = { formId: '', whenPicturesFail: 'save-without', wish: 'publish', isReserved: () => false } as const
  const collection = { title: 'Roast', urlSlug: '', intro: '', picture: '', pictureAlt: undefined, recipes: ['1'], homePlace: undefined }
  const collectionSaving = { formId: '', wish: 'publish' } as const
  const term = { name: 'Soups', description: '', picture: '', pictureAlt: undefined }
  const look = { accent: '', logo: '', socialPicture: '', icon: '', socialAlt: '' }
  const settings = Object.fromEntries(Object.keys(settingsDraft.in.shape).map((name) => [name, '']))
  const [madePage, madeCollection] = [
    await savePage(parts, page, { ...pageSaving, id: undefined }),
    await saveCollection(parts, collection, { ...collectionSaving, id: undefined }),
  ]
  const madeTerm = await createTerm(db, 'tag', 'Soups', time.now)
  if (!madePage.ok || !madeCollection.ok || !madeTerm.ok) throw new Error('The records were not made')
  return [
    [
      { kind: 'page', id: madePage.id },
      (intro, editing) => savePage(parts, { ...page, intro }, { ...pageSaving, id: madePage.id, editing }),
    ],
    [
      { kind: 'collection', id: madeCollection.id },
      (intro, editing) => saveCollection(parts, { ...collection, intro }, { ...collectionSaving, id: madeCollection.id, editing }),
    ],
    [{ kind: 'term', id: madeTerm.id }, (description, editing) => editTerm(parts, madeTerm.id, { ...term, description }, editing)],
    [
      { kind: 'settings', id: 'site' },
      (blurb, editing) => saveSettings(db, settingsDraft.parse({ ...settings, blurb }), 'Diner', { now: time.now, editing }),
    ],
    [
      { kind: 'settings', id: 'look' },
      (text, editing) => saveLook(db, { ...look, accent: text === 'One' ? '#0f766e' : '#2563eb' }, { now: time.now, editing }),
    ],
    [{ kind: 'settings', id: 'house' }, (label, editing) => saveMenu(db, 'house', [{ label, to: '/' }], { now: time.now, editing })],
  ]
}

whereDatabasesDiffer('concurrent saves really run concurrently only on PostgreSQL', ({ open }) => {
  test('if two windows save the same field, the second gets a conflict, and its working copy stays until it is saved', async () => {
    const db = await open()
    for (const [record, save] of await begin(db)) {
      const copy = { id: `${record.kind} ${record.id}`, record, base: 1, sequence: 1, after: 0, fields: { text: 'Two' } }
      await keepWorkingCopy(db, copy, sam, new Date())
      expect([record, await save('One', { base: 1, author: june })]).toMatchObject([record, { ok: true, revision: 2 }])
      const saving = { author: sam, copyId: copy.id }
      expect([record, await save('Two', { ...saving, base: 1 })]).toMatchObject([record, { ok: false, reason: 'conflict' }])
      expect((await readWorkingCopies(db, record, sam)).own).toHaveLength(1)
      expect([record, await save('Two', { ...saving, base: 2 })]).toMatchObject([record, { ok: true, revision: 3 }])
      expect((await readWorkingCopies(db, record, sam)).own).toEqual([])
      expect(await findLatestRevision(db, record)).toMatchObject({ number: 3, author: 'sam@example.com' })
      expect(await keepWorkingCopy(db, copy, sam, new Date())).toEqual({ outcome: 'saved' })
    }
  })

  test('of two concurrent saves from the same revision, one succeeds', async () => {
    const db = await open()
    for (const [record, save] of await begin(db)) {
      const outcomes = await Promise.all(['One', 'Two'].map((text) => save(text, { base: 1, author: june })))
      expect([record, outcomes.map(({ ok }) => ok).sort()]).toEqual([record, [false, true]])
    }
  })

  test('a tag’s versions are deleted with it', async () => {
    const db = await open()
    const { time } = openAdminParts(db)
    const [, , [record, save] = []] = await begin(db)
    if (!record || !save) throw new Error('There is no tag')
    await save('One', { base: 1, author: june })
    await deleteTerm(db, String(record.id), time.now)
    expect(await findLatestRevision(db, record)).toBeUndefined()
  })
})
