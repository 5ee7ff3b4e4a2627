import { type ReactNode, useState } from 'react'
import { EditorIcon } from './editor/editor-icon.tsx'

type DropZoneProps = {
  label: string
  describedBy?: string | undefined
  isInvalid?: boolean
  isMultiple?: boolean
  /** What the file picker offers; pictures unless given. */
  accept?: string
  icon?: ReactNode
  onFiles: (files: [File, ...File[]]) => void
}

/** Accepts a file from the file picker or by drag and drop; with `isMultiple` several at once. */
export function DropZone({
  label,
  describedBy,
  isInvalid = false,
  isMultiple = false,
  accept = 'image/*',
  icon = <EditorIcon name="upload" />,
  onFiles,
}: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  const take = ([first, ...more]: File[]) => {
    setOver(false)
    if (first) onFiles([first, ...more])
  }
  return (
    <label className={isOver ? 'drop-zone is-over' : 'drop-zone'}>
      {icon}
      <span>
        <b>{label}</b> or drop {isMultiple ? 'them' : 'it'} here
      </span>
      <input
        type="file"
        accept={accept || undefined}
        multiple={isMultiple}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
