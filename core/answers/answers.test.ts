import { expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { moderateComments } from '#core/comments/moderate-reviews.ts'
import { postComment } from '#core/comments/submit-comment.ts'
import type { Database } from '#core/database/database.ts'
import { hearEvents } from '#core/events/hear-events.ts'
import { findLetter, listMails } from '#core/mails/mail-rows.ts'
import { answerReader } from '#core/people/answer-reader.ts'
import { clearSpam } from '#core/spam/mark-spam.ts'
import type { Letter } from '#domain/mails/letter.ts'
import { aBlog } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { confirmAnswers, findAddressOfLink, forgetAnswers, openAnswerListener, stopAnswers, toAnswersPath } from './tell-readers.ts'

const now = new Date('2026-11-28T12:00:00.000Z')
const sign = (text: string) => Buffer.from(`signed ${text}`)
const site = { siteUrl: 'https://food.example', siteName: 'Food', sign }
const post = { id: 'pie', title: 'Apple pie', comments: null, publishedAt: now.toISOString() }
const daysLater = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000)

async function openWith(db: Database) {
  await insertBlog(db, aBlog({ id: 'pie', title: 'Apple pie', urlSlug: 'apple-pie' }))
  const hear = () =>
    hearEvents(db, [openAnswerListener(site)], new AbortController().signal, (error) => {
      throw error
    })
  return {
    hear,
    async write(text: string, { email = 'ann@mail.example', wantsAnswer = true, isTrapped = false } = {}) {
      const sender = { address: '192.0.2.1', now, wantsAnswer, signs: { isTrapped, ...(isTrapped && { elapsed: 100 }), ownHosts: [] } }
      const draft = { name: 'Ann', email, comment: text }
      await postComment(db, post, draft, sender)
      const found = await db.selectFrom('comments').select('id').where('comment', '=', text).executeTakeFirst()
      return found?.id ?? ''
    },
    async approve(id: string) {
      await moderateComments(db, 'approve', [id], now)
      await hear()
    },
    async answer(id: string, reply = 'Yes, with butter.') {
      await answerReader(db, ['comments'], { id, reply, by: 'x', siteName: 'Food', now })
      await hear()
    },
    readMails: async () => (await listMails(db, { limit: 99, offset: 0 })).map(({ kind, address }) => `${kind} ${address}`).sort(),
    async readLetter(): Promise<Letter> {
      const mail = (await listMails(db, { limit: 9, offset: 0 })).find(({ kind }) => kind === 'answer')
      return JSON.parse((await findLetter(db, mail?.letterId ?? ''))?.content ?? '')
    },
    async findAddress() {
      const { id } = await db.selectFrom('answerAddresses').select('id').executeTakeFirstOrThrow()
      const address = await findAddressOfLink({ db, sign }, 'confirm', toAnswersPath(sign, 'confirm', id).split('confirm=')[1] ?? '')
      if (!address) throw new Error('The link is refused')
      return address
    },
  }
}

