import type { Database } from '#core/database/database.ts'
import type { Tables } from '#core/database/schema.ts'

// Readings of the clock. Times are ISO 8601; `measured` is in seconds.

export type ClockReading = Tables['clockReadings']

/** The reading with the latest time. */
export function findLatestReading(db: Database): Promise<ClockReading | undefined> {
  return db.selectFrom('clockReadings').selectAll().orderBy('at', 'desc').limit(1).executeTakeFirst()
}

/** The latest reading with at most `measured` seconds. */
export function findReadingMeasuredBy(db: Database, measured: number): Promise<ClockReading | undefined> {
  const earlier = db.selectFrom('clockReadings').selectAll().where('measured', '<=', measured)
  return earlier.orderBy('measured', 'desc').orderBy('at', 'desc').limit(1).executeTakeFirst()
}

/** The readings with more than `measured` seconds, in order. */
export function listReadingsMeasuredAfter(db: Database, measured: number): Promise<ClockReading[]> {
  return db.selectFrom('clockReadings').selectAll().where('measured', '>', measured).orderBy('measured').orderBy('at').execute()
}

/** Stores a reading, unless another process has stored one with this time. */
export async function insertReading(db: Database, reading: ClockReading) {
  await db
    .insertInto('clockReadings')
    .values(reading)
    .onConflict((conflict) => conflict.column('at').doNothing())
    .execute()
}

export async function deleteReadingsAfter(db: Database, moment: string) {
  await db.deleteFrom('clockReadings').where('at', '>', moment).execute()
}

/** Deletes the readings with fewer than `measured` seconds. */
export async function deleteReadingsMeasuredBefore(db: Database, measured: number) {
  await db.deleteFrom('clockReadings').where('measured', '<', measured).execute()
}
