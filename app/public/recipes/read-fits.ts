import type { Database } from '#core/database/database.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { allergenNames, toRegion } from '#domain/recipes/allergen-labels.ts'
import { nameFits } from '#domain/recipes/fit-words.ts'

/** What the recipes of a list are known to suit: as in its address ('' for all recipes), and in words. */
export type FitData = { words: string; shown: string }

/** Undefined if the address doesn't say. */
export async function describeFits(db: Database, fits: readonly string[] | undefined): Promise<FitData | undefined> {
  return fits && { words: fits.join(','), shown: nameFits(fits, allergenNames[toRegion(await findSettings(db))]) }
}
