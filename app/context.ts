import { createContext } from 'react-router'
import type { Log } from '#domain/log.ts'
import type { Mail } from '#domain/mail.ts'
import type { Viewer } from '#operations/identity/admin-sessions.ts'
import type { Identity } from '#operations/identity/open-identity.ts'
import type { Remote } from '#operations/pictures/fetch-picture.ts'
import type { Database } from '#storage/database/database.ts'
import type { Pictures } from '#storage/pictures/pictures.ts'
import type { Uploads } from '#storage/pictures/uploads.ts'
import type { SiteAddresses } from './site-addresses.ts'

/** The dependencies of the whole site, passed to `createSite`. `siteUrl` is the public origin without a trailing slash. */
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

/** The addresses that the site has by itself. */
export const siteAddresses = createContext<SiteAddresses>()

/** Facts about the current request: its reference in the log, the visitor's network address, and the requested host. */
export type RequestFacts = { reference: string; address: string; host: string }

export const services = createContext<Services>()

export const requestFacts = createContext<RequestFacts>()

/** The signed-in admin, read at most once per request; undefined for a guest. Rejects when the database is unavailable. */
export const viewer = createContext<() => Promise<Viewer | undefined>>()

/**
 * Reports an unexpected error of the current request, so that the server can tell an outage from a bug. Each error is logged once, under
 * `message` or by its kind.
 */
export const reportError = createContext<(error: unknown, message?: string) => void>()

/** The content security policy (level 3) of a page whose own inline scripts are these. */
export const pagePolicy = createContext<(inlineScripts: string[]) => string>()
