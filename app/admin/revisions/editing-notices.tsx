import { type ComponentType, lazy, Suspense } from 'react'
import { LocalTime } from '#app/admin/local-time.tsx'
import type { FormConflict } from '#app/form-answers.ts'
import { ContinuedNotice, UnsavedByOthers } from './editing-parts.tsx'
import type { KeptNews } from './kept-news.ts'
import type { EditingStart } from './read-editing.ts'
import type { useAutosave } from './use-autosave.ts'
import type { BegunForm } from './use-form-start.ts'
import type { useRenewedForm } from './use-renewed-form.ts'

type EditingNoticesProps = {
  begun: BegunForm
  renew: ReturnType<typeof useRenewedForm>
  autosave: ReturnType<typeof useAutosave>
  editing: Pick<EditingStart, 'unsavedBy'>
  /** Others changed the same fields, so the last save was refused. */
  conflict?: FormConflict | undefined
  /** 'post', 'recipe'. */
  noun: string
  /** Where a new record is added. */
  addPath: string
}

const load = () => import('./rare-notices.tsx')
const ConflictPanel = whenNeeded(async () => (await load()).ConflictPanel)
const OtherCopy = whenNeeded(async () => (await load()).OtherCopy)
const EndedNotice = whenNeeded(async () => (await load()).EndedNotice)
const GoneNotice = whenNeeded(async () => (await load()).GoneNotice)
const OpenElsewhere = whenNeeded(async () => (await load()).OpenElsewhere)

/**
 * Notices about a form's text: where it comes from, what other tabs and people do with it, that its record is gone, and another version of
 * it to choose from.
 */
export function EditingNotices({ begun, renew, autosave, editing, conflict, noun, addPath }: EditingNoticesProps) {
  const { news, keepNow } = autosave
  const { other } = renew
  const [copy] = begun.elsewhere
  const { ended, elsewhere } = news.useValue()
  return (
    <>
      <ContinuedNotice continued={begun.continued} discard={renew.discard} />
      <Suspense>
        {elsewhere.isGone ? <GoneNotice noun={noun} addPath={addPath} /> : null}
        {ended ? <EndedNotice ended={ended} onKeep={autosave.renew} onDiscard={renew.discard} /> : null}
        {copy ? <OpenElsewhere copy={copy} noun={noun} isNew={begun.start.id === ''} keepNow={keepNow} /> : null}
        {other ? <OtherCopy copy={other.copy} versions={renew.versions} onMerge={renew.merge} onDiscard={other.discard} /> : null}
      </Suspense>
      <UnsavedByOthers unsavedBy={editing.unsavedBy} />
      {conflict ? (
        <Suspense>
          <ConflictPanel conflict={conflict} versions={renew.versions} onMerge={renew.merge} />
        </Suspense>
      ) : (
        <ElsewhereNotice news={news} />
      )}
    </>
  )
}

/** Notices that few forms ever show. If they can't be loaded, the form stays as it is. */
function whenNeeded<Props extends object>(find: () => Promise<ComponentType<Props>>) {
  return lazy(() => find().then(toModule, () => toModule<Props>(NotLoaded)))
}

function toModule<Props>(component: ComponentType<Props>) {
  return { default: component }
}

function NotLoaded() {
  return (
    <p className="editing-notice" role="alert">
      A notice about this text couldn’t be loaded. Your text is safe: reload the page to see the notice.
    </p>
  )
}

/** Says that others have saved the record, or have it open. */
function ElsewhereNotice({ news }: { news: KeptNews }) {
  const { newer, others } = news.useValue().elsewhere
  return (
    <div role="status">
      {newer ? (
        <p className="editing-notice">
          <span>
            {newer.author || 'Another tab'} saved this at <LocalTime moment={newer.createdAt} />. Your text is safe. When you save, both
            versions are merged; where they conflict, you choose.
          </span>
        </p>
      ) : null}
      {!newer && others.length > 0 ? <p className="editing-notice">{describeOthers(others)}</p> : null}
    </div>
  )
}

function describeOthers(others: string[]) {
  const people = others.filter(Boolean)
  if (people.length === 0) return 'This is also open in another tab.'
  return `${people.join(' and ')} ${people.length > 1 ? 'are' : 'is'} also editing this right now.`
}
