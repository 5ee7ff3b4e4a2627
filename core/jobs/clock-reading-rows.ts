import type { Database } from '#core/database/database.ts'
import type { Tables } from '#core/database/schema.ts'

// What the clock said. Times are ISO 8601; `measured` is in seconds.

export type ClockReading = Tables['clockReadings']

/** The latest reading by the clock. */
export function findLatestReading(db: Database): Promise<ClockReading | undefined> {
  return db.selectFrom('clockReadings').selectAll().orderBy('at', 'desc').limit(1).executeTakeFirst()
}

/** The latest reading by which no more than so many seconds were measured. */
export function findReadingMeasuredBy(db: Database, measured: number): Promise<ClockReading | undefined> {
  const earlier = db.selectFrom('clockReadings').selectAll().where('measured', '<=', measured)
  return earlier.orderBy('measured', 'desc').orderBy('at', 'desc').limit(1).executeTakeFirst()
}

/** The readings by which more than so many seconds were measured, in their order. */
export function listReadingsMeasuredAfter(db: Database, measured: number): Promise<ClockReading[]> {
  return db.selectFrom('clockReadings').selectAll().where('measured', '>', measured).orderBy('measured').orderBy('at').execute()
}

/** Notes a reading, unless another process has noted one of this moment. */
export async function insertReading(db: Database, reading: ClockReading) {
  await db
    .insertInto('clockReadings')
    .values(reading)
    .onConflict((conflict) => conflict.column('at').doNothing())
    .execute()
}

/** Forgets the readings that lie ahead of a moment. */
export async function deleteReadingsAfter(db: Database, moment: string) {
  await db.deleteFrom('clockReadings').where('at', '>', moment).execute()
}

/** Forgets the readings by which fewer seconds were measured. */
export async function deleteReadingsMeasuredBefore(db: Database, measured: number) {
  await db.deleteFrom('clockReadings').where('measured', '<', measured).execute()
}
