import type { Database } from '#core/database/database.ts'
import { insertReading } from '#core/jobs/clock-reading-rows.ts'

const twoDays = 2 * 24 * 60 * 60

/** Makes a time trusted, so that deletions by age use it: as if a process had run for two days since the clock showed it. */
export async function makeSure(db: Database, time: Date) {
  await db.deleteFrom('clockReadings').execute()
  await insertReading(db, { at: time.toISOString(), measured: 0, jumpedFrom: null })
  await insertReading(db, { at: new Date(time.getTime() + 1).toISOString(), measured: twoDays, jumpedFrom: null })
}
