import { z } from 'zod'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { Link } from '#app/ui/link.tsx'
import { listAllCollections } from '#core/collections/all-collection-rows.ts'
import type { Database } from '#core/database/database.ts'
import { estimateSizes } from '#core/exports/estimate-sizes.ts'
import { isExportRunning } from '#core/exports/open-exports.ts'
import { type ExportFormat, exportFormats } from '#domain/exports/export-formats.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { adminMeta } from '../admin-meta.ts'
import { NotLoaded } from '../list-notes.tsx'
import { currentAdmin } from '../require-admin.ts'
import type { Route } from './+types/export-page.ts'
import { describeRefusal, exportRefusals, type RefusalWords } from './export-refusals.ts'
import { BookCard, FormatCard, useRunningExport } from './format-cards.tsx'

const formats = Object.keys(exportFormats) as ExportFormat[]

const lists = {
  recipes: 'Recipes',
  posts: 'Posts',
  comments: 'Comments',
  reviews: 'Reviews',
  contacts: 'Messages',
  users: 'Users',
  tags: 'Tags',
  redirects: 'Redirects',
}

/**
 * The sizes of the files, the collections, and whether a file is being created, null if they could not be read; and why there was no file.
 */
export async function loader(args: Route.LoaderArgs) {
  const { uid } = args.context.get(currentAdmin)
  const { refused, minutes, format, collection } = readQuery(args, {
    refused: z.enum(exportRefusals).optional().catch(undefined),
    minutes: z.coerce.number().int().min(1).max(60).catch(15),
    format: z.string().max(20).catch(''),
    collection: z.string().max(editorLimits.slug).catch(''),
  })
  const { db, clock } = args.context.get(services)
  const found = await withOutageFallback(args.context, 'Error preparing exports', () => read(db, uid, clock()), null)
  return { found, collection, error: { format, ...(refused ? describeRefusal(refused, minutes) : noError) } }
}

async function read(db: Database, uid: string, now: Date) {
  const [sizes, collections, isRunning] = await Promise.all([estimateSizes(db), listAllCollections(db), isExportRunning(db, uid, now)])
  return { sizes, isRunning, collections: Object.fromEntries(collections.map(({ slug, title }) => [slug, title])) }
}

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Export')
}

const noError: RefusalWords = { text: '', isOfPassword: false }

/** The site's content in files for other programs, one card each. */
export default function Exports({ loaderData: { found, collection, error } }: Route.ComponentProps) {
  const running = useRunningExport(found?.isRunning ?? false)
  return (
    <>
      <div className="admin-work__head">
        <h1>Export</h1>
      </div>
      <div className="exports">
        <p className="exports__intro">
          Download your content for other programs (without the trash). To save or move the whole site, use the archive under{' '}
          <Link to="/admin/backup">Backup</Link>.
        </p>
        {found ? null : <NotLoaded text="The sizes could not be loaded." toast="Failed to load the sizes." />}
        {found?.isRunning ? <p role="status">Your file is being created. The download starts when it’s ready.</p> : null}
        {formats.map((format) => (
          <FormatCard
            key={format}
            format={format}
            bytes={found?.sizes[format]}
            error={error.format === format ? error : noError}
            running={running}
          />
        ))}
        {found ? (
          <BookCard
            collections={found.collections}
            chosen={collection}
            error={error.format === 'epub' ? error : noError}
            running={running}
          />
        ) : null}
        <section className="card account__part" aria-labelledby="lists-title">
          <h2 id="lists-title">One list as CSV</h2>
          <p>A table for spreadsheets.</p>
          <ul className="exports__lists">
            {Object.entries(lists).map(([kind, label]) => (
              <li key={kind}>
                <a href={`/admin/export/${kind}`}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
        <section className="card account__part" aria-labelledby="copy-title">
          <h2 id="copy-title">A copy without a server</h2>
          <p>
            All public pages as plain HTML, for a USB stick or any web host. Run this on the server:{' '}
            <code>npm run cli -- export-site copy</code>
          </p>
        </section>
      </div>
    </>
  )
}