onEachDatabase(({ open }) => {
  test('an address is asked once, when its first comment is approved, and then gets each reply', async () => {
    const db = await open()
    const { write, approve, answer, readMails, readLetter, findAddress } = await openWith(db)
    const [first, second, third] = [await write('One?'), await write('Two?', { email: 'Ann@Mail.example' }), await write('Three?')]
    expect(await readMails()).toEqual([])
    await approve(first)
    await approve(second)
    await answer(first)
    expect(await readMails()).toEqual(['answer-confirmation ann@mail.example'])
    await confirmAnswers({ db, ...site }, await findAddress(), now)
    expect(await readMails()).toEqual(['answer ann@mail.example', 'answer-confirmation ann@mail.example'])
    expect(await readLetter()).toMatchObject({
      subject: 'A reply to your comment on “Apple pie”',
      parts: [
        { kind: 'text', text: 'Food replied:' },
        { kind: 'quote', text: 'Yes, with butter.' },
        { kind: 'text', text: 'You wrote:' },
        { kind: 'quote', text: 'One?' },
        { kind: 'button', href: `https://food.example/blogs/apple-pie#${first}` },
      ],
    })
    await answer(second)
    await answer(second, 'Changed my mind.')
    // Answering approves.
    await answer(third)
    expect((await readMails()).filter((mail) => mail.startsWith('answer '))).toHaveLength(3)
    expect(await db.selectFrom('answerWishes').selectAll().execute()).toEqual([])
  })

  test('nothing is sent for unapproved comments, or to people who did not ask', async () => {
    const db = await open()
    const { write, approve, answer, readMails, findAddress } = await openWith(db)
    const [asked, silent] = [await write('Asked?'), await write('Silent?', { email: 'ben@mail.example', wantsAnswer: false })]
    await answer(silent)
    expect(await readMails()).toEqual([])
    await answer(asked)
    await moderateComments(db, 'disapprove', [asked], now)
    await confirmAnswers({ db, ...site }, await findAddress(), now)
    expect(await readMails()).toEqual(['answer-confirmation ann@mail.example'])
    await approve(asked)
    expect(await readMails()).toEqual(['answer ann@mail.example', 'answer-confirmation ann@mail.example'])
  })

  test('spam sends nothing, and a comment that turns out not to be spam keeps its wish', async () => {
    const db = await open()
    const { write, answer, readMails } = await openWith(db)
    await write('Held? Casino https://a.example https://b.example', { isTrapped: true })
    const [held] = await db.selectFrom('spam').select('id').execute()
    expect(held).toBeDefined()
    await clearSpam(db, 'comments', [held?.id ?? ''], now)
    expect(await readMails()).toEqual([])
    await answer(held?.id ?? '')
    expect(await readMails()).toEqual(['answer-confirmation ann@mail.example'])
  })

  test('after stopping, nothing more is sent, not even queued mails, and asking again needs a new confirmation', async () => {
    const db = await open()
    const { write, approve, answer, readMails, findAddress } = await openWith(db)
    const first = await write('One?')
    await approve(first)
    await confirmAnswers({ db, ...site }, await findAddress(), now)
    await answer(first)
    const waiting = await write('Two?')
    await stopAnswers(db, await findAddress(), now)
    expect((await listMails(db, { limit: 9, offset: 0 })).map(({ state }) => state)).toEqual(['canceled', 'canceled'])
    await answer(waiting)
    expect(await readMails()).toHaveLength(2)
    await approve(await write('Three?'))
    await approve(await write('Four?'))
    expect((await readMails()).filter((mail) => mail.startsWith('answer-confirmation'))).toHaveLength(2)
  })

  test('a link works only for its address and its purpose', async () => {
    const db = await open()
    const { write, findAddress } = await openWith(db)
    await write('One?')
    const { id } = await findAddress()
    const token = toAnswersPath(sign, 'confirm', id).split('confirm=')[1] ?? ''
    expect((await findAddressOfLink({ db, sign }, 'confirm', token))?.id).toBe(id)
    expect(await findAddressOfLink({ db, sign }, 'leave', token)).toBeUndefined()
    for (const forged of [`${id}.x`, id, '', '.', `other.${token.split('.')[1]}`])
      expect(await findAddressOfLink({ db, sign }, 'confirm', forged)).toBeUndefined()
  })

  test('wishes are forgotten after a year, and unconfirmed addresses once they have no wish', async () => {
    const db = await open()
    const { write, findAddress } = await openWith(db)
    await write('One?')
    await forgetAnswers(db, daysLater(31))
    await findAddress()
    await forgetAnswers(db, daysLater(366))
    await expect(findAddress()).rejects.toThrow()
    await write('Two?')
    await confirmAnswers({ db, ...site }, await findAddress(), now)
    await forgetAnswers(db, daysLater(366))
    expect((await findAddress()).confirmedAt).not.toBeNull()
  })
})
