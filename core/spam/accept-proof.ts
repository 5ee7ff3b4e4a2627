import { hash } from 'node:crypto'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { isProof, toProofText } from '#domain/spam/proof.ts'
import { canBeProven } from '#domain/spam/spam-score.ts'
import { returnEntry } from './mark-spam.ts'
import { findOneSpam } from './spam-rows.ts'

/**
 * Moves something out of the spam, to await approval, once the sender's browser has proved its work, unless its score is too high; returns
 * whether it did.
 */
export function acceptProof(db: Database, id: string, nonce: number, now: Date) {
  if (!isProof(hash('sha256', toProofText(id, nonce), 'buffer'))) return false
  return inTransaction(db, async (transaction) => {
    const row = await findOneSpam(transaction, id)
    if (!row || !canBeProven(row.score / 10)) return false
    await returnEntry(transaction, row, now)
    return true
  })
}
