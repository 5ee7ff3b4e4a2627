import { afterEach, beforeEach, expect, test } from 'vitest'
import { wishAnswer } from '#core/answers/tell-readers.ts'
import { insertComment } from '#core/comments/comment-rows.ts'
import { insertQuestion } from '#core/comments/question-rows.ts'
import { insertReview } from '#core/comments/review-rows.ts'
import { postMail } from '#core/mails/post-mail.ts'
import { insertConsents, insertReader } from '#core/newsletter/reader-rows.ts'
import { insertContact, insertUser } from '#core/people/people-rows.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let owner: string
beforeEach(async () => {
  site = await openTestSite({ samples: true })
  owner = await signIn(site)
  for (const email of ['Ann@Mail.example', 'bob@mail.example']) await write(email)
})
afterEach(() => site.close())

async function write(email: string) {
  const { db } = site
  const { id: blogId } = await db.selectFrom('_blogs').select('id').limit(1).executeTakeFirstOrThrow()
  const [id, createdAt] = [`of-${email.toLowerCase()}`, '2026-11-20T12:00:00.000Z']
  const written = { id, name: 'Somebody', email, createdAt, approved: true }
  await insertComment(db, { ...written, blogId, blogTitle: 'Soup', comment: 'A comment', reply: '', replyBy: '', repliedAt: '' })
  await insertReview(db, { ...written, recipeId: 1, stars: 4, text: 'A review' })
  await insertQuestion(db, { ...written, recipeId: 1, text: 'A question' })
  await insertContact(db, { id, first: 'A', last: '', email, phone: '', message: 'A message', createdAt })
  await insertUser(db, { id, fullName: 'Somebody', email, phone: '', createdAt })
  const letter = { subject: 'A letter', parts: [], why: '' }
  const reader = {
    id,
    email,
    name: '',
    interests: [],
    source: '/recipes/soup',
    createdAt,
    changedAt: createdAt,
    bounces: 0,
    bounceSaid: '',
  }
  await insertReader(db, { ...reader, state: 'confirmed' })
  await insertConsents(db, [
    { id: `consent-${id}`, readerId: id, kind: 'confirmed', said: 'Send me the newsletter', page: '/newsletter/confirm', at: createdAt },
  ])
  await wishAnswer(db, { kind: 'comment', id, email, now: new Date(createdAt) })
  await postMail(db, letter, [{ uniqueKey: id, kind: 'notice', to: email }], new Date(createdAt))
}

const agreed = ['not confirmed', 'Send me the newsletter', '/newsletter/confirm']
const path = '/admin/person?q=ann%40mail.example'
const erase = (again: string, cookie = owner) => site.post(path, { form: 'erase', email: 'ann@mail.example', again }, cookie)

test('everything about an address is on one page and in one file, in any spelling, and nothing about anyone else', async () => {
  const html = await (await site.get(path, owner)).text()
  for (const words of ['A comment', 'A review', 'A question', 'A message', 'Somebody', 'A letter', ...agreed]) expect(html).toContain(words)
  const file = await site.get('/admin/person/data.json?q=ann%40mail.example', owner)
  expect(file.headers.get('content-disposition')).toContain('attachment')
  const stored = JSON.stringify(await file.json())
  for (const words of ['A comment', 'A review', 'A question', 'A message', 'Ann@Mail.example', 'A letter', ...agreed.slice(1)])
    expect(stored).toContain(words)
  expect(stored).not.toContain('bob@')
  expect(await (await site.get('/admin/person?q=nobody%40mail.example', owner)).text()).toContain(
    'Nothing is stored under nobody@mail.example',
  )
})

test('nothing is erased unless the address is typed again', async () => {
  const answer = await erase('ann@mail')
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Type the same address as above')
  expect(await site.db.selectFrom('comments').select('id').where('email', '=', 'Ann@Mail.example').execute()).toHaveLength(1)
})

test('everything about that address is erased, in every table, and no other; the log doesn’t name it', async () => {
  expect((await erase('ANN@mail.example ')).status).toBe(200)
  const left = await readAll()
  expect(left.toLowerCase()).not.toContain('ann@mail.example')
  expect(left.match(/Send me the newsletter/g)).toHaveLength(1)
  expect(await site.db.selectFrom('answerWishes').select('recordId').execute()).toEqual([{ recordId: 'of-bob@mail.example' }])
  expect(left.match(/bob@mail\.example/g)?.length).toBeGreaterThan(5)
  expect(left).toContain('erased one person’s data')
})

test('an editor can neither see nor erase it', async () => {
  const editor = await signIn(site, { role: 'editor' })
  expect((await site.get(path, editor)).status).toBe(403)
  expect((await erase('ann@mail.example', editor)).status).toBe(403)
  expect(await readAll()).toContain('Ann@Mail.example')
})

/** Every value of every row in the database, as one text. */
async function readAll() {
  const tables = await site.db.introspection.getTables()
  const rows = await Promise.all(
    tables.map(({ name }) =>
      site.db
        .selectFrom(name as 'comments')
        .selectAll()
        .execute()
        .catch(() => []),
    ),
  )
  return JSON.stringify(rows)
}
