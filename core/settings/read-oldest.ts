import type { Database } from '#core/database/database.ts'
import { type RetentionRule, toOldest, toRetention } from '#domain/settings/data-retention.ts'
import { findSettings } from './setting-rows.ts'

/** The moment (ISO 8601) before which the owner wants something deleted, counted by a trusted clock; undefined if it is kept forever. */
export async function readOldest(db: Database, rule: RetentionRule, sureTime: Date) {
  return toOldest(toRetention(await findSettings(db))[rule], sureTime)
}
