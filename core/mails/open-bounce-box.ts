import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { seal, unseal } from '#core/identity/secret.ts'
import { readJob } from '#core/jobs/read-job.ts'
import { type BounceBox, type BounceBoxDraft, readBounceUrl } from '#domain/mails/bounce-box.ts'
import { deleteBounceBox, findBounceBox, updateBounceBox } from './bounce-box-rows.ts'
import { inMailbox, MailboxFault } from './imap.ts'
import { readReports } from './read-reports.ts'

/** The job that reads the mailbox. */
export const bounceJob = { name: 'read bounces', everyMilliseconds: 5 * 60_000, retryMilliseconds: 5 * 60_000 }

const purpose = 'bounce box password'

type Parts = { db: Database; secret: string; address: string | undefined }

/** Opens what the site knows of the mailbox that gets reports of undelivered mail. `address` is that of the environment, which wins. */
export function openBounceBox({ db, secret, address }: Parts) {
  /** The mailbox in use; undefined without one. */
  async function findActive(): Promise<BounceBox | undefined> {
    if (address) return readBounceUrl(address)
    const stored = await findBounceBox(db)
    if (!stored) return undefined
    const { sealedPassword, ...box } = stored
    return { ...box, password: unseal(secret, purpose, sealedPassword) ?? '', isFromEnvironment: false }
  }

  return {
    findActive,
    /** Reads what is new in the mailbox, if there is one; returns how far, for the next time. */
    async read(now: Date, signal: AbortSignal) {
      const box = await findActive()
      const before = (await readJob(db, bounceJob.name, now)).done?.result
      return box ? readReports(db, box, { before, now, signal }) : ''
    },
    /** Signs in and opens the folder; returns what is wrong, in words, or undefined. */
    async test() {
      const box = await findActive()
      if (!box) return 'There’s no mailbox yet.'
      return inMailbox(box, async () => undefined).catch((error: unknown) => {
        if (error instanceof MailboxFault) return error.message
        throw error
      })
    },
    /** Stores the mailbox, or none without a server; an empty password leaves the stored one as it is. */
    save: ({ password, ...draft }: BounceBoxDraft) =>
      inTransaction(db, async (transaction) => {
        if (!draft.host) return deleteBounceBox(transaction)
        const kept = (await findBounceBox(transaction))?.sealedPassword ?? ''
        await updateBounceBox(transaction, { ...draft, sealedPassword: password ? seal(secret, purpose, password) : kept })
      }),
  }
}

export type BounceBoxAccess = ReturnType<typeof openBounceBox>
