import { useActionData } from 'react-router'
import type { AdminIconName } from '#app/admin/admin-icon.tsx'
import type { ChangeAnswer } from '#app/form-answers.ts'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { countOf } from '#domain/text/count-of.ts'
import type { OpinionGroup, OpinionWords } from './opinion.ts'
import { OpinionList } from './opinion-list.tsx'
import { SpamNote } from './spam-note.tsx'
import { useLocalChanges } from './use-local-changes.ts'

type SpamScreenProps = {
  title: string
  words: OpinionWords
  icon: AdminIconName
  /** Address of the list. */
  path: string
  /** Where an entry goes that isn't spam. */
  place: string
  /** The loader's result. */
  source: object
  /** Null when it could not be read. */
  spam: { groups: OpinionGroup[]; page: number; pageCount: number; total: number } | null
}

/** The spam of a table-style list: each with its reasons, selected one by one or all. */
export function SpamScreen({ title, words, icon, path, place, source, spam }: SpamScreenProps) {
  const answer = useActionData<ChangeAnswer>()
  const { groups, applyChange } = useLocalChanges(source, { groups: spam?.groups ?? null, pendingTotal: null })
  return (
    <>
      <div className="admin-work__head">
        <h1>{title}</h1>
        <p className="admin-work__count" role="status">
          {spam ? `${countOf(spam.total, words.one, words.many)} in the spam` : null}
        </p>
      </div>
      <SpamViews path={path} many={words.many} isSpam />
      {answer ? <FormStatus answer={answer} /> : null}
      <SpamNote place={place} />
      <OpinionList
        source={source}
        words={words}
        icon={icon}
        groups={groups}
        emptyWords="No spam."
        action={`${path}?spam=1`}
        publicName=""
        onChanged={applyChange}
      />
      {spam ? <Pager page={spam.page} pageCount={spam.pageCount} params={{ spam: '1' }} /> : null}
    </>
  )
}

/** Links from a list to its spam and back. */
export function SpamViews({ path, many, isSpam = false }: { path: string; many: string; isSpam?: boolean }) {
  return (
    <div className="list-tools">
      <nav className="list-filter" aria-label={`Which ${many}`}>
        <Link to={path} aria-current={isSpam ? undefined : 'page'}>
          All
        </Link>
        <Link to={`${path}?spam=1`} aria-current={isSpam ? 'page' : undefined}>
          Spam
        </Link>
      </nav>
    </div>
  )
}
