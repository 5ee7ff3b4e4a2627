import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toBackupName, toBackupStem } from './backup-names.ts'
import { findFuller, pickKept, pickNewest } from './backup-retention.ts'

const day = 24 * 60 * 60 * 1000
const now = new Date('2026-11-25T12:00:00.000Z')
const at = (milliseconds: number) => ({ madeAt: new Date(milliseconds).toISOString() })

test('of daily backups over two years, seven days, four weeks and twelve months are kept', () => {
  const daily = Array.from({ length: 730 }, (_, index) => at(now.getTime() - index * day))
  expect(pickKept(daily, now).map(({ madeAt }) => madeAt.slice(0, 10))).toEqual([
    ...['2026-11-25', '2026-11-24', '2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19'],
    // The last days of two more weeks; that of the week before is among the seven days.
    ...['2026-11-15', '2026-11-08'],
    ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30', '2026-03-31', '2026-02-28'],
    ...['2026-01-31', '2025-12-31'],
  ])
})

test('every backup of the last three days with backups is kept', () => {
  const many = Array.from({ length: 40 }, (_, index) => at(now.getTime() - index * 60_000))
  expect(pickKept(many, now)).toHaveLength(40)
})

test('the newest is always kept, even after years offline, and applying the rule again changes nothing', () => {
  const ages = fc.array(fc.integer({ min: 0, max: 2000 * day }), { minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(ages, (list) => {
      const backups = list.map((age) => at(now.getTime() - age))
      const kept = pickKept(backups, now)
      expect(kept[0]?.madeAt).toBe(at(now.getTime() - Math.min(...list)).madeAt)
      expect(pickKept(kept, now)).toEqual(kept)
      const days = new Set(kept.map(({ madeAt }) => madeAt.slice(0, 10)))
      expect(days.size).toBeLessThanOrEqual(7 + 4 + 12)
    }),
  )
})

test('a name has the time, and only such names are those of backups', () => {
  expect(toBackupStem(now)).toBe('griddle-2026-11-25T12-00-00-000Z')
  expect(toBackupName('griddle-2026-11-25T12-00-00-000Z.zip')).toMatchObject({ madeAt: now.toISOString(), isEncrypted: false })
  expect(toBackupName('griddle-2026-11-25T12-00-00-000Z.zip.age')).toMatchObject({ isEncrypted: true })
  for (const name of [
    'site.zip',
    'griddle-2026-11-25.zip',
    '../griddle-2026-11-25T12-00-00-000Z.zip',
    'griddle-2026-99-25T12-00-00-000Z.zip',
  ])
    expect(toBackupName(name)).toBeUndefined()
})

test('backups dated ahead by a wrong clock are kept, take no other’s place, and are not taken for the newest', () => {
  const year = 365 * day
  const daily = Array.from({ length: 100 }, (_, index) => at(now.getTime() - index * day))
  const ahead = Array.from({ length: 30 }, (_, index) => at(now.getTime() + year + index * day))
  expect(pickKept([...daily, ...ahead], now)).toEqual([...ahead.toReversed(), ...pickKept(daily, now)])
  expect(pickNewest([...daily, ...ahead], now)).toEqual(daily[0])
  expect(pickNewest(ahead, now)).toEqual(ahead.at(-1))
  // Before that date, it doesn't make earlier backups look too old.
  const sameDay = Array.from({ length: 5 }, (_, index) => at(now.getTime() - index * 60_000))
  expect(pickKept([...sameDay, at(now.getTime() + year)], new Date(now.getTime() + year))).toHaveLength(6)
})

test('backups of a site that started over do not rotate out a month of good ones', () => {
  const holding = (posts: number, index: number) => ({
    ...at(now.getTime() - index * day),
    note: { rows: 200 + posts, tables: { _blogs: posts, _recipes: 0, images: 0 } },
  })
  const months = Array.from({ length: 400 }, (_, index) => holding(60, index + 40))
  const good = pickKept(months, new Date(now.getTime() - 40 * day))
  let kept: ReturnType<typeof holding>[] = good
  for (let index = 40; index >= 0; index--) kept = pickKept([holding(9, index), ...kept], new Date(now.getTime() - index * day))
  expect(good.filter((backup) => !kept.includes(backup))).toEqual([])
  expect(kept.length).toBeLessThan(2 * 23 + 3)
  expect(findFuller(kept, now)).toBe(months[0])
  // Once the site has as much content again, they expire like any others.
  expect(findFuller([holding(50, -1), ...kept], new Date(now.getTime() + day))).toBeUndefined()
  let later = kept
  for (let index = -1; index > -40; index--) later = pickKept([holding(50, index), ...later], new Date(now.getTime() - index * day))
  expect(later.filter(({ note }) => note.tables._blogs === 60).length).toBeLessThan(good.length)
  const without = [at(now.getTime()), holding(60, 1)]
  expect(findFuller(without, now)).toBeUndefined()
})
