import { LocalTime } from '../local-time.tsx'
import type { UnsavedCopy } from './unsaved-copies.ts'
import { useDiscard } from './use-discard.ts'
import type { VersionChoice } from './use-version-choice.ts'
import { VersionsPanel } from './versions-panel.tsx'

type OtherCopyProps = {
  copy: UnsavedCopy
  /** What is chosen: a save takes it over. */
  versions: VersionChoice
  /** Puts it into the form, to go on there. */
  onMerge: () => void
  onDiscard: () => Promise<void>
}

const words = { ours: 'Keep this', theirs: 'Use the other', both: 'Keep both' }

/** Another text of one's own that is not saved, beside the one in the form. */
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
    <VersionsPanel title="Two unsaved versions" ours="In this form" theirs="The other version" {...{ words, versions, buttons }}>
      <p>
        You have another unsaved version from <LocalTime moment={copy.savedAt} /> {copy.isFromDevice ? ', on this device' : ''}. Choose for
        each difference, then save. Neither is deleted until then.
      </p>
    </VersionsPanel>
  )
}
