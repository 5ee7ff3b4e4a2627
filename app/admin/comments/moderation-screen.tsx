import { useState } from 'react'
import { useActionData, useFetchers, useNavigate, useRevalidator } from 'react-router'
import { AdminIcon, type AdminIconName } from '#app/admin/admin-icon.tsx'
import { toListPath } from '#app/admin/list-path.ts'
import { ListSearch } from '#app/admin/list-search.tsx'
import { toNewestFound } from '#app/admin/newest-found.ts'
import { useLeaveConfirmation } from '#app/admin/use-leave-confirmation.ts'
import type { AdminAnswer, ChangeAnswer } from '#app/form-answers.ts'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { useOnChange } from '#app/ui/use-on-answer.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import { groupDigits } from '#domain/text/count-of.ts'
import type { OpinionGroup, OpinionWords } from './opinion.ts'
import { OpinionList } from './opinion-list.tsx'
import { SpamNote } from './spam-note.tsx'
import { useLocalChanges } from './use-local-changes.ts'

type ModerationScreenProps = ModerationHeadProps & {
  icon: AdminIconName
  /** The loader's result. Local changes are shown on top of it until another object replaces it. */
  source: object
  /** The name under which the signed-in admin answers. */
  publicName: string
  /** Null when it could not be read. */
  list: { groups: OpinionGroup[]; page: number; pageCount: number; total: number } | null
}

/** The screen on which the owner approves, disapproves or deletes comments or reviews. */
export function ModerationScreen({ icon, source, publicName, list, ...head }: ModerationScreenProps) {
  const { words, address, view, search } = head
  const posted = useActionData<ChangeAnswer | AdminAnswer>()
  // The result of an answer is shown beside its form.
  const answer = posted && 'form' in posted && !posted.sent ? undefined : posted
  useLeaveConfirmation()
  const { groups, pendingTotal, applyChange } = useLocalChanges(source, { groups: list?.groups ?? null, pendingTotal: head.pendingTotal })
  const newestFound = toNewestFound(search, list?.total, words)
  useNextPage(head, groups?.length === 0 ? list : null)
  const onEnd = useFurther(head, list)
  return (
    <>
      <ModerationHead {...head} pendingTotal={pendingTotal} />
      {answer ? <FormStatus answer={answer} /> : null}
      {newestFound ? (
        <p className="admin-work__count" role="status">
          {newestFound}
        </p>
      ) : null}
      {isSpamView(view) ? <SpamNote place="Pending" /> : null}
      <OpinionList
        source={source}
        words={words}
        icon={icon}
        groups={groups}
        emptyWords={search ? `No ${words.many} match “${search}”.` : view.empty}
        action={toListPath(address, {}, view.params)}
        publicName={publicName}
        onChanged={applyChange}
        onEnd={onEnd}
      />
      {list ? <Pager page={list.page} pageCount={list.pageCount} params={{ ...(search ? { q: search } : {}), ...view.params }} /> : null}
    </>
  )
}

/**
 * Loads further entries once no change is under way: in a view that changed entries leave, by reading it again; otherwise the next page.
 */
function useFurther({ address, search, view }: ModerationHeadProps, list: { page: number; pageCount: number } | null) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const isChanging = useFetchers().some(({ state }) => state !== 'idle')
  const [isWanted, want] = useState(false)
  useOnChange(isWanted && !isChanging, (isDue) => {
    if (!isDue) return
    want(false)
    if (view.leaves) void revalidate()
    else if (list && list.page < list.pageCount) navigate(toListPath(address, { q: search, page: list.page + 1 }, view.params))
  })
  return () => want(true)
}

const isSpamView = ({ label }: View) => label === 'Spam'

/** When every entry of the page was deleted locally, navigates to the page that replaces it. `emptied` is that page. */
function useNextPage({ address, search, view }: ModerationHeadProps, emptied: { page: number; pageCount: number } | null) {
  const navigate = useNavigate()
  const isEmptied = emptied !== null && emptied.pageCount > 1
  useOnChange(isEmptied, () => {
    if (!isEmptied) return
    const page = Math.min(emptied.page, emptied.pageCount - 1)
    navigate(toListPath(address, { q: search, page }, view.params), { replace: true })
  })
}

/**
 * A filtered view of the list, by its query parameters; `empty` is its text without entries. Entries leave a view with `leaves` when they
 * are approved or answered.
 */
type View = { label: string; params: Record<string, string>; empty: string; leaves?: boolean }

/** `pendingTotal` is null when it could not be counted. */
type ModerationHeadProps = {
  words: OpinionWords
  address: string
  pendingTotal: number | null
  /** The views on offer and the current one. */
  views: View[]
  view: View
  search: string
}

/** The head of the comments or reviews: how many are pending, the views, the search and the CSV export. */
function ModerationHead({ words: { many }, address, pendingTotal, views, view, search }: ModerationHeadProps) {
  return (
    <>
      <div className="admin-work__head">
        <h1>Manage {capitalize(many)}</h1>
        {pendingTotal === null ? null : <span className="admin-work__count">{groupDigits(pendingTotal)} pending</span>}
        <a className="button button--quiet" href={`/admin/export/${many}`}>
          <AdminIcon name="download" />
          Export CSV
        </a>
      </div>
      <div className="list-tools">
        <nav className="list-filter" aria-label={`Which ${many}`}>
          {views.map((other) => (
            <Link
              key={other.label}
              to={toListPath(address, isSpamView(other) ? {} : { q: search }, other.params)}
              aria-current={other === view ? 'page' : undefined}
            >
              {other.label}
            </Link>
          ))}
        </nav>
        {isSpamView(view) ? null : <ListSearch action={address} label={`Search ${many}`} search={search} params={view.params} />}
      </div>
    </>
  )
}
