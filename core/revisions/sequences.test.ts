import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findAnyBlog } from '#core/blogs/all-blog-rows.ts'
import { findBlogBySlug } from '#core/blogs/blog-rows.ts'
import { addBlog, editBlog } from '#core/blogs/write-blog.ts'
import { type Database, openDatabase } from '#core/database/database.ts'
import { moveToTrash, publishDue, publishNow, restoreFromTrash, unpublish } from '#core/publication/change-publication.ts'
import type { BlogDraft } from '#domain/blogs/blog-draft.ts'
import { openAdminParts } from '#tests/admin-parts.ts'
import { aBlogDraft } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { keepWorkingCopy, readCopyFields, readWorkingCopies } from './keep-working-copy.ts'
import { findLatestRevision, findRevision } from './revision-rows.ts'

/** How many sequences run in `npm test` and in `npm run test:all`. For more: `SEQUENCES=1000 npm test -- core/revisions/sequences.test.ts`. */
const lengths = [{ runs: 10 }, { runs: Number(process.env.SEQUENCES ?? 60), tags: 'rest' }]

const minute = 60_000
const window = fc.constantFrom(0, 1)
const words = fc.constantFrom('salt', 'pepper', 'onion', 'thyme')
const field = fc.constantFrom('title', 'author', 'content')
const step = fc.oneof(
  fc.record({ does: fc.constant('type' as const), window, field, words }),
  fc.record({ does: fc.constant('autosave' as const), window }),
  fc.record({ does: fc.constant('save' as const), window, wish: fc.constantFrom('keep', 'draft', 'publish', 'schedule') }),
  fc.record({ does: fc.constantFrom('publish', 'unpublish', 'trash', 'restore', 'restart', 'merge'), window }),
  fc.record({ does: fc.constant('wait' as const), minutes: fc.constantFrom(1, 30, 120) }),
)

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
type Open = { base: number; fields: BlogDraft; begun: BlogDraft; copyId: string; sequence: number }

let copies = 0
const newCopyId = () => `00000000-0000-4000-8000-${String(++copies).padStart(12, '0')}`

