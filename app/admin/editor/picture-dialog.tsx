import type { Editor } from '@tiptap/core'
import { useId, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { DropZone } from '../drop-zone.tsx'
import { ChoosePicture } from '../media/choose-picture.tsx'
import { fetchPictureFrom, uploadPicture } from '../upload-picture.ts'
import { UploadNotice, UploadProgress } from '../upload-progress.tsx'
import { useUpload } from '../use-upload.ts'
import { insertBlocks, replaceBlock } from './insert-blocks.ts'
import { SmallDialog } from './small-dialog.tsx'

type PictureDialogProps = {
  editor: Editor
  onClose: () => void
}

/** Inserts a picture (uploaded or by address, with alternative text), or edits the selected one. */
export function PictureDialog({ editor, onClose }: PictureDialogProps) {
  const id = useId()
  const [present] = useState(() => readSelected(editor))
  const [src, setSrc] = useState(present.src)
  const [url, setUrl] = useState('')
  const [alt, setAlt] = useState(present.alt)
  const upload = useUpload(setSrc)

  function insert(reference: string) {
    const picture = editor.schema.node('image', { src: reference, alt: alt.trim() })
    editor.view.dispatch(present.src ? replaceBlock(editor.state, picture) : insertBlocks(editor.state, [picture]))
    editor.commands.focus()
    onClose()
  }

  function confirm() {
    if (src) insert(src)
    else if (url.trim()) upload.start((watch) => fetchPictureFrom(url.trim(), watch))
  }

  const insertion = present.src ? 'Change' : 'Insert'
  return (
    <SmallDialog
      title={`${insertion} picture`}
      confirm={!src && url.trim() ? 'Fetch' : insertion}
      isBusy={upload.isBusy || (!src && !url.trim())}
      onConfirm={confirm}
      onClose={onClose}
    >
      {src ? (
        <div className="picture-preview">
          <img src={src} alt="Preview" />
        </div>
      ) : null}
      {upload.share === undefined ? null : <UploadProgress share={upload.share} onCancel={upload.stop} />}
      {upload.isBusy ? null : (
        <DropZone
          label={src ? 'Upload another image' : 'Upload an image'}
          onFiles={([chosen]) => upload.start((watch) => uploadPicture(chosen, watch))}
        />
      )}
      {upload.isBusy ? null : (
        <ChoosePicture
          onChoose={(chosen) => {
            setSrc(chosen.reference)
            if (!alt.trim()) setAlt(chosen.alt)
          }}
        />
      )}
      <UploadNotice text={upload.notice} />
      {upload.error ? (
        <span className="field-error" role="alert">
          <Icon name="alert" />
          {upload.error}
        </span>
      ) : null}
      {src ? null : (
        <div className="field">
          <label htmlFor={`${id}-url`}>Image URL</label>
          <input
            className="input"
            id={`${id}-url`}
            inputMode="url"
            autoComplete="off"
            value={url}
            maxLength={editorLimits.url}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
        </div>
      )}
      <div className="field">
        <label htmlFor={`${id}-alt`}>Alternative text</label>
        <input
          className="input"
          id={`${id}-alt`}
          value={alt}
          maxLength={editorLimits.imageAlt}
          aria-describedby={`${id}-help`}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
        <span className="help" id={`${id}-help`}>
          Describe the picture for people who can’t see it. Leave empty only if it’s decorative.
        </span>
      </div>
    </SmallDialog>
  )
}

function readSelected(editor: Editor) {
  const { src, alt }: Record<string, unknown> = editor.isActive('image') ? editor.getAttributes('image') : {}
  return { src: typeof src === 'string' ? src : '', alt: typeof alt === 'string' ? alt : '' }
}
