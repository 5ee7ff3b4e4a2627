import { z } from 'zod'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { services } from '#app/context.ts'
import { toPublisher } from '#app/newsletter/publisher.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { renderLetter } from '#core/mails/render-letter.ts'
import { writeIssue } from '#core/newsletter/write-issue.ts'
import { readSiteName } from '#core/settings/read-site-name.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import type { Route } from './+types/show-letter.ts'
import { recordParams } from './record-params.ts'

/** A mail as readers get it, for a sandboxed frame: light, dark or as plain text. */
export async function loader(args: Route.LoaderArgs) {
  args.context.get(currentAdmin)
  const { as, kind, id } = readQuery(args, {
    ...recordParams,
    as: z.enum(['day', 'night', 'text']).default('day'),
  })
  const { db, mailer, siteUrl } = args.context.get(services)
  const publisher = toPublisher(args.context)
  const letter = await writeIssue(publisher, db, { recordKind: kind, recordId: id, subject: '', greeting: '' })
  if (!letter) throw notFound()
  const sender = {
    ...{ siteName: await readSiteName(db, publisher.siteName), siteUrl, leaveUrl: `${siteUrl}/newsletter` },
    postalAddress: (await mailer.findActive())?.postalAddress ?? '',
  }
  const bodies = renderLetter(letter, sender)
  const html = as === 'text' ? `<!doctype html><pre style="white-space: pre-wrap">${escapeHtml(bodies.text)}</pre>` : bodies.html
  return new Response(asAt(html, as).replaceAll(`src="${siteUrl}/`, 'src="/'), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    },
  })
}

/** What mail programs show in light or dark mode, whatever this browser's. */
function asAt(html: string, as: 'day' | 'night' | 'text') {
  return html
    .replace('@media (prefers-color-scheme: dark)', as === 'night' ? '@media all' : '@media not all')
    .replace('color-scheme: light dark', `color-scheme: ${as === 'night' ? 'dark' : 'light'}`)
}
