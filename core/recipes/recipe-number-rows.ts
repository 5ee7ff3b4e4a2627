import type { Database } from '#core/database/database.ts'
import { firstCreatedRecipeId } from '#domain/recipes/recipe.ts'

/** One more than the highest number that is or was in use. */
export async function findNextRecipeNumber(db: Database) {
  // In this order: the number of one that is deleted in between is found among the used ones.
  const newest = await db.selectFrom('_recipes').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const used = await db.selectFrom('usedNumbers').select('highest').where('kind', '=', 'recipe').executeTakeFirst()
  return Math.max(firstCreatedRecipeId - 1, newest?.id ?? 0, used?.highest ?? 0) + 1
}

/** Records that a number was used, so that it is never used again. */
export async function reserveRecipeNumber(db: Database, highest: number) {
  await db
    .insertInto('usedNumbers')
    .values({ kind: 'recipe', highest })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ highest }).where('usedNumbers.highest', '<', highest))
    .execute()
}
