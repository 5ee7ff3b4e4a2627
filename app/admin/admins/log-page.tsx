import { Form } from 'react-router'
import { z } from 'zod'
import { FilterChoice } from '#app/admin/filter-choice.tsx'
import { services } from '#app/context.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { Link } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { browseLog } from '#core/identity/admin-log.ts'
import { listLogActors } from '#core/identity/admin-log-rows.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { pageParam } from '#domain/http/query-params.ts'
import { isLogKind, logKinds } from '#domain/identity/log-entry.ts'
import { countOf } from '#domain/text/count-of.ts'
import { adminMeta } from '../admin-meta.ts'
import { NothingYet } from '../list-notes.tsx'
import { LocalTime } from '../local-time.tsx'
import type { Route } from './+types/log-page.ts'

const actorParam = z.string().max(fieldLimits.email).optional()
const kindParam = z.string().optional()

/** One page of what admins did, newest first, filtered by `?by=` and `?kind=`. */
export async function loader(args: Route.LoaderArgs) {
  const { page, by, kind } = readQuery(args, { page: pageParam, by: actorParam, kind: kindParam })
  const { db } = args.context.get(services)
  const filter = { actor: by || undefined, kind: isLogKind(kind) ? kind : undefined }
  const [list, actors] = await Promise.all([browseLog(db, filter, page), listLogActors(db)])
  if (!list) throw notFound()
  return { list, actors, by: filter.actor ?? '', kind: filter.kind ?? '' }
}

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Log')
}

/** Who did what, and when. */
export default function Log({ loaderData: { list, actors, by, kind } }: Route.ComponentProps) {
  const params = { ...(by && { by }), ...(kind && { kind }) }
  return (
    <>
      <div className="admin-work__head">
        <h1>Log</h1>
        <p className="admin-work__count" role="status">
          {countOf(list.total, 'entry', 'entries')}
        </p>
      </div>
      <div className="people">
        <p className="settings-words">
          What admins did, and failed sign-ins. IP addresses are kept for a day, entries for as long as you choose in the{' '}
          <Link to="/admin/settings#how-long">settings</Link>.
        </p>
        <Form className="log-filter" action="/admin/log" key={`${by} ${kind}`}>
          <FilterChoice name="by" label="Who" value={by} all="Everyone" options={actors.map((actor) => [actor, actor])} />
          <FilterChoice name="kind" label="What" value={kind} all="Everything" options={Object.entries(logKinds)} />
          <button className="button button--quiet" type="submit">
            Show
          </button>
        </Form>
        {list.total === 0 ? <NothingYet icon="list" text="No entries match." /> : <LogList entries={list.entries} />}
        <Pager page={list.page} pageCount={list.pageCount} params={params} />
      </div>
    </>
  )
}

function LogList({ entries }: { entries: Route.ComponentProps['loaderData']['list']['entries'] }) {
  return (
    <ol className="log-list card">
      {entries.map(({ id, createdAt, actor, what, link, attempts, address }) => (
        <li key={id}>
          <p>
            <b>{actor}</b> {link ? <Link to={link}>{what}</Link> : what}
            {attempts > 1 ? `, ${attempts} times` : null}
            {address ? `, ${attempts > 1 ? 'last ' : ''}from ${address}` : null}
          </p>
          <LocalTime moment={createdAt} />
        </li>
      ))}
    </ol>
  )
}
