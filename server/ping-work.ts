import type { Database } from '#core/database/database.ts'
import { runOnce } from '#core/jobs/run-once.ts'
import { isPingDue, PingFault, pingJob, sendPings } from '#core/pings/send-pings.ts'
import type { Remote } from '#core/remote/ask-remote.ts'
import type { Log } from '#domain/log.ts'
import { type PingChannel, pingChannels } from '#domain/pings/ping-channels.ts'

type Parts = { db: Database; remote: Remote; siteUrl: string; log: Log; clock: () => Date; signal: AbortSignal }

/** Tells search engines and the hub of the feeds what others queued for them; one process of all does so. */
export function openPingWork({ log, ...parts }: Parts) {
  const { db, clock } = parts
  let sending: Promise<void> | undefined

  async function send(channel: PingChannel) {
    if (!(await isPingDue(db, channel, clock()))) return
    await runOnce(db, { ...pingJob(channel), work: () => sendPings(parts, channel) }, clock)
  }

  function report(error: unknown) {
    if (error instanceof PingFault) log.warn({ reason: error.message }, 'Search engines or the hub could not be told')
    else log.error({ err: error }, 'Search engines or the hub could not be told')
  }

  return {
    /** Begins unless it is under way; what fails is logged. */
    begin() {
      sending ??= Promise.all(pingChannels.map((channel) => send(channel).catch(report))).then(() => {
        sending = undefined
      })
      return sending
    },
    /** Waits until what was begun is done, which is soon after the signal. */
    close: () => sending,
  }
}
