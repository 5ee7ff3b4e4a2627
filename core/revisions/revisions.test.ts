import { describe, expect, test } from 'vitest'
import { findAnyBlog } from '#core/blogs/all-blog-rows.ts'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { addBlog, deleteBlog, editBlog } from '#core/blogs/write-blog.ts'
import type { Database } from '#core/database/database.ts'
import { insertImage } from '#core/pictures/image-rows.ts'
import { deleteForGood, moveToTrash } from '#core/publication/change-publication.ts'
import { findRecipeEntry } from '#core/recipes/all-recipe-rows.ts'
import { addRecipe, editRecipe } from '#core/recipes/write-recipe.ts'
import { openAdminParts } from '#tests/admin-parts.ts'
import { aBlog, aBlogDraft, aRecipeDraft } from '#tests/builders.ts'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import { readHistory, restoreRevision } from './browse-history.ts'
import { forgetWorkingCopies, keepWorkingCopy, readCopyFields, readWorkingCopies } from './keep-working-copy.ts'
import { isPictureInRevisions, listRevisionsBelow } from './revision-rows.ts'
import { findWorkingCopy } from './working-copy-rows.ts'

const june = { uid: 'june', name: 'june@example.com' }
const sam = { uid: 'sam', name: 'sam@example.com' }
const saving = { formId: '', whenPicturesFail: 'save-without' } as const
const now = new Date('2026-11-21T12:00:00.000Z')

async function addPost(db: Database) {
  const { parts, time } = openAdminParts(db)
  const added = await addBlog(parts, aBlogDraft(), saving, 'publish', { author: june })
  if (!added.ok) throw new Error('The post was not added')
  const key = { kind: 'blog', id: added.id } as const
  const edit = (changes: object, editing: object) =>
    editBlog(parts, added.id, aBlogDraft({ urlSlug: 'salt-early', ...changes }), 'save-without', 'keep', editing)
  const list = async () => (await listRevisionsBelow(db, key, 1000, 100)).map(({ number, author, summary }) => [number, author, summary])
  return { parts, time, key, edit, list }
}

