import { useState } from 'react'
import { EditorIcon } from './editor/editor-icon.tsx'

type DropZoneProps = { label: string; describedBy?: string | undefined; isInvalid?: boolean; onFile: (file: File) => void }

/** Accepts a picture from the file picker or by drag and drop. */
export function DropZone({ label, describedBy, isInvalid = false, onFile }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  const take = (file: File | undefined) => {
    setOver(false)
    if (file) onFile(file)
  }
  return (
    <label className={isOver ? 'drop-zone is-over' : 'drop-zone'}>
      <EditorIcon name="upload" />
      <span>
        <b>{label}</b> or drop it here
      </span>
      <input
        type="file"
        accept="image/*"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
