import { useEffect, useState } from 'react'
import { showToast } from '#app/ui/toast.ts'
import { LocalTime } from '../local-time.tsx'
import type { TwoVersions } from './choose-versions.ts'
import type { UnsavedCopy } from './unsaved-copies.ts'
import type { VersionChoice } from './use-version-choice.ts'
import { VersionsPanel } from './versions-panel.tsx'

type Typed = Record<string, string>

type OtherCopyProps = {
  copy: UnsavedCopy
  /** What is chosen: a save takes it over. */
  versions: VersionChoice
  /** Puts it into the form, to go on there. */
  onMerge: () => void
  onDiscard: () => Promise<void>
}

const words = { ours: 'Keep this', theirs: 'Take the other', both: 'Keep both' }

/** Another text of one's own that is not saved, beside the one in the form. */
export function OtherCopy({ copy, versions, onMerge, onDiscard }: OtherCopyProps) {
  const [isBusy, setBusy] = useState(false)
  const discard = () => {
    if (isBusy || !window.confirm('Discard the other text? This cannot be undone.')) return
    setBusy(true)
    onDiscard()
      .catch(() => showToast('error', 'This could not be done just now. Try it again in a minute.'))
      .finally(() => setBusy(false))
  }
  const buttons = (
    <>
      <button className="button button--quiet" type="button" onClick={onMerge}>
        Put this into the form
      </button>
      <button className="button button--quiet" type="button" aria-disabled={isBusy} onClick={discard}>
        Discard the other text
      </button>
    </>
  )
  return (
    <VersionsPanel title="Two texts that are not saved" ours="In the form" theirs="The other text" {...{ words, versions, buttons }}>
      <p>
        You have another text that is not saved, from <LocalTime moment={copy.savedAt} />
        {copy.isFromDevice ? ', kept on this device' : ''}. Choose for each difference, then save. Neither is deleted before that.
      </p>
    </VersionsPanel>
  )
}

/** How another text differs from the one in the form, once the server has told. */
export function useComparedCopy(copy: UnsavedCopy | undefined, readForm: () => Typed, stored: Typed) {
  const [compared, setCompared] = useState<TwoVersions & { copy: UnsavedCopy; inForm: Typed }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text; the form tells itself what is typed afterwards
  useEffect(() => {
    if (!copy) return
    const inForm = readForm()
    const theirs = { ...stored, ...copy.fields }
    let isWanted = true
    const compare = JSON.stringify({ ours: inForm, theirs })
    fetch('/admin/working-copy', { method: 'POST', headers: { 'content-type': 'application/json' }, body: `{"compare":${compare}}` })
      .then((response) => (response.ok ? response.json() : undefined))
      .then((fields) => isWanted && fields && setCompared({ copy, inForm, fields, stored: theirs, taken: [] }))
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [copy])
  return compared?.copy === copy ? compared : undefined
}