whereDatabasesDiffer('concurrent saves really run concurrently only on PostgreSQL', ({ open }) => {
  describe('the history of a post', () => {
    test('has a revision for each save that changes something', async () => {
      const db = await open()
      const { edit, list, key } = await addPost(db)
      const saved = await edit({ title: 'Salt late' }, { base: 1, author: sam })
      expect(saved).toMatchObject({ ok: true, revision: 2 })
      const { updatedAt } = (await findAnyBlog(db, key.id)) ?? {}
      expect(await edit({ title: 'Salt late' }, { base: 2, author: sam })).toMatchObject({ ok: true, revision: 2 })
      expect((await findAnyBlog(db, key.id))?.updatedAt).toBe(updatedAt)
      expect(await list()).toEqual([
        [2, 'sam@example.com', 'Changed title (1 word added, 1 removed)'],
        [1, 'june@example.com', 'Written and published'],
      ])
    })

    test('starts with the stored version for a post without one', async () => {
      const db = await open()
      const { parts } = openAdminParts(db)
      await insertBlog(db, aBlog({ id: 'old', urlSlug: 'old' }))
      await editBlog(parts, 'old', aBlogDraft({ title: 'New', urlSlug: 'old' }), 'save-without', 'keep', { base: 1, author: june })
      const history = await readHistory({ db, siteName: 'Griddle' }, { kind: 'blog', id: 'old' }, {})
      expect(history?.revisions.map(({ summary }) => summary).at(-1)).toBe('Earliest known version')
      expect(history?.fields.map(({ label }) => label)).toContain('Title')
    })

    test('is restored as a new revision at the current address, and deleted with the post', async () => {
      const db = await open()
      const { parts, edit, list, key, time } = await addPost(db)
      await edit({ title: 'Salt late', urlSlug: 'salt-late', content: '<p>Never.</p>' }, { base: 1, author: june })
      expect(await restoreRevision({ ...parts, siteName: 'Griddle' }, key, 1, sam)).toBe(true)
      expect(await findAnyBlog(db, key.id)).toMatchObject({ title: 'Salt early', content: '<p>Often.</p>', urlSlug: 'salt-late' })
      expect((await list()).length).toBe(3)
      expect(await restoreRevision({ ...parts, siteName: 'Griddle' }, key, 9, sam)).toBe(false)
      await moveToTrash(db, key, time.now)
      await deleteForGood(db, key, time.now)
      expect(await list()).toEqual([])
    })

    test('lists the pictures that it may need again', async () => {
      const db = await open()
      const { edit } = await addPost(db)
      await insertImage(db, { id: 'salt', width: 8, height: 8, createdAt: now.toISOString() })
      await edit({ content: '<p><img src="/images/salt"></p>' }, { base: 1, author: june })
      await edit({}, { base: 2, author: june })
      expect(await Promise.all(['salt', 'pepper'].map((name) => isPictureInRevisions(db, `/images/${name}`)))).toEqual([true, false])
    })
  })

  describe('two admins who save one record', () => {
    test('have their changes merged if they touch different fields', async () => {
      const db = await open()
      const { edit, key } = await addPost(db)
      await edit({ title: 'Salt late' }, { base: 1, author: sam })
      expect(await edit({ content: '<p>Twice.</p>' }, { base: 1, author: june })).toMatchObject({ ok: true, taken: ['title'], revision: 3 })
      expect(await findAnyBlog(db, key.id)).toMatchObject({ title: 'Salt late', content: '<p>Twice.</p>' })
    })

    test('see a conflict, and nothing is overwritten until they decide', async () => {
      const db = await open()
      const { edit, key } = await addPost(db)
      await edit({ content: '<p>Never.</p>' }, { base: 1, author: sam })
      const refused = await edit({ content: '<p>Twice.</p>' }, { base: 1, author: june })
      expect(refused).toMatchObject({ ok: false, reason: 'conflict', conflict: { revision: 2, author: 'sam@example.com' } })
      expect((await findAnyBlog(db, key.id))?.content).toBe('<p>Never.</p>')
      expect(await edit({ content: '<p>Twice.</p>' }, { base: 2, author: june })).toMatchObject({ ok: true })
      expect((await findAnyBlog(db, key.id))?.content).toBe('<p>Twice.</p>')
    })

    test('at the same time lose nothing', async () => {
      const db = await open()
      const { edit, key } = await addPost(db)
      const both = [edit({ title: 'Salt late' }, { base: 1, author: sam }), edit({ author: 'Sam' }, { base: 1, author: june })]
      expect((await Promise.all(both)).map(({ ok }) => ok)).toEqual([true, true])
      expect(await findAnyBlog(db, key.id)).toMatchObject({ title: 'Salt late', author: 'Sam' })
    })

    test('see a conflict in the headings and tips of a recipe, as well as its lines', async () => {
      const db = await open()
      const { parts } = openAdminParts(db)
      const steps = ['Fry.', 'Serve.']
      const added = await addRecipe(parts, aRecipeDraft({ steps }), saving)
      if (!added.ok) throw new Error('The recipe was not added')
      const edit = (changes: object) =>
        editRecipe(parts, added.id, aRecipeDraft({ steps, ...changes }), 'save-without', 'keep', { base: 1, author: june })
      await edit({ stepGroups: [{ heading: 'The end', start: 1 }] })
      expect(await edit({ steps: ['Fry.', 'Rest.', 'Serve.'] })).toMatchObject({
        reason: 'conflict',
        conflict: { fields: [{ name: 'steps', rows: [{ isSame: true }, { after: { value: '## The end' } }, { isSame: true }] }] },
      })
      expect(await edit({ servings: 2 })).toMatchObject({ ok: true, taken: ['steps'] })
      expect(await findRecipeEntry(db, added.id)).toMatchObject({ servings: 2, steps, stepGroups: [{ heading: 'The end', start: 1 }] })
    })

    test('have changes to a recipe merged, or see a conflict', async () => {
      const db = await open()
      const { parts } = openAdminParts(db)
      const added = await addRecipe(parts, aRecipeDraft(), saving)
      if (!added.ok) throw new Error('The recipe was not added')
      const edit = (changes: object, base: number) =>
        editRecipe(parts, added.id, aRecipeDraft(changes), 'save-without', 'keep', { base, author: june })
      await edit({ steps: ['Fry.'] }, 1)
      expect(await edit({ servings: 4 }, 1)).toMatchObject({ ok: true, taken: ['steps'] })
      expect(await edit({ steps: ['Boil.'] }, 1)).toMatchObject({ ok: false, reason: 'conflict' })
      const history = await readHistory({ db, siteName: 'Griddle' }, { kind: 'recipe', id: added.id }, {})
      expect(history?.revisions.map(({ summary }) => summary)).toEqual([
        'Changed servings (1 word added)',
        'Changed steps (9 words removed)',
        'Written and published',
      ])
    })
  })

  test('nutrition stored as 0 by an earlier release means unknown, and isn’t a change', async () => {
    const db = await open()
    const { parts } = openAdminParts(db)
    const added = await addRecipe(parts, aRecipeDraft({ nutritionalValues: {} }), saving)
    if (!added.ok) throw new Error('The recipe was not added')
    const zeros = { calories: 0, protein: 0, fats: 0, carbs: 0 }
    await db
      .updateTable('_recipes')
      .set({ nutritionalValues: JSON.stringify(zeros) })
      .execute()
    const { fields } = await db.selectFrom('revisions').select('fields').executeTakeFirstOrThrow()
    const stored = JSON.stringify({ ...JSON.parse(fields), nutritionalValues: zeros })
    await db.updateTable('revisions').set({ fields: stored }).execute()
    const edit = (changes: object) =>
      editRecipe(parts, added.id, aRecipeDraft({ nutritionalValues: {}, ...changes }), 'save-without', 'keep', { base: 1, author: june })
    await edit({ nutritionalValues: { calories: 500 } })
    expect(await edit({ servings: 4 })).toMatchObject({ ok: true, taken: ['nutritionalValues'] })
    expect((await findRecipeEntry(db, added.id))?.nutritionalValues).toEqual({ calories: 500 })
    const history = await readHistory({ db, siteName: 'Griddle' }, { kind: 'recipe', id: added.id }, { from: 1, to: 2 })
    expect(history?.fields.map(({ name }) => name)).toEqual(['nutritionalValues'])
  })

  describe('a working copy', () => {
    const id = '0198b1a0-0000-7000-8000-000000000001'
    const change = (sequence: number, after: number, fields: Record<string, string>) => {
      return { id, record: { kind: 'blog', id: 'x' } as const, base: 1, sequence, after, fields }
    }

    test('accepts changes only in order and by its author', async () => {
      const db = await open()
      await insertBlog(db, aBlog({ id: 'x' }))
      expect(await keepWorkingCopy(db, change(1, 0, { title: 'A', content: 'B' }), june, now)).toMatchObject({ outcome: 'kept' })
      await keepWorkingCopy(db, change(2, 1, { title: 'AA' }), june, now)
      expect(await keepWorkingCopy(db, change(3, 1, { title: 'late' }), june, now)).toEqual({ outcome: 'again' })
      expect(await keepWorkingCopy(db, change(1, 0, { title: 'late' }), june, now)).toEqual({ outcome: 'again' })
      expect(await keepWorkingCopy(db, change(9, 0, { title: 'stolen' }), sam, now)).toEqual({ outcome: 'again' })
      const { own, others } = await readWorkingCopies(db, { kind: 'blog', id: 'x' }, june)
      expect([own.map(readCopyFields), others]).toEqual([[{ title: 'AA', content: 'B' }], []])
    })

    test('lists other editors, and ends with the save', async () => {
      const db = await open()
      const { edit, key } = await addPost(db)
      const other = '0198b1a0-0000-7000-8000-000000000002'
      const keep = (copy: string, author: typeof june) =>
        keepWorkingCopy(db, { ...change(1, 0, { title: copy }), id: copy, record: key }, author, now)
      await keep(id, june)
      expect(await keep(other, sam)).toMatchObject({ others: ['june@example.com'], newer: undefined })
      await edit({ title: 'Saved' }, { base: 1, copyId: id, author: june })
      expect(await findWorkingCopy(db, id)).toBeUndefined()
      expect(await keep(id, june)).toEqual({ outcome: 'saved' })
      const late = await keepWorkingCopy(db, { ...change(2, 1, { title: 'x' }), id: other, record: key }, sam, now)
      expect(late).toMatchObject({ newer: { author: 'june@example.com', number: 2 } })
    })

    test('belongs to a new record, and says so, once its own is permanently deleted', async () => {
      const db = await open()
      const { key } = await addPost(db)
      const keep = (sequence: number, after: number, title: string) =>
        keepWorkingCopy(db, { ...change(sequence, after, { title }), record: key }, june, now)
      await keep(1, 0, 'Typed')
      await deleteBlog(db, key.id, now)
      expect(await findWorkingCopy(db, id)).toMatchObject({ recordId: '', base: 0 })
      expect(await keep(2, 1, 'Typed on')).toMatchObject({ outcome: 'kept', isGone: true })
      const { own } = await readWorkingCopies(db, { kind: 'blog', id: '' }, june)
      expect(own.map(readCopyFields)).toEqual([{ title: 'Typed on' }])
    })

    test('is deleted only by its author, and only if unchanged since its text was shown', async () => {
      const db = await open()
      const { edit, key } = await addPost(db)
      const stored = (await keepWorkingCopy(db, { ...change(1, 0, { title: 'Typed' }), record: key }, june, now)) as { savedAt: string }
      const shown = { id, savedAt: stored.savedAt }
      await edit({ title: 'By Sam' }, { copyId: id, continued: [shown], author: sam })
      expect(await findWorkingCopy(db, id)).toBeDefined()
      await edit({ title: 'By June' }, { continued: [{ ...shown, savedAt: '2026-01-01T00:00:00.000Z' }], author: june })
      expect(await findWorkingCopy(db, id)).toBeDefined()
      await edit({ title: 'By June again' }, { continued: [shown], author: june })
      expect(await findWorkingCopy(db, id)).toBeUndefined()
    })

    test('is deleted after 30 days', async () => {
      const db = await open()
      await keepWorkingCopy(db, change(1, 0, { title: 'A' }), june, now)
      await forgetWorkingCopies(db, new Date('2026-12-20T12:00:00.000Z'))
      expect(await findWorkingCopy(db, id)).toBeDefined()
      await forgetWorkingCopies(db, new Date('2026-12-22T12:00:00.000Z'))
      expect(await findWorkingCopy(db, id)).toBeUndefined()
    })
  })
})
