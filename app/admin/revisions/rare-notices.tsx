import type { FormConflict } from '#app/form-answers.ts'
import { useIsLive } from '#app/ui/use-is-live.ts'
import { LocalTime } from '../local-time.tsx'
import type { UnsavedCopy } from './unsaved-copies.ts'
import { useDiscard } from './use-discard.ts'
import type { VersionChoice } from './use-version-choice.ts'
import { VersionsPanel } from './versions-panel.tsx'

// One module for what forms hardly ever show, so that its shared code is loaded only then.
export { EndedNotice, GoneNotice, OpenElsewhere } from './tab-notices.tsx'

type ConflictPanelProps = {
  conflict: FormConflict
  /** The choices, which a save takes over. */
  versions: VersionChoice
  /** Puts them into the form, for further editing. */
  onMerge: () => void
}

const words = { ours: 'Keep yours', theirs: 'Use theirs', both: 'Keep both' }

/** Both versions of the fields that two saves changed, side by side. */
export function ConflictPanel({ conflict, versions, onMerge }: ConflictPanelProps) {
  const isLive = useIsLive()
  const who = conflict.author || 'Another tab'
  const buttons = (
    <button className="button button--quiet" type="button" onClick={onMerge}>
      Use these choices
    </button>
  )
  return (
    <VersionsPanel title="Two versions" ours="Yours" theirs={who} {...{ words, versions, buttons }}>
      <p>
        {who} saved this at <LocalTime moment={conflict.savedAt} /> after you opened it.{' '}
        {isLive
          ? 'Choose for each difference, then save. To keep editing first, press “Use these choices”.'
          : 'Both versions are shown here. The form below has yours: saving it again replaces theirs.'}
      </p>
    </VersionsPanel>
  )
}

type OtherCopyProps = {
  copy: UnsavedCopy
  /** The choices, which a save takes over. */
  versions: VersionChoice
  /** Puts them into the form, for further editing. */
  onMerge: () => void
  onDiscard: () => Promise<void>
}

const copyWords = { ours: 'Keep this', theirs: 'Use the other', both: 'Keep both' }

/** Another unsaved text of one's own, beside the one in the form. */
export function OtherCopy({ copy, versions, onMerge, onDiscard }: OtherCopyProps) {
  const { isBusy, ask } = useDiscard(onDiscard, 'Discard the other version? This cannot be undone.')
  const buttons = (
    <>
      <button className="button button--quiet" type="button" onClick={onMerge}>
        Use these choices
      </button>
      <button className="button button--quiet" type="button" aria-disabled={isBusy} onClick={ask}>
        Discard the other version
      </button>
    </>
  )
  return (
    <VersionsPanel title="Two unsaved versions" ours="In this form" theirs="The other version" words={copyWords} {...{ versions, buttons }}>
      <p>
        You have another unsaved version from <LocalTime moment={copy.savedAt} /> {copy.isFromDevice ? ', on this device' : ''}. Choose for
        each difference, then save. Neither is deleted until then.
      </p>
    </VersionsPanel>
  )
}
