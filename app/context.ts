import { createContext } from 'react-router'
import type { Log } from '#domain/log.ts'
import type { Mail } from '#domain/mail.ts'
import type { Viewer } from '#operations/identity/admin-sessions.ts'
import type { Identity } from '#operations/identity/open-identity.ts'
import type { Remote } from '#operations/pictures/fetch-picture.ts'
import type { Database } from '#storage/database/database.ts'
import type { Pictures } from '#storage/pictures/pictures.ts'
import type { Uploads } from '#storage/pictures/uploads.ts'

/** What the whole site works with, handed to `createSite`. `siteUrl` is the public origin without a slash at its end. */
export type Services = {
  db: Database
  pictures: Pictures
  uploads: Uploads
  remote: Remote
  identity: Identity
  mail: Mail | undefined
  log: Log
  clock: () => Date
  siteUrl: string
  siteName: string
}

/** What is known of the request at hand: its reference in the log, the visitor's network address, and the host it was asked of. */
export type RequestFacts = { reference: string; address: string; host: string }

/** What loaders and actions work with. */
export const services = createContext<Services>()

/** The request at hand. */
export const requestFacts = createContext<RequestFacts>()

/** Who asks, read at most once a request; undefined for a guest. Rejects when the database does not answer. */
export const viewer = createContext<() => Promise<Viewer | undefined>>()

/**
 * Told of every unexpected error while a request is answered, so that the server knows an outage from a bug. The log has it once, under
 * `message` or what kind of error it is.
 */
export const reportError = createContext<(error: unknown, message?: string) => void>()

/** The security policy of a page with this text, which names its inline scripts (CSP level 3). */
export const pagePolicy = createContext<(html: string) => string>()
