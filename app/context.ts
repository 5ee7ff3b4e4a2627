import { createContext } from 'react-router'
import type { MakeArchive } from '#core/archive/open-archives.ts'
import type { Backups } from '#core/backups/open-backups.ts'
import type { Rehearsals } from '#core/backups/open-rehearsals.ts'
import type { Restores } from '#core/backups/open-restores.ts'
import type { Database } from '#core/database/database.ts'
import type { MakeExport } from '#core/exports/open-exports.ts'
import type { Viewer } from '#core/identity/admin-sessions.ts'
import type { Identity } from '#core/identity/open-identity.ts'
import type { Imports } from '#core/imports/open-imports.ts'
import type { ReadPage } from '#core/imports/read-shared-page.ts'
import type { Mailer } from '#core/mails/open-mailer.ts'
import type { VisitCounts } from '#core/numbers/count-visits.ts'
import type { Pictures } from '#core/pictures/pictures.ts'
import type { Uploads } from '#core/pictures/uploads.ts'
import type { Remote } from '#core/remote/ask-remote.ts'
import type { Blog } from '#domain/blogs/blog.ts'
import type { Collection } from '#domain/collections/collection.ts'
import { isInOwnFolder, isReservedPart } from '#domain/http/reserved-parts.ts'
import type { Log } from '#domain/log.ts'
import type { Page } from '#domain/pages/page.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'

/** The dependencies of the whole site, passed to `createSite`. `siteUrl` is the public origin without a trailing slash. */
export type Services = {
  db: Database
  pictures: Pictures
  uploads: Uploads
  remote: Remote
  identity: Identity
  mailer: Mailer
  log: Log
  clock: () => Date
  makeArchive: MakeArchive
  makeExport: MakeExport
  backups: Backups
  rehearsals: Rehearsals
  restores: Restores
  imports: Imports
  visits: VisitCounts
  siteUrl: string
  siteName: string
  /** Reads the pages that readers give the address of; undefined if they are to give none. */
  readPage: ReadPage | undefined
  /** What readers' browsers keep of this build; undefined if they are to keep nothing. */
  offlineFiles: OfflineFiles | undefined
}

export type OfflineFiles = { version: string; files: string[] }

/** The addresses that the site has by itself. */
export const siteAddresses = createContext<SiteAddresses>()

/**
 * Facts about the current request: its reference in the log, the visitor's network address, whether that may be the address of a proxy that TRUST_PROXY does not tell
 * of, and the requested host.
 */
type RequestFacts = { reference: string; address: string; isThroughUntoldProxy: boolean; host: string }

export const services = createContext<Services>()

export const requestFacts = createContext<RequestFacts>()

/** The signed-in admin, read at most once per request; undefined for a guest. Rejects when the database is unavailable. */
export const viewer = createContext<() => Promise<Viewer | undefined>>()

/**
 * Reports an unexpected error of the current request, so that the server can tell an outage from a bug. Each error is logged once, under
 * `message` or by its kind.
 */
export const reportError = createContext<(error: unknown, message?: string) => void>()

/**
 * Whether whoever asks has the page of these headers and this loader data already, in one text, so that it need not be rendered: the answer is 304
 * then.
 */
export const knowsData = createContext<(source: string) => boolean>()

/** The content security policy (level 3) of a page whose own inline scripts are these. */
export const pagePolicy = createContext<(inlineScripts: string[]) => string>()

/** What somebody types in a form of the admin, as the one record that it would be stored as. */
export type TypedRecord = { blog?: Blog; recipe?: Recipe; page?: Page; collection?: Collection }

/** The record that a public page is to show instead of a stored one; none but in a preview. */
export const previewed = createContext<TypedRecord>({})

/** Renders the public page of a record that is not stored, at the address of the request. */
export const showPreview = createContext<(typed: TypedRecord) => Promise<Response>>()

/** The part of React Router's build that says which addresses the site has. */
type Routes = Record<string, { id: string; parentId?: string; path?: string; index?: boolean } | undefined>

type SiteAddresses = ReturnType<typeof readSiteAddresses>

/** The addresses that the site has by itself, from its routes. Those of recipes, posts and pages of the owner's are not among them. */
export function readSiteAddresses(routes: Routes) {
  const patterns = Object.values(routes).flatMap((route) => (route?.path || route?.index ? [addressOf(routes, route.id)] : []))
  const fixed = new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)))

  return {
    isReserved: isReservedPart,
    /** Whether the site always answers a path by itself. */
    isFixed: (path: string) => fixed.has(path) || isInOwnFolder(path),
  }
}

/** Whether a route is a page for visitors. Its id, like its file, begins with the folder that it is in. */
export const isPublicPage = (id: string) => /^(?:public|kitchen)\//.test(id)

/** The address of a route, with its parameters. */
export function addressOf(routes: Routes, id: string): string {
  const { parentId, path } = routes[id] ?? {}
  const parent = parentId ? addressOf(routes, parentId) : '/'
  return path ? `${parent.replace(/\/$/, '')}/${path}` : parent
}