/** Two windows of one admin and one of another with the same post, and what must be stored after each step. */
async function play(db: Database, reopen: () => Promise<Database>, steps: Step[]) {
  let present = db
  const { parts, time } = openAdminParts(db)
  const authors = [0, 1].map((index) => ({ uid: `admin ${index}`, name: `admin${index}@example.com` }))
  const draft = aBlogDraft({ title: `Post ${newCopyId()}`, content: '<p>salt</p>' })
  const added = await addBlog(parts, draft, { formId: '', whenPicturesFail: 'save-without' }, 'draft')
  if (!added.ok) throw new Error('The post was not added')
  const key = { kind: 'blog', id: added.id } as const
  const slug = added.urlSlug
  const begin = (base: number, fields: BlogDraft): Open => ({ base, fields, begun: fields, copyId: newCopyId(), sequence: 0 })
  const stored = async () => {
    const blog = await findAnyBlog(present, key.id)
    if (!blog) throw new Error('The post is gone')
    return blog
  }
  const open = [begin(1, { ...draft, urlSlug: slug }), begin(1, { ...draft, urlSlug: slug })]
  const acknowledged = new Map<string, Record<string, string>>()

  for (const one of steps) {
    const at = 'window' in one ? one.window : 0
    const form = open[at] ?? begin(1, draft)
    const author = authors[at]
    if (!author) return
    if (one.does === 'type') form.fields = { ...form.fields, [one.field]: one.field === 'content' ? `<p>${one.words}</p>` : one.words }
    if (one.does === 'autosave') {
      const fields = { title: form.fields.title, author: form.fields.author, content: form.fields.content }
      const change = { id: form.copyId, record: key, base: form.base, sequence: ++form.sequence, after: 0, fields }
      expect((await keepWorkingCopy(present, change, author, time.now)).outcome).toBe('kept')
      acknowledged.set(form.copyId, fields)
    }
    if (one.does === 'save') {
      const before = await stored()
      const wish = one.wish === 'schedule' ? { scheduledFor: new Date(time.now.getTime() + 60 * minute) } : (one.wish as 'keep')
      const editing = { base: form.base, copyId: form.copyId, author }
      const outcome = await editBlog({ ...parts, db: present }, key.id, form.fields, 'save-without', wish, editing)
      const after = await stored()
      if (outcome.ok) {
        // What was typed here is stored, and so is what others saved in untouched fields.
        for (const name of ['title', 'author', 'content'] as const) {
          const isTyped = form.fields[name] !== form.begun[name]
          expect([name, after[name]]).toEqual([name, isTyped ? form.fields[name] : before[name]])
          // Nothing that others wrote was replaced without being seen.
          if (isTyped) expect([form.begun[name], form.fields[name]]).toContain(before[name])
        }
        acknowledged.delete(form.copyId)
        const { title, content, author: by } = after
        open[at] = begin(outcome.revision, { ...form.fields, title, content, author: by })
      } else {
        expect(outcome.reason).toBe('conflict')
        expect(after).toEqual(before)
      }
    }
    if (one.does === 'merge') {
      // Ours deliberately replaces theirs.
      const { number = 1 } = (await findLatestRevision(present, key)) ?? {}
      const { title, author: by, content } = await stored()
      open[at] = { ...form, base: number, begun: { ...form.begun, title, author: by, content } }
    }
    if (one.does === 'publish') await publishNow(present, key, time.now)
    if (one.does === 'unpublish') await unpublish(present, key, time.now)
    if (one.does === 'trash') await moveToTrash(present, key, time.now)
    if (one.does === 'restore') await restoreFromTrash(present, key, time.now)
    if (one.does === 'restart') {
      present = await reopen()
      parts.db = present
    }
    if (one.does === 'wait') time.now = new Date(time.now.getTime() + one.minutes * minute)
    if (one.does === 'wait' || one.does === 'restart') await publishDue(present, time.now)
    await checkAll()
  }

  async function checkAll() {
    const blog = await stored()
    // Visible only if published, always at the same address.
    expect(Boolean(await findBlogBySlug(present, slug))).toBe(blog.state === 'published')
    expect(blog.urlSlug).toBe(slug)
    // The newest revision equals what is stored.
    const latest = await findLatestRevision(present, key)
    const revision = latest && (await findRevision(present, key, latest.number))
    if (revision) expect(JSON.parse(revision.fields)).toMatchObject({ title: blog.title, content: blog.content, author: blog.author })
    // What was acknowledged is stored.
    for (const author of authors) {
      const { own } = await readWorkingCopies(present, key, author)
      for (const copy of own) expect(readCopyFields(copy)).toEqual(acknowledged.get(copy.id))
    }
    const kept = await present.selectFrom('workingCopies').select('id').where('recordId', '=', key.id).execute()
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set(acknowledged.keys()))
  }
}

onEachDatabase(({ address, kind }) => {
  describe('whatever two admins do with a post', () => {
    const title = 'nothing acknowledged is lost, and nothing unpublished is visible'
    for (const { runs, ...options } of lengths)
      test(`${title}, in ${runs} sequences`, { timeout: 600_000, ...options }, () => playAll(runs))

    async function playAll(numRuns: number) {
      const place = kind === 'sqlite' ? openFile() : await address('migrated')
      let database = openDatabase(place)
      await database.migrate()
      const reopen = async () => {
        await database.close()
        database = openDatabase(place)
        return database.db
      }
      const sequences = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), (steps) => play(database.db, reopen, steps))
      await fc.assert(sequences, { numRuns, seed: 20, endOnFailure: true })
      await database.close()
    }
  })
})

function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-sequences-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'griddle.sqlite')
}
