import type { FormConflict } from '#app/form-answers.ts'
import { useIsLive } from '#app/ui/use-is-live.ts'
import { LocalTime } from '../local-time.tsx'
import type { VersionChoice } from './use-version-choice.ts'
import { VersionsPanel } from './versions-panel.tsx'

type ConflictPanelProps = {
  conflict: FormConflict
  /** What is chosen: a save takes it over. */
  versions: VersionChoice
  /** Puts it into the form, to go on there. */
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
