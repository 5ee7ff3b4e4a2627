import type { Database } from '#storage/database/database.ts'

/** The size in pixels of each stored picture among these, by name. */
export async function findImageSizes(db: Database, names: string[]) {
  if (names.length === 0) return new Map<string, { width: number; height: number }>()
  const rows = await db.selectFrom('images').select(['id', 'width', 'height']).where('id', 'in', names).execute()
  return new Map(rows.map(({ id, width, height }) => [id, { width, height }]))
}

/** Records a stored picture; an existing row stays as it is. */
export async function insertImage(db: Database, image: { id: string; width: number; height: number; createdAt: string }) {
  await db
    .insertInto('images')
    .values(image)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
