import type { RouterContextProvider } from 'react-router'
import { requestFacts, services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { findSiteNumbers } from '#core/settings/site-number-rows.ts'
import type { Log } from '#domain/log.ts'

/** Logs that have the message already, so that it isn't repeated for every request. */
const warned = new WeakSet<Log>()

/**
 * The phone numbers of the requested host, else those of the site's own host. Null when neither has any, so that the defaults apply;
 * undefined when they could not be read.
 */
export async function readSiteNumbers(context: Readonly<RouterContextProvider>) {
  const { db, log, siteUrl } = context.get(services)
  const host = new URL(siteUrl).hostname
  const read = async () => (await findSiteNumbers(db, context.get(requestFacts).host, host)) ?? null
  const numbers = await withOutageFallback(context, 'Error fetching TFN', read, undefined)
  if (numbers === null) warnOnce(log, host)
  return numbers
}

function warnOnce(log: Log, host: string) {
  if (warned.has(log)) return
  warned.add(log)
  log.warn({ host }, 'No site numbers set: showing the fallback numbers')
}
