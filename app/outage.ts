import type { RouterContextProvider } from 'react-router'
import { isDiskFull, StorageError } from '#core/database/storage-error.ts'
import { defaultTimeZone } from '#core/settings/read-time-zone.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import { reportError, services } from './context.ts'
import { renderTrace } from './render-trace.ts'

/** Reads the essential data of a page. A failure is logged under `message` and rethrown, for the error page. */
export async function withErrorReport<Value>(context: Readonly<RouterContextProvider>, message: string, read: () => Promise<Value>) {
  try {
    return await read()
  } catch (error) {
    context.get(renderTrace).hasFailed = true
    context.get(reportError)(error, message)
    throw error
  }
}

/** Reads data that a page can do without. A failure is logged under `message`, and the page gets `fallback`. */
export async function withOutageFallback<Value, Fallback>(
  context: Readonly<RouterContextProvider>,
  message: string,
  read: () => Promise<Value>,
  fallback: Fallback,
): Promise<Value | Fallback> {
  try {
    return await withErrorReport(context, message, read)
  } catch {
    return fallback
  }
}

/** The owner's settings; defaults when they can't be read. */
export async function readSettings(context: Readonly<RouterContextProvider>): Promise<SiteSettings> {
  const { db } = context.get(services)
  return withOutageFallback(context, 'Error fetching settings', () => findSettings(db), {})
}

/** The site's time zone, for displayed days; the default if it can't be read. */
export async function readShownTimeZone(context: Readonly<RouterContextProvider>) {
  return (await readSettings(context)).timeZone || defaultTimeZone
}

/**
 * Runs an action. If the database or the picture store is unavailable, or a disk is full, this is logged and `onOutage` gives the response;
 * other errors are rethrown.
 */
export async function catchOutage<Answer, Fallback>(
  context: Readonly<RouterContextProvider>,
  work: () => Promise<Answer>,
  onOutage: (error: unknown) => Fallback,
): Promise<Answer | Fallback> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StorageError) && !isDiskFull(error)) throw error
    context.get(reportError)(error)
    return onOutage(error)
  }
}

/**
 * Tells an admin about an outage: `what` was not done, why, and what to do. `kept` says that what was typed is still there: 'The page could
 * not be saved', 'Your text is still here'.
 */
export function describeOutage(error: unknown, what: string, kept?: string) {
  const [reason, remedy] = isDiskFull(error)
    ? [': the disk is full', 'free up some space, then try again.']
    : ['', 'try again in a minute.']
  return `${what}${reason}. ${kept ? `${kept}: ${remedy}` : capitalize(remedy)}`
}

/** Turns a full sentence about a failure into one that also names a full disk, if that is the cause. */
export function nameFullDisk(error: unknown, message: string) {
  return isDiskFull(error) ? `${message.replace(/[.!]?$/, '.')} The disk is full: free up some space, then try again.` : message
}
