import { sql } from 'kysely'
import { firstCreatedRecipeId } from '#domain/recipes/recipe.ts'
import type { Database } from '#storage/database/database.ts'

/** One more than the highest number that is or was in use. */
export async function findNextRecipeNumber(db: Database) {
  const inUse = db
    .selectFrom('_recipes')
    .select(({ fn }) => fn.max('id').as('number'))
    .where('id', '>=', firstCreatedRecipeId)
  const wereInUse = db.selectFrom('usedNumbers').select('highest as number').where('kind', '=', 'recipe')
  const { next } = await db
    .selectFrom(inUse.unionAll(wereInUse).as('numbers'))
    .select(sql<number>`coalesce(max(number), ${sql.lit(firstCreatedRecipeId - 1)}) + 1`.as('next'))
    .executeTakeFirstOrThrow()
  return next
}

/** Records that a number was used, so that it is never used again. */
export async function reserveRecipeNumber(db: Database, highest: number) {
  await db
    .insertInto('usedNumbers')
    .values({ kind: 'recipe', highest })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ highest }).where('usedNumbers.highest', '<', highest))
    .execute()
}
