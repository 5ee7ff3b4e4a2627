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
  /** Reads the pages whose addresses readers enter; undefined if that is switched off. */
  readPage: ReadPage | undefined
  /** The files of this build that browsers cache for offline use; undefined if they should cache none. */
  offlineFiles: OfflineFiles | undefined
}

export type OfflineFiles = { version: string; files: string[] }

/** The site's own addresses. */
export const siteAddresses = createContext<SiteAddresses>()

/**
 * Facts about the current request: its reference in the log, the visitor's network address, whether that may be a proxy's that TRUST_PROXY
 * doesn't mention, and the requested host.
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
 * Whether the client already has the page of these headers and this loader data (given as one text), so that it need not be rendered: the
 * response is then 304.
 */
export const knowsData = createContext<(source: string) => boolean>()

/** The content security policy (level 3) of a page with these inline scripts. */
export const pagePolicy = createContext<(inlineScripts: string[]) => string>()

/** What is typed in an admin form, as the record it would be stored as. */
export type TypedRecord = { blog?: Blog; recipe?: Recipe; page?: Page; collection?: Collection }

/** In a preview, the record that a public page shows instead of a stored one. */
export const previewed = createContext<TypedRecord>({})

/** Renders the public page of an unsaved record, at the request's address. */
export const showPreview = createContext<(typed: TypedRecord) => Promise<Response>>()

/** The part of React Router's build that contains the site's addresses. */
type Routes = Record<string, { id: string; parentId?: string; path?: string; index?: boolean } | undefined>

type SiteAddresses = ReturnType<typeof readSiteAddresses>

/** The site's own addresses, from its routes. Those of recipes, posts and the owner's pages are not included. */
export function readSiteAddresses(routes: Routes) {
  const patterns = Object.values(routes).flatMap((route) => (route?.path || route?.index ? [addressOf(routes, route.id)] : []))
  const fixed = new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)))

  return {
    isReserved: isReservedPart,
    /** Whether the site itself always handles a path. */
    isFixed: (path: string) => fixed.has(path) || isInOwnFolder(path),
  }
}

/** Whether a route is a page for visitors. Its id, like its file, begins with its folder. */
export const isPublicPage = (id: string) => /^(?:public|kitchen)\//.test(id)

/** The address of a route, with its parameters. */
export function addressOf(routes: Routes, id: string): string {
  const { parentId, path } = routes[id] ?? {}
  const parent = parentId ? addressOf(routes, parentId) : '/'
  return path ? `${parent.replace(/\/$/, '')}/${path}` : parent
}
