import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/process.mjs'

// A clock may have been wrong when it dated something, or be wrong now. So whether something is over, due or recent is decided in
// domain/span.ts, with the queries of core/database/in-span.ts, and deletions by age use a trusted time (core/jobs/watch-clock.ts).

/** A comparison of a stored time in a query, and one of times in code. */
const inQuery = /(?:\(|refTuple\()'(?:\w+[.])?(?:\w+(?:At|Since|Until)|day|at)'[^\n]{0,20}, '[<>]=?'/g
const moment = String.raw`(?:toISOString\(\)|getTime\(\)|Date[.]parse\([^)]*\)|Date[.]now\(\)|mtimeMs)`
const inCode = new RegExp(String.raw`${moment}(?: [-+] [\w.]+)? [<>]=? |[\w.)] [<>]=? [\w.(]*${moment}`, 'g')

/** How many there are elsewhere, and why. */
const exceptions: Record<string, [number, string]> = {
  'core/jobs/watch-clock.ts': [1, 'is the time that is sure'],
  'core/jobs/clock-reading-rows.ts': [1, 'are readings of the clock themselves'],
  'core/jobs/job-rows.ts': [2, 'forgets what lies ahead'],
  'domain/publication/publication.ts': [1, 'a time ahead is what scheduling is'],
  'core/publication/publication-rows.ts': [2, 'a time ahead is what scheduling is; the trash goes by a sure time'],
  'core/blogs/blog-rows.ts': [2, 'posts are in the order of their dates'],
  'core/identity/passkey-rows.ts': [1, 'a challenge is good once: behind the last one'],
  'core/identity/admin-log-rows.ts': [1, 'goes by a sure time'],
  'core/identity/invitation-rows.ts': [1, 'goes by a sure time'],
  'core/pictures/image-rows.ts': [3, 'goes by a sure time, and the owner is asked before'],
  'core/search/missed-search-rows.ts': [1, 'goes by a sure time'],
  'core/revisions/working-copy-rows.ts': [1, 'goes by a sure time'],
  'core/events/event-rows.ts': [1, 'goes by a sure time'],
  'core/mails/mail-rows.ts': [3, 'goes by a sure time'],
  'core/newsletter/reader-rows.ts': [2, 'goes by a sure time'],
  'core/newsletter/send-issues.ts': [1, 'digests are in the order of their times'],
  'core/people/people-rows.ts': [1, 'goes by a sure time'],
  'core/spam/spam-rows.ts': [1, 'goes by a sure time'],
  'core/notices/notice-rows.ts': [1, 'goes by a sure time'],
  'core/answers/answer-rows.ts': [2, 'goes by a sure time'],
  'core/forms/sent-form-rows.ts': [1, 'goes by a sure time'],
}

test('stored times are compared in one place', () => {
  // Code in the browser has its own clock.
  const files = globSync('{app,cli,core,domain,server}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/[.]test[.]ts$|^domain\/span[.]ts$|^app\/(?:public|kitchen)\/|^app\/admin\/revisions\/(?:use-|tab-|watch-)/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const found: Record<string, number> = {}
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    const count = [...text.matchAll(inQuery), ...text.matchAll(inCode)].length
    if (count > 0) found[file.replaceAll('\\', '/')] = count
  }
  expect(found).toEqual(Object.fromEntries(Object.entries(exceptions).map(([file, [count]]) => [file, count])))
})
