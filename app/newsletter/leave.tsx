import { services } from '#app/context.ts'
import { readFields } from '#app/forms.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import { leaveNewsletter } from '#core/newsletter/join-newsletter.ts'
import type { Route } from './+types/leave.ts'
import { answerLink, readLink, toPublisher } from './publisher.ts'

export function loader(args: Route.LoaderArgs) {
  return readLink(args, 'leave')
}

/**
 * Unsubscribes the token's reader: by the page's button, or by a mail program, which posts `List-Unsubscribe=One-Click` without cookies or
 * a page (RFC 8058).
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { clock } = context.get(services)
  const token = url.searchParams.get('token') ?? ''
  const isOneClick = (await readFields(request))['List-Unsubscribe'] === 'One-Click'
  const page = isOneClick ? 'List-Unsubscribe' : '/newsletter/leave'
  return answerLink(context, () => leaveNewsletter(toPublisher(context), token, { page, now: clock() }))
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Leave the newsletter', description: 'Stop the newsletter.', noIndex: true })
}

export default function Leave({ loaderData: { email, state }, actionData }: Route.ComponentProps) {
  if (state === null)
    return (
      <>
        <h1>This link is not valid</h1>
        <p>It may have been cut off. Open the link in the latest email, or write to us through the contact page.</p>
      </>
    )
  if (state === 'left')
    return (
      <>
        <h1>You’ve unsubscribed</h1>
        <p role="status">We won’t send the newsletter to {email} anymore.</p>
      </>
    )
  return (
    <>
      <h1>Leave the newsletter</h1>
      <p>Stop sending the newsletter to {email}?</p>
      {actionData?.failed ? <p role="alert">{actionData.failed}</p> : null}
      <form method="post">
        <button className="button button--large" type="submit">
          Stop the newsletter
        </button>
      </form>
    </>
  )
}
