import { OtherCopy } from './other-copies.tsx'
import { EndedNotice, GoneNotice, OpenElsewhere } from './tab-notices.tsx'
import type { useAutosave } from './use-autosave.ts'
import type { BegunForm } from './use-form-start.ts'
import type { useRenewedForm } from './use-renewed-form.ts'

type EditingNoticesProps = {
  begun: BegunForm
  renew: ReturnType<typeof useRenewedForm>
  autosave: ReturnType<typeof useAutosave>
  /** 'post', 'recipe'. */
  noun: string
  /** Where a new record is added. */
  addPath: string
}

/** What is told of a form's text: what other tabs do with it, that its record is gone, and another text of one's own that is not saved. */
export function EditingNotices({ begun, renew, autosave, noun, addPath }: EditingNoticesProps) {
  const { news, keepNow } = autosave
  const { other } = renew
  return (
    <>
      <GoneNotice news={news} noun={noun} addPath={addPath} />
      <EndedNotice news={news} onKeep={autosave.renew} onDiscard={renew.discard} />
      <OpenElsewhere copies={begun.elsewhere} noun={noun} isNew={begun.start.id === ''} keepNow={keepNow} />
      {other ? <OtherCopy copy={other.copy} versions={renew.versions} onMerge={renew.merge} onDiscard={other.discard} /> : null}
    </>
  )
}
