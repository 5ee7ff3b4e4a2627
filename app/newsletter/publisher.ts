import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import type { Publisher } from '#core/newsletter/join-newsletter.ts'

/** Whose newsletter it is, for what writes to its readers. */
export function toPublisher(context: Readonly<RouterContextProvider>): Publisher {
  const { db, siteUrl, siteName, identity } = context.get(services)
  return { db, siteUrl, siteName, sign: identity.sign }
}
