import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { deleteBlogs, insertBlog } from '#core/blogs/blog-rows.ts'
import { countComments, listComments } from '#core/comments/comment-rows.ts'
import { moderateComments, moderateReviews } from '#core/comments/moderate-reviews.ts'
import { insertReviewPhotos, listDetachedPhotos, listWithPhotos } from '#core/comments/review-photo-rows.ts'
import { insertReview } from '#core/comments/review-rows.ts'
import { postComment, reviewRecipe } from '#core/comments/submit-comment.ts'
import type { Database } from '#core/database/database.ts'
import { updateApproval } from '#core/database/visitor-rows.ts'
import { forgetAddresses } from '#core/identity/forget-addresses.ts'
import { joinCommunity, sendMessage } from '#core/people/get-in-touch.ts'
import { countUnreadContacts, listUsers } from '#core/people/people-rows.ts'
import { isProof, toProofText } from '#domain/spam/proof.ts'
import { aBlog } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { acceptProof } from './accept-proof.ts'
import { browseSpam } from './browse-spam.ts'
import { editBlockList, readBlockLines } from './edit-block-list.ts'
import { clearSpam, forgetSpam, markSpam } from './mark-spam.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const later = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000)
const post = { id: 'post', title: 'Salt', comments: null, publishedAt: now.toISOString() }
const casino = { name: 'Casino Royal', email: 'win@mail.example', comment: 'Free spins at this online casino: https://spin.example' }
const kind = { name: 'Ann', email: 'ann@mail.example', comment: 'Juicy!' }
const first = { limit: 50, offset: 0 }

