import { data } from 'react-router'
import { services } from '#app/context.ts'
import { readFields } from '#app/forms.ts'
import { catchOutage } from '#app/outage.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import { readQuery } from '#app/query.ts'
import { confirmAnswers, findAddressOfLink, stopAnswers } from '#core/answers/tell-readers.ts'
import { linkParam } from '#domain/http/query-params.ts'
import type { Route } from './+types/answers-page.ts'

/** The page's text, and a button for its action, if there is one. */
type Page = { title: string; text: string; button?: string; status?: number }

const invalid = {
  title: 'This link is not valid',
  text: 'It may have been cut off or expired. Open the link in the latest email.',
  status: 410,
}
const stopped = { title: 'No more emails', text: 'We won’t email you about replies anymore.' }
const confirmed = { title: 'You’re all set', text: 'We’ll email you when someone replies. Each email has a link to stop them.' }
const failed = { title: 'That didn’t work', text: 'It couldn’t be saved right now. Please try again in a minute.', status: 503 }
const unread = {
  title: 'Please try again',
  text: 'The page can’t be shown right now. Please open the link again in a minute.',
  status: 503,
}

const answer = ({ status = 200, ...page }: Page) => data(page, { status })

/** The address a link belongs to, and its purpose. */
async function readLink(url: URL, context: Route.LoaderArgs['context']) {
  const { db, identity } = context.get(services)
  const purpose = url.searchParams.has('confirm') ? 'confirm' : 'leave'
  const address = await findAddressOfLink({ db, sign: identity.sign }, purpose, url.searchParams.get(purpose) ?? '')
  return { purpose, address } as const
}

/** The page that mails to readers link to. Loading it changes nothing, since programs open the links in mails. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  // The page cache passes on only declared parameters.
  readQuery({ request, context }, { confirm: linkParam, leave: linkParam })
  const work = async () => {
    const { purpose, address } = await readLink(url, context)
    if (!address) return answer(invalid)
    if (purpose === 'confirm') {
      if (address.confirmedAt) return answer(confirmed)
      return answer({
        title: 'Email you about replies?',
        text: `We’ll email ${address.email} when someone replies.`,
        button: 'Yes, email me',
      })
    }
    if (address.stoppedAt) return answer(stopped)
    return answer({ title: 'Stop these emails?', text: `We won’t email ${address.email} about replies anymore.`, button: 'Stop them' })
  }
  return catchOutage(context, work, () => answer(unread))
}

/**
 * Takes the action: for the page's button, and for mail programs, which post `List-Unsubscribe=One-Click` (RFC 8058). The link is the
 * proof.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  await readFields(request)
  const work = async () => {
    const { db, clock, identity, siteUrl, siteName } = context.get(services)
    const { purpose, address } = await readLink(url, context)
    if (!address) return answer(invalid)
    if (purpose === 'leave') await stopAnswers(db, address, clock())
    else if (!address.confirmedAt) await confirmAnswers({ db, siteUrl, siteName, sign: identity.sign }, address, clock())
    return answer(purpose === 'leave' ? stopped : confirmed)
  }
  return catchOutage(context, work, () => answer(failed))
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Emails about replies', description: 'Choose whether to get emails about replies.', noIndex: true })
}

export default function Answers({ loaderData, actionData }: Route.ComponentProps) {
  const { title, text, button }: Page = actionData ?? loaderData
  return (
    <>
      <h1>{title}</h1>
      <p role="status">{text}</p>
      {button ? (
        <form method="post">
          <button className="button button--large" type="submit">
            {button}
          </button>
        </form>
      ) : null}
    </>
  )
}
