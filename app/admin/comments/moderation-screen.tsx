import { useActionData, useNavigate } from 'react-router'
import type { AdminIconName } from '#app/admin/admin-icon.tsx'
import { toListPath } from '#app/admin/list-path.ts'
import { toNewestFound } from '#app/admin/newest-found.ts'
import { useLeaveConfirmation } from '#app/admin/use-leave-confirmation.ts'
import type { AdminAnswer, ChangeAnswer } from '#app/form-answers.ts'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { useOnChange } from '#app/ui/use-on-answer.ts'
import { ModerationHead, type ModerationHeadProps } from './moderation-head.tsx'
import type { OpinionGroup } from './opinion.ts'
import { OpinionList } from './opinion-list.tsx'
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
  // What became of an answer stands beside its form.
  const answer = posted && 'form' in posted && !posted.sent ? undefined : posted
  useLeaveConfirmation()
  const { groups, pendingTotal, applyChange } = useLocalChanges(source, { groups: list?.groups ?? null, pendingTotal: head.pendingTotal })
  const newestFound = toNewestFound(search, list?.total, words)
  useNextPage(head, groups?.length === 0 ? list : null)
  return (
    <>
      <ModerationHead {...head} pendingTotal={pendingTotal} />
      {answer ? <FormStatus answer={answer} /> : null}
      {newestFound ? (
        <p className="admin-work__count" role="status">
          {newestFound}
        </p>
      ) : null}
      <OpinionList
        words={words}
        icon={icon}
        groups={groups}
        emptyWords={search ? `No ${words.many} match “${search}”.` : view.empty}
        action={toListPath(address, {}, view.params)}
        publicName={publicName}
        onChanged={applyChange}
      />
      {list ? <Pager page={list.page} pageCount={list.pageCount} params={{ ...(search ? { q: search } : {}), ...view.params }} /> : null}
    </>
  )
}

/** When every entry of the page was deleted locally, navigates to the one that takes its place. `emptied` is that page. */
function useNextPage({ address, search, view }: ModerationHeadProps, emptied: { page: number; pageCount: number } | null) {
  const navigate = useNavigate()
  const isEmptied = emptied !== null && emptied.pageCount > 1
  useOnChange(isEmptied, () => {
    if (!isEmptied) return
    const page = Math.min(emptied.page, emptied.pageCount - 1)
    navigate(toListPath(address, { q: search, page }, view.params), { replace: true })
  })
}
