import { expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertComment } from '#core/comments/comment-rows.ts'
import { insertQuestion } from '#core/comments/question-rows.ts'
import { insertReview } from '#core/comments/review-rows.ts'
import type { Database } from '#core/database/database.ts'
import { insertContact, insertUser } from '#core/people/people-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { type CsvKind, exportCsv } from './export-csv.ts'

const createdAt = '2026-11-21T12:00:00.000Z'

async function csv(db: Database, kind: CsvKind) {
  const bytes = await new Response(exportCsv(db, kind)).bytes()
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

onEachDatabase(({ open }) => {
  test('users come as a spreadsheet reads them: a byte order mark, headings, a row each, newest first', async () => {
    const db = await open()
    await insertUser(db, { id: 'a', fullName: 'Ann "Annie" Ö, jr.', email: 'a@b.example', phone: '', createdAt })
    await insertUser(db, { id: 'b', fullName: 'Bob\nBobson', email: 'b@b.example', phone: '1', createdAt })
    expect(await csv(db, 'users')).toBe(
      [
        '\uFEFFid,Full Name,Email,Phone,Registered On',
        `b,"Bob\nBobson",b@b.example,1,${createdAt}`,
        `a,"Ann ""Annie"" Ö, jr.",a@b.example,,${createdAt}`,
        '',
      ].join('\r\n'),
    )
  })

  test.each(['=1+1', '+1 555 0100', '-2+3', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://evil.example","a")', '＝1'])(
    '%j is text, not a formula',
    async (message) => {
      const db = await open()
      await insertContact(db, { id: 'a', first: message, last: '', email: 'a@b.example', phone: '', message, createdAt })
      const row = (await csv(db, 'contacts')).split('\r\n').slice(1).join('\r\n')
      const quoted = /["\r\t,]/.test(message) ? `"'${message.replaceAll('"', '""')}"` : `'${message}`
      expect(row).toBe(`a,${quoted},,a@b.example,,${quoted},${createdAt}\r\n`)
    },
  )

  test('a semicolon, at which some spreadsheets split, does not begin a cell', async () => {
    const db = await open()
    await insertUser(db, { id: 'a', fullName: 'a;=1+1', email: 'a@b.example', phone: '', createdAt })
    expect(await csv(db, 'users')).toContain('a,"a;=1+1",a@b.example')
  })

  test('reviews name their recipe and say whether they are approved, and questions follow without stars', async () => {
    const db = await open()
    const review = { recipeId: 1, stars: 4, name: '=Ann', email: 'a@b.example', text: '', createdAt, approved: true } as const
    await insertReview(db, { ...review, id: 'a', reply: '+1', replyBy: 'Olive', repliedAt: createdAt })
    await insertReview(db, { ...review, id: 'b', recipeId: 9999, approved: false })
    expect((await csv(db, 'reviews')).split('\r\n').slice(1, 3)).toEqual([
      `b,,4,'=Ann,a@b.example,,Pending,${createdAt},,`,
      `a,Classic Cheeseburger,4,'=Ann,a@b.example,,Approved,${createdAt},'+1,Olive`,
    ])
    await insertQuestion(db, { id: 'c', recipeId: 1, name: 'Bo', email: 'b@b.example', text: 'Why?', createdAt, approved: true })
    const lines = (await csv(db, 'reviews')).split('\r\n')
    expect(lines.slice(3)).toEqual([`c,Classic Cheeseburger,,Bo,b@b.example,Why?,Approved,${createdAt},,`, ''])
    expect(lines.filter((line) => line.includes('Stars'))).toHaveLength(1)
  })

  test('comments say whether they are approved, recipes are whole', async () => {
    const db = await open()
    await insertBlog(db, aBlog({ id: 'p' }))
    const comment = { blogId: 'p', blogTitle: 'Post', name: 'Ann', email: 'a@b.example', comment: 'Yes', createdAt }
    await insertComment(db, { ...comment, id: 'a', approved: true, reply: '=1+1', replyBy: 'Olive', repliedAt: createdAt })
    await insertComment(db, { ...comment, id: 'b', approved: false })
    await insertRecipe(
      db,
      aRecipe({
        steps: ['One', 'Two'],
        stepExtras: [{ tip: 'Lid' }, {}],
        chillMinutes: 90,
        equipment: ['Pan', 'Lid'],
        image: 'https://p.example/a.jpg',
      }),
    )
    expect((await csv(db, 'comments')).split('\r\n').slice(1, 3)).toEqual([
      `b,Post,Ann,a@b.example,Yes,Pending,${createdAt},,`,
      `a,Post,Ann,a@b.example,Yes,Approved,${createdAt},'=1+1,Olive`,
    ])
    expect(await csv(db, 'recipes')).toContain(
      '1001,Patty Melt,patty-melt,A burger that moved in with a grilled cheese.,https://p.example/a.jpg,1 lb (450 g) ground chuck,"One\n> Lid\nTwo",600,35,38,30,,,,,,,,,90,,"Pan\nLid",',
    )
  })

  test('an empty table is a row of headings', async () => {
    expect(await csv(await open(), 'users')).toBe('\uFEFFid,Full Name,Email,Phone,Registered On\r\n')
  })

  test('a long table comes piece by piece, whole, though rows come and go meanwhile', async () => {
    const db = await open()
    const id = (index: number) => `u${String(index).padStart(5, '0')}`
    const add = (index: number) => ({
      id: id(index),
      fullName: 'A',
      email: id(index),
      emailKey: id(index),
      phone: '',
      createdAt,
      searchText: '',
    })
    for (let start = 0; start < 1200; start += 300)
      await db
        .insertInto('users')
        .values(Array.from({ length: 300 }, (_, index) => add(start + index)))
        .execute()
    const pieces: string[] = []
    for await (const piece of exportCsv(db, 'users')) {
      pieces.push(new TextDecoder().decode(piece))
      if (pieces.length === 1) await insertUser(db, { id: 'u99999', fullName: 'Late', email: 'late@b.example', phone: '', createdAt })
    }
    expect(pieces).toHaveLength(3)
    const ids = pieces
      .join('')
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(',')[0])
    expect(ids).toEqual(Array.from({ length: 1200 }, (_, index) => id(1199 - index)))
  })
})
