import type { Editor } from '@tiptap/core'
import { useId, useState } from 'react'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { UnfinishedUpload, type Upload, useUploads } from '../upload-progress.tsx'
import { insertBlocks } from './insert-blocks.ts'
import { SmallDialog } from './small-dialog.tsx'

/** Uploads pasted or dropped files, asks for a description of each, and inserts the pictures in their order. */
export function FilesDialog({ editor, files, onClose }: { editor: Editor; files: File[]; onClose: () => void }) {
  const id = useId()
  const { uploads, retry } = useUploads(files)
  const [alts, setAlts] = useState<Record<number, string>>({})
  const isBusy = uploads.some(({ share }) => share !== undefined) || !uploads.some(({ reference }) => reference)

  function insert() {
    const pictures = uploads.flatMap(({ reference: src }, index) =>
      src ? [editor.schema.node('image', { src, alt: alts[index]?.trim() ?? '' })] : [],
    )
    editor.view.dispatch(insertBlocks(editor.state, pictures))
    onClose()
  }

  return (
    <SmallDialog
      title={files.length === 1 ? 'Insert picture' : `Insert ${files.length} pictures`}
      confirm="Insert"
      isBusy={isBusy}
      onConfirm={insert}
      onClose={onClose}
    >
      <ul className="picture-files">
        {uploads.map((upload, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files have no ids, and their order never changes
          <li key={index}>
            <UploadState upload={upload} isAlone={files.length === 1} onRetry={() => retry(upload.file, index)} />
            {upload.error === undefined ? (
              <div className="field">
                <label htmlFor={`${id}-${index}`}>
                  Alternative text{files.length > 1 ? <span className="visually-hidden"> of {upload.file.name}</span> : null}
                </label>
                <input
                  className="input"
                  id={`${id}-${index}`}
                  value={alts[index] ?? ''}
                  maxLength={editorLimits.imageAlt}
                  aria-describedby={`${id}-help`}
                  onChange={({ currentTarget }) => setAlts((typed) => ({ ...typed, [index]: currentTarget.value }))}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      <span className="help" id={`${id}-help`}>
        Describe the picture for people who can’t see it. Leave empty only if it’s decorative.
      </span>
    </SmallDialog>
  )
}

function UploadState({ upload, isAlone, onRetry }: { upload: Upload; isAlone: boolean; onRetry: () => void }) {
  const { file, reference } = upload
  if (reference) {
    return (
      <div className="picture-preview">
        <img src={reference} alt={isAlone ? 'Preview' : `Preview of ${file.name}`} />
      </div>
    )
  }
  return <UnfinishedUpload upload={upload} onRetry={onRetry} />
}
