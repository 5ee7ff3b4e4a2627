import type { RouterContextProvider } from 'react-router'
import { data, Form, useActionData } from 'react-router'
import { z } from 'zod'
import { services } from '#app/context.ts'
import type { ChangeAnswer } from '#app/form-answers.ts'
import { readFields } from '#app/forms.ts'
import { catchOutage, describeOutage } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { badRequest, notFound } from '#app/responses.ts'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { readHistory, restoreRevision } from '#core/revisions/browse-history.ts'
import { fullHistoryDays } from '#domain/revisions/retention.ts'
import { toEditorPath } from '#domain/revisions/version-kinds.ts'
import { adminMeta } from '../admin-meta.ts'
import { keepUnsaved } from '../keep-unsaved.ts'
import { LocalTime } from '../local-time.tsx'
import { currentAdmin } from '../require-admin.ts'
import { requireRecord } from '../require-record.ts'
import { SignInPrompt } from '../sign-in-again.tsx'
import { useAnswerToast } from '../use-answer-toast.ts'
import type { Route } from './+types/history-page.ts'
import { Comparison } from './comparison.tsx'
import { recordKey } from './record-key.ts'
import { toAuthor } from './to-author.ts'

const number = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

/** The revisions of a record, and the differences between `?from=` and `?to=`; without them, between the last two. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = args.context.get(currentAdmin)
  const key = readKey(args.params)
  await requireRecord(args.context, viewer, key)
  const asked = readQuery(args, { from: number.optional(), to: number.optional() })
  const history = await readHistory(args.context.get(services), key, asked)
  if (!history) throw notFound()
  return { ...history, editor: toEditorPath(key.kind, key.id) }
}

/** Restores the revision `number`, as a new revision. */
export async function action(args: Route.ActionArgs) {
  const viewer = args.context.get(currentAdmin)
  const key = readKey(args.params)
  await requireRecord(args.context, viewer, key)
  const wanted = number.safeParse((await readFields(args.request)).number)
  if (!wanted.success) throw badRequest()
  return answerRestored(args.context, () => restoreRevision(args.context.get(services), key, wanted.data, toAuthor(viewer)))
}

export const clientAction = keepUnsaved

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, `History: ${args.loaderData?.title ?? 'a record'}`)
}

export default function HistoryPage({ loaderData: { editor, title, revisions, from, to, fields, isCut } }: Route.ComponentProps) {
  const answer = useActionData<ChangeAnswer>()
  useAnswerToast(answer)
  const [newest] = revisions
  return (
    <>
      <div className="admin-work__head">
        <Link className="button button--quiet back-link" to={editor}>
          <Icon name="arrow-left" />
          Back to the editor
        </Link>
        <h1>History of {title || 'Untitled'}</h1>
      </div>
      {answer?.sent === false ? <FormStatus answer={answer} /> : null}
      <SignInPrompt answer={answer} />
      {revisions.length === 0 ? (
        <p className="card">No earlier versions yet. The first one is kept the next time you save.</p>
      ) : (
        <>
          <Form method="get" className="card history" preventScrollReset>
            <ol className="history__list" reversed>
              {revisions.map((revision) => (
                <RevisionItem key={revision.number} {...{ revision, from, to }} isNewest={revision === newest} />
              ))}
            </ol>
            <button className="button button--quiet" type="submit">
              Compare
            </button>
            <p className="help">
              Every version is kept for {fullHistoryDays} days, then the last one of each day.{isCut ? ' Older ones are not listed.' : ''}
            </p>
          </Form>
          <Comparison from={from} to={to} fields={fields} />
        </>
      )}
    </>
  )
}

type RevisionItemProps = {
  revision: Route.ComponentProps['loaderData']['revisions'][number]
  from: number | undefined
  to: number | undefined
  isNewest: boolean
}

function RevisionItem({ revision: { number, createdAt, author, summary }, from, to, isNewest }: RevisionItemProps) {
  return (
    <li className="history__item" value={number}>
      <span className="history__choice">
        <label>
          <input type="radio" name="from" value={number} defaultChecked={number === from} />
          From
        </label>
        <label>
          <input type="radio" name="to" value={number} defaultChecked={number === to} />
          To
        </label>
      </span>
      <span className="history__what">
        {summary}
        <span className="help">
          <LocalTime moment={createdAt} />
          {author ? ` · ${author}` : ''}
        </span>
      </span>
      {isNewest ? (
        <span className="status-tag">Now</span>
      ) : (
        <button className="button button--quiet button--small" type="submit" formMethod="post" name="number" value={number}>
          Restore<span className="visually-hidden"> the version: {summary}</span>
        </button>
      )}
    </li>
  )
}

async function answerRestored(context: Readonly<RouterContextProvider>, restore: () => Promise<boolean>) {
  const work = async () => {
    if (await restore()) return data<ChangeAnswer>({ sent: true, message: 'Restored as a new version' })
    return data<ChangeAnswer>({ sent: false, message: lacking }, { status: 400 })
  }
  return catchOutage(context, work, (error) =>
    data<ChangeAnswer>({ sent: false, message: describeOutage(error, 'This could not be restored') }, { status: 503 }),
  )
}

const lacking = 'This version lacks something that’s now required. Turn it into a draft first, or copy what you need by hand.'

function readKey(params: { kind: string; id: string }) {
  const key = recordKey.safeParse(params)
  if (!key.success) throw notFound()
  return key.data
}
