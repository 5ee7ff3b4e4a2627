import type { Database } from '#core/database/database.ts'
import type { Tables } from '#core/database/schema.ts'

export type AnswerAddress = Tables['answerAddresses']
export type AnswerWish = Tables['answerWishes']

/** Returns the row of an address, ignoring case, and inserts it if it is new. */
export async function putAnswerAddress(db: Database, address: AnswerAddress): Promise<AnswerAddress> {
  await db
    .insertInto('answerAddresses')
    .values(address)
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .execute()
  return db.selectFrom('answerAddresses').selectAll().where('emailKey', '=', address.emailKey).executeTakeFirstOrThrow()
}

export function findAnswerAddress(db: Database, id: string): Promise<AnswerAddress | undefined> {
  return db.selectFrom('answerAddresses').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Notes when an address was confirmed or stopped. */
export async function updateAnswerAddress(db: Database, id: string, change: Partial<Pick<AnswerAddress, 'confirmedAt' | 'stoppedAt'>>) {
  await db.updateTable('answerAddresses').set(change).where('id', '=', id).execute()
}

export async function insertAnswerWish(db: Database, wish: AnswerWish) {
  await db.insertInto('answerWishes').values(wish).execute()
}

/** Stores that someone wants to be told when a comment, review or question is answered. */
export function findAnswerWish(db: Database, recordId: string): Promise<AnswerWish | undefined> {
  return db.selectFrom('answerWishes').selectAll().where('recordId', '=', recordId).executeTakeFirst()
}

export function listAnswerWishes(db: Database, addressId: string): Promise<AnswerWish[]> {
  return db.selectFrom('answerWishes').selectAll().where('addressId', '=', addressId).orderBy('recordId').execute()
}

export async function deleteAnswerWish(db: Database, recordId: string) {
  await db.deleteFrom('answerWishes').where('recordId', '=', recordId).execute()
}

export async function deleteAnswerWishesOf(db: Database, addressId: string) {
  await db.deleteFrom('answerWishes').where('addressId', '=', addressId).execute()
}

/** Deletes wishes older than one moment (ISO 8601), and addresses older than another that have neither a wish nor a confirmation. */
export async function deleteOldAnswerWishes(db: Database, { wishes, addresses }: { wishes: string; addresses: string }) {
  await db.deleteFrom('answerWishes').where('createdAt', '<', wishes).execute()
  await db
    .deleteFrom('answerAddresses')
    .where('createdAt', '<', addresses)
    .where('confirmedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('answerWishes').select('recordId').whereRef('answerWishes.addressId', '=', 'answerAddresses.id'))),
    )
    .execute()
}
