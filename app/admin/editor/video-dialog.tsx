import type { Editor } from '@tiptap/core'
import { type HTMLAttributes, useEffect, useId, useRef, useState } from 'react'
import { describedBy, FieldNotes } from '#app/ui/field.tsx'
import { readVideoPlace, toVideoAttributes } from '#domain/blogs/video-places.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import { readVideo, toWatchAddress } from '#domain/recipes/video.ts'
import { toLocalDay } from '#domain/text/dates.ts'
import { PickPicture } from '../pick-picture.tsx'
import { insertBlocks, replaceBlock } from './insert-blocks.ts'
import { SmallDialog } from './small-dialog.tsx'

/** Inserts a video of YouTube or Vimeo, or changes the selected one. */
export function VideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const body = useRef<HTMLDivElement>(null)
  const [present] = useState(() => readSelected(editor))
  const [address, setAddress] = useState(present ? toWatchAddress(present.video) : '')
  const [title, setTitle] = useState(present?.title ?? '')
  const [poster, setPoster] = useState(present?.poster ?? '')
  const [day, setDay] = useState(present?.day ?? '')
  const [errors, setErrors] = useState({ address: '', poster: '', day: '' })

  useEffect(() => {
    if (Object.values(errors).some(Boolean)) body.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  function confirm() {
    const video = readVideo(address.trim())
    const found = {
      address: video ? '' : 'Enter the link to a YouTube or Vimeo video',
      poster: poster && !pictureName(poster) ? 'The picture isn’t loaded yet. Press Show next to its address, or upload or choose one' : '',
      day: day > toLocalDay(new Date()) ? 'This date is in the future. Enter the date the video was published' : '',
    }
    setErrors(found)
    if (!video || found.poster || found.day) return
    const block = editor.schema.node('video', toVideoAttributes({ video, title, poster, day }))
    editor.view.dispatch(present ? replaceBlock(editor.state, block) : insertBlocks(editor.state, [block]))
    onClose()
  }

  return (
    <SmallDialog
      title={present ? 'Change video' : 'Insert video'}
      confirm={present ? 'Change' : 'Insert'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div ref={body} className="form">
        <TextField
          label="YouTube or Vimeo link"
          inputMode="url"
          maxLength={editorLimits.url}
          value={address}
          error={errors.address}
          onType={setAddress}
        />
        <TextField label="Title" maxLength={editorLimits.title} value={title} help="Shown below the video." onType={setTitle} />
        <fieldset className="picture-field">
          <legend className="field-label">Video thumbnail</legend>
          <PickPicture value={poster} error={errors.poster} onChange={setPoster} />
          <span className="help">Shown until the reader plays the video. Nothing is loaded from other sites before then.</span>
        </fieldset>
        <TextField
          label="Video date"
          type="date"
          value={day}
          error={errors.day}
          help="When it was published. With a title, thumbnail and date, search engines can list the video."
          onType={setDay}
        />
      </div>
    </SmallDialog>
  )
}

type TextFieldProps = {
  label: string
  type?: 'text' | 'date'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  maxLength?: number
  value: string
  error?: string
  help?: string
  onType: (typed: string) => void
}

function TextField({ label, error, help, onType, ...constraints }: TextFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...constraints}
        className="input"
        id={id}
        autoComplete="off"
        {...describedBy(id, { error, help })}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <FieldNotes {...{ id, error, help }} />
    </div>
  )
}

function readSelected(editor: Editor) {
  const { $from, from } = editor.state.selection
  const node = editor.isActive('video') ? $from.doc.nodeAt(from) : null
  return node ? readVideoPlace(node.attrs) : undefined
}
