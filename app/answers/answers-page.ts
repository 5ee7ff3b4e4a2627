import { pagePolicy, services } from '#app/context.ts'
import { readFields } from '#app/forms.ts'
import { catchOutage, readSettings, withErrorReport } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import stylesheet from '#app/styles/site.css?url'
import { confirmAnswers, findAddressOfLink, stopAnswers } from '#core/answers/tell-readers.ts'
import { linkParam } from '#domain/http/query-params.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import type { Route } from './+types/answers-page.ts'

type Context = Route.LoaderArgs['context']

/** What the page says, and the button that does it, if there is anything to do. */
type Page = { title: string; text: string; button?: string; status?: number }

const invalid = { title: 'This link is not valid', text: 'It may be cut off, or too old. Open the link of the latest email.', status: 410 }
const stopped = { title: 'No more emails', text: 'We won’t email you about answers any more.' }
const confirmed = { title: 'We’ll tell you', text: 'When you’re answered, you get an email. A link in each one ends them.' }
const failed = { title: 'That didn’t work', text: 'It couldn’t be saved right now. Please press again in a minute.', status: 503 }

/** Which address a link is of, and what for. */
async function readLink(url: URL, context: Context) {
  const { db, identity } = context.get(services)
  const purpose = url.searchParams.has('confirm') ? 'confirm' : 'leave'
  const address = await findAddressOfLink({ db, sign: identity.sign }, purpose, url.searchParams.get(purpose) ?? '')
  return { purpose, address } as const
}

/** The page that a mail to a reader links. Loading it changes nothing, since programs open the links in mails. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  // The page cache passes on only what a page declares.
  readQuery({ request, context }, { confirm: linkParam, leave: linkParam })
  const { purpose, address } = await withErrorReport(context, 'Error fetching a reader’s address', () => readLink(url, context))
  if (!address) return answer(context, invalid)
  if (purpose === 'confirm') {
    if (address.confirmedAt) return answer(context, confirmed)
    return answer(context, { title: 'Tell you about answers?', text: `We’d write to ${address.email}.`, button: 'Yes, tell me' })
  }
  if (address.stoppedAt) return answer(context, stopped)
  return answer(context, { title: 'Stop these emails?', text: `We’d no longer tell ${address.email} about answers.`, button: 'Stop them' })
}

/** Does it: for the button of the page, and for mail programs, which post `List-Unsubscribe=One-Click` (RFC 8058). The link is the proof. */
export async function action({ request, url, context }: Route.ActionArgs) {
  await readFields(request)
  const work = async () => {
    const { db, clock, identity, siteUrl, siteName } = context.get(services)
    const { purpose, address } = await readLink(url, context)
    if (!address) return answer(context, invalid)
    if (purpose === 'leave') await stopAnswers(db, address, clock())
    else if (!address.confirmedAt) await confirmAnswers({ db, siteUrl, siteName, sign: identity.sign }, address, clock())
    return answer(context, purpose === 'leave' ? stopped : confirmed)
  }
  return catchOutage(context, work, () => answer(context, failed))
}

/** A page without scripts, which no cache and no search engine keeps. */
async function answer(context: Context, { title, text, button, status = 200 }: Page) {
  const { siteName } = context.get(services)
  const name = escapeHtml((await readSettings(context)).name || siteName)
  const form = button
    ? `<form method="post"><button class="button button--large" type="submit">${escapeHtml(button)}</button></form>`
    : `<p><a href="/">${name}</a></p>`
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="same-origin">
<title>${escapeHtml(title)} | ${name}</title>
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<main class="wrap">
<div class="page-head">
<h1>${escapeHtml(title)}</h1>
<p role="status">${escapeHtml(text)}</p>
</div>
${form}
</main>
</body>
</html>
`
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': context.get(pagePolicy)([]),
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  }
  return new Response(html, { status, headers })
}