onEachDatabase(({ open }) => {
  let sent = 0
  const openWithPost = async () => {
    const db = await open()
    await insertBlog(db, aBlog({ id: 'post', title: 'Salt', urlSlug: 'salt' }))
    return db
  }
  const comment = (db: Database, draft: typeof kind, at = now) => postComment(db, post, draft, { address: `192.0.2.${++sent}`, now: at })
  const listSpam = async (db: Database, list: 'comments' | 'reviews' | 'contacts' | 'users' = 'comments') =>
    (await browseSpam(db, list, 1))?.entries ?? []

  test('spam gets the usual response, is kept with its reasons, and is not listed as pending', async () => {
    const db = await openWithPost()
    expect(await comment(db, kind)).toMatchObject({ ok: true })
    expect(await comment(db, casino)).toMatchObject({ ok: true })
    expect((await listComments(db, {}, first)).map(({ name }) => name)).toEqual(['Ann'])
    expect(await countComments(db, { approved: false })).toBe(1)
    expect(await listSpam(db)).toEqual([
      {
        ...{ id: expect.any(String), kind: 'comment', about: 'post', name: casino.name, email: casino.email, text: casino.comment },
        ...{ createdAt: now.toISOString(), heldAt: now.toISOString(), reasons: expect.arrayContaining(['Links to spin.example']) },
      },
    ])
  })

  test('every form passes the same check', async () => {
    const db = await open()
    const sender = () => ({ address: `192.0.2.${++sent}`, now })
    const email = 'win@mail.example'
    await sendMessage(db, { first: 'Casino', last: 'Royal', email, phone: '', message: casino.comment }, sender())
    await joinCommunity(db, { fullName: 'Best casino bonus https://spin.example', email, phone: '' }, sender())
    await reviewRecipe(db, { id: 1 }, { stars: 5, name: 'Casino', email, text: casino.comment }, sender())
    expect(await countUnreadContacts(db)).toBe(0)
    for (const list of ['contacts', 'users', 'reviews'] as const) expect(await listSpam(db, list)).toHaveLength(1)
    const [member] = await listSpam(db, 'users')
    await clearSpam(db, 'users', [member?.id ?? ''], now)
    expect(await listUsers(db, '', first)).toEqual([expect.objectContaining({ email })])
  })

  test('spam is announced only when it turns out not to be spam, and nothing is announced twice', async () => {
    const db = await openWithPost()
    const listEvents = async () =>
      (await db.selectFrom('events').select(['kind', 'recordId']).orderBy('id').execute()).map(({ kind }) => kind)
    await comment(db, casino)
    expect(await listEvents()).toEqual([])
    const [held] = await listSpam(db)
    await moderateComments(db, 'not-spam', [held?.id ?? ''], now)
    expect(await listEvents()).toEqual(['comment.received'])
    await moderateComments(db, 'spam', [held?.id ?? ''], now)
    await moderateComments(db, 'not-spam', [held?.id ?? ''], now)
    expect(await listEvents()).toEqual(['comment.received'])
  })

  test('a member in the spam does not keep the same address from joining', async () => {
    const db = await open()
    const sender = { address: '192.0.2.1', now, signs: { isTrapped: true, elapsed: 500, ownHosts: [] } }
    await joinCommunity(db, { fullName: 'Ann', email: 'ann@mail.example', phone: '' }, sender)
    await joinCommunity(db, { fullName: 'Ann', email: 'ann@mail.example', phone: '' }, { address: '192.0.2.2', now: later(1) })
    expect(await listUsers(db, '', first)).toHaveLength(1)
  })

  test('of hundreds of addresses with the same text, the third and later are spam, but not a day later', async () => {
    const db = await openWithPost()
    const text = 'I really like how you explained this, it helped me a great deal'
    const send = (index: number, at = now) => comment(db, { name: 'Mark Malvin', email: `mark${index}@mail.example`, comment: text }, at)
    for (let index = 1; index <= 6; index++) await send(index)
    expect(await countComments(db)).toBe(2)
    expect((await listSpam(db)).map(({ reasons }) => reasons[0]).sort()).toEqual(
      [2, 3, 4, 5].map((others) => `The same text came from ${others} other senders within a day`),
    )
    const countMarks = async () => (await db.selectFrom('spamMarks').select('mark').execute()).length
    expect(await countMarks()).toBe(6)
    await forgetAddresses(db, later(24))
    expect(await countMarks()).toBe(0)
    await send(7, later(24))
    expect(await countComments(db)).toBe(3)
  })

  test('marking by hand teaches, “Not spam” undoes that and restores everything, and typed entries stay', async () => {
    const db = await openWithPost()
    const link = { name: 'Bo', email: 'bo@mail.example', comment: 'I wrote down how my grandmother did that at https://bos-oven.example' }
    await comment(db, link)
    const [stored] = await listComments(db, {}, first)
    await editBlockList(db, '', 'name: Bo')
    await moderateComments(db, 'spam', [stored?.id ?? ''], now, ['site.test'])
    expect(await countComments(db)).toBe(0)
    expect(await readBlockLines(db)).toBe('bo@mail.example\nbos-oven.example\nname: bo')
    await comment(db, {
      ...link,
      name: 'Cy',
      email: 'cy@mail.example',
      comment: 'Look at https://www.bos-oven.example/x, it has the same but with rye',
    })
    expect(await listSpam(db)).toHaveLength(2)
    await moderateComments(db, 'not-spam', [stored?.id ?? ''], now)
    expect(await listComments(db, {}, first)).toEqual([stored])
    expect(await readBlockLines(db)).toBe('name: bo')
    expect(await listSpam(db)).toHaveLength(1)
  })

  test('a review in the spam keeps its photos and its answer, and waits for approval again afterwards', async () => {
    const db = await open()
    const review = {
      id: 'one',
      recipeId: 1,
      stars: 4 as const,
      name: 'Ann',
      email: 'ann@mail.example',
      text: 'Good.',
      createdAt: now.toISOString(),
    }
    await insertReview(db, { ...review, approved: true, reply: 'Thanks', replyBy: 'Site', repliedAt: now.toISOString() })
    await insertReviewPhotos(db, review, [{ id: 'photo', width: 8, height: 8, bytes: 9 }])
    expect(await moderateReviews(db, 'spam', ['one'], now)).toEqual({ reviews: 1, questions: 0 })
    expect(await listDetachedPhotos(db, 9)).toEqual([])
    expect(await listSpam(db, 'reviews')).toMatchObject([{ id: 'one', photos: [{ name: 'photo' }] }])
    await moderateReviews(db, 'not-spam', ['one'], now)
    const [back] = await listWithPhotos(db, await db.selectFrom('reviews').selectAll().execute())
    expect(back).toMatchObject({ id: 'one', reply: 'Thanks', text: 'Good.', photos: [{ name: 'photo' }] })
    expect(Boolean(back?.approved)).toBe(false)
    await moderateReviews(db, 'spam', ['one'], now)
    await moderateReviews(db, 'delete', ['one'], now)
    expect(await listDetachedPhotos(db, 9)).toEqual(['photo'])
  })

  test('an approved comment is a bonus for its address, whatever its case', async () => {
    const db = await openWithPost()
    await comment(db, kind)
    const [stored] = await listComments(db, {}, first)
    const links = { ...kind, email: 'ANN@mail.example', comment: 'Mine: https://annas.example https://other.example' }
    await comment(db, links)
    expect(await listSpam(db)).toHaveLength(1)
    await updateApproval(db, 'comments', [stored?.id ?? ''], true)
    await comment(db, { ...links, comment: `Again: https://third.example https://fourth.example` })
    expect(await listSpam(db)).toHaveLength(1)
  })

  test('proof of work releases what is just above the threshold, once, and nothing that was marked by hand', async () => {
    const db = await openWithPost()
    const nonceOf = (id: string) => {
      for (let nonce = 0; ; nonce++) if (isProof(hash('sha256', toProofText(id, nonce), 'buffer'))) return nonce
    }
    const mild = { ...kind, comment: 'My loaf https://annas.example https://bos.example' }
    const outcome = await comment(db, mild)
    if (!outcome.ok || !outcome.held) throw new Error('It was not held')
    const { id, score } = outcome.held
    expect(score).toBeLessThan(7)
    expect(await acceptProof(db, id, nonceOf(id) + 1, now)).toBe(false)
    expect(await countComments(db)).toBe(0)
    expect(await acceptProof(db, id, nonceOf(id), now)).toBe(true)
    expect((await listComments(db, {}, first)).map(({ comment, approved }) => [comment, approved])).toEqual([[mild.comment, false]])
    expect(await acceptProof(db, id, nonceOf(id), now)).toBe(false)
    await moderateComments(db, 'spam', [id], now)
    expect(await acceptProof(db, id, nonceOf(id), now)).toBe(false)
    const heavy = await comment(db, { ...casino, comment: `${casino.comment} https://a.example https://b.example` })
    if (!heavy.ok || !heavy.held) throw new Error('It was not held')
    expect(heavy.held.score).toBeGreaterThan(7)
    expect(await acceptProof(db, heavy.held.id, nonceOf(heavy.held.id), now)).toBe(false)
  })

  test('spam about a post is deleted with the post, so everything left can be restored', async () => {
    const db = await openWithPost()
    await comment(db, casino)
    await deleteBlogs(db, ['post'])
    expect(await listSpam(db)).toEqual([])
  })

  test('spam is deleted after 30 days', async () => {
    const db = await openWithPost()
    await comment(db, casino)
    await forgetSpam(db, later(30 * 24))
    expect(await listSpam(db)).toHaveLength(1)
    await forgetSpam(db, later(30 * 24 + 1))
    expect(await listSpam(db)).toEqual([])
  })

  test('editing the block list keeps what spam has taught in the meantime', async () => {
    const db = await openWithPost()
    await editBlockList(db, '', 'one.example\ntwo.example')
    await comment(db, casino)
    await markSpam(db, 'comments', [], { now, ownHosts: [] })
    await comment(db, kind)
    const [stored] = await listComments(db, {}, first)
    const before = await readBlockLines(db)
    await markSpam(db, 'comments', [stored?.id ?? ''], { now, ownHosts: [] })
    await editBlockList(db, before, 'two.example\nthree words here')
    expect((await readBlockLines(db)).split('\n')).toEqual(['ann@mail.example', 'two.example', 'name: ann', 'three words here'])
  })
})
