import type { RouterContextProvider } from 'react-router'
import { requestFacts, services } from '#app/context.ts'
import { pageNotes } from '#app/page-notes.ts'

/** Reads what a page is about: when that fails, the log says so in `message` and the failure goes on to the error page. */
export async function readOrReport<Value>(context: Readonly<RouterContextProvider>, message: string, read: () => Promise<Value>) {
  try {
    return await read()
  } catch (error) {
    context.get(pageNotes).hasFailed = true
    context.get(services).log.error({ err: error, reference: context.get(requestFacts).reference }, message)
    throw error
  }
}

/** Reads something that a page can do without: when that fails, the log says so in `message` and the page gets `fallback`. */
export async function readOrGoWithout<Value, Fallback>(
  context: Readonly<RouterContextProvider>,
  message: string,
  read: () => Promise<Value>,
  fallback: Fallback,
): Promise<Value | Fallback> {
  try {
    return await readOrReport(context, message, read)
  } catch {
    return fallback
  }
}
