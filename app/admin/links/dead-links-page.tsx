import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { answerChange } from '#app/admin/change-answer.ts'
import { DeleteOutcome } from '#app/admin/delete-form.tsx'
import { ListBody } from '#app/admin/list-notes.tsx'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { services } from '#app/context.ts'
import type { ChangeAnswer } from '#app/form-answers.ts'
import { readForm } from '#app/forms.ts'
import { catchOutage, describeOutage, withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { badRequest, notFound } from '#app/responses.ts'
import { Link } from '#app/ui/link.tsx'
import { browseLinks } from '#core/links/browse-links.ts'
import { checkLinkNow } from '#core/links/check-links.ts'
import { countLinks, updateIgnored } from '#core/links/link-rows.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { recordId } from '#domain/forms/record-id.ts'
import { linkStateParam, pageParam } from '#domain/http/query-params.ts'
import { hasRight } from '#domain/identity/roles.ts'
import type { LinkAnswer } from '#domain/links/link-state.ts'
import { countOf } from '#domain/text/count-of.ts'
import type { Route } from './+types/dead-links-page.ts'
import { DeadLinksTable } from './dead-links-table.tsx'

const path = '/admin/dead-links'

/** One page of the dead or ignored links (null if they couldn't be read), and the number of links checked. */
export async function loader(args: Route.LoaderArgs) {
  const { context } = args
  const { page, state = 'dead' } = readQuery(args, { page: pageParam, state: linkStateParam })
  const { db } = context.get(services)
  const read = async () => {
    const [links, fine, failing, { checkLinks }] = await Promise.all([
      browseLinks(db, state, page),
      countLinks(db, 'fine'),
      countLinks(db, 'failing'),
      findSettings(db),
    ])
    return { links, watched: { fine, failing }, isOn: checkLinks === 'on' }
  }
  const found = await withOutageFallback(context, 'Error fetching links', read, undefined)
  if (found && !found.links) throw notFound()
  const mayRun = hasRight(context.get(currentAdmin).role, 'run')
  return { state, mayRun, links: found?.links ?? null, watched: found?.watched, isOn: found?.isOn ?? true }
}

const change = z.object({ id: recordId, change: z.enum(['check', 'ignore', 'watch']) })

/** Checks a link at once, ignores it, or resumes checking it. */
export async function action({ request, context }: Route.ActionArgs) {
  const by = context.get(currentAdmin)
  const parsed = await readForm(request, change)
  if (!parsed.ok) throw badRequest()
  const { id } = parsed.value
  const { db } = context.get(services)
  if (parsed.value.change === 'check') return checkNow(context, id, request.signal)
  const isIgnored = parsed.value.change === 'ignore'
  return answerChange(context, {
    by,
    log: { kind: 'writing', what: isIgnored ? 'ignored a dead link' : 'stopped ignoring a dead link', link: path },
    change: () => updateIgnored(db, id, isIgnored ? { from: 'dead', to: 'ignored' } : { from: 'ignored', to: 'dead' }),
    done: isIgnored ? 'Link ignored' : 'Link will be checked again',
    failed: 'The link could not be changed.',
  })
}

function checkNow(context: Readonly<RouterContextProvider>, id: string, signal: AbortSignal) {
  const work = async () => data<ChangeAnswer>(describeAnswer(await checkLinkNow({ ...context.get(services), signal }, id)))
  return catchOutage(context, work, (error) =>
    data<ChangeAnswer>({ sent: false, message: describeOutage(error, 'The link could not be checked') }, { status: 503 }),
  )
}

function describeAnswer(answer: LinkAnswer | undefined): ChangeAnswer {
  if (!answer) return { sent: true, message: 'No page has this link anymore.' }
  if (answer.kind === 'fine') return { sent: true, message: 'The link works again, so it’s off the list.' }
  if (answer.kind === 'gone') return { sent: true, message: `Still dead. ${answer.said}` }
  return { sent: true, message: `Not sure. ${answer.said} It will be checked again later.` }
}

export { keepUnsaved as clientAction } from '#app/admin/keep-unsaved.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Dead links')
}

/** The site's dead links and videos. */
export default function DeadLinks({ loaderData: { state, mayRun, links, watched, isOn } }: Route.ComponentProps) {
  const isIgnored = state === 'ignored'
  const noDeadLinks = isOn ? 'No dead links.' : 'No links are checked.'
  return (
    <>
      <div className="admin-work__head">
        <h1>Dead links</h1>
        <p className="admin-work__count" role="status">
          {links ? `${countOf(links.total, 'link')}${isIgnored ? ' ignored' : ''}` : null}
        </p>
      </div>
      <p className="health-words">
        Links and videos in published posts, recipes and pages that didn’t work on two different days.{' '}
        {isOn ? describeWatched(watched) : null}
      </p>
      {isOn ? null : (
        <p className="health-words">
          Links aren’t checked at the moment.{' '}
          {mayRun ? <Link to="/admin/settings#links">Turn it on in the settings</Link> : 'An owner can turn it on in the settings.'}
        </p>
      )}
      <div className="list-tools">
        <nav className="list-filter" aria-label="Which links">
          <Link to={path} aria-current={isIgnored ? undefined : 'page'}>
            Dead
          </Link>
          <Link to={`${path}?state=ignored`} aria-current={isIgnored ? 'page' : undefined}>
            Ignored
          </Link>
        </nav>
      </div>
      <DeleteOutcome />
      <ListBody
        list={links}
        many="links"
        icon="chain"
        nothing={isIgnored ? 'No ignored links.' : noDeadLinks}
        params={isIgnored ? { state } : {}}
      >
        {({ entries }) => <DeadLinksTable links={entries} isIgnored={isIgnored} />}
      </ListBody>
    </>
  )
}

function describeWatched(watched: { fine: number; failing: number } | undefined) {
  if (!watched) return null
  const { fine, failing } = watched
  const sentences = [
    fine > 0 && `${countOf(fine, 'other is checked', 'others are checked')} once a week.`,
    failing > 0 && `${countOf(failing, 'link')} failed once and will be checked again tomorrow.`,
  ]
  return sentences.filter(Boolean).join(' ')
}
