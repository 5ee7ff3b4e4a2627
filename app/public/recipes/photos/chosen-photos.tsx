import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { FieldError } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { maxPhotoBytes, maxReviewPhotos } from '#domain/comments/review-photo.ts'
import { useSendingShare, watchSending } from './watch-sending.ts'

watchSending()

/** Two pixels per dot. */
const previewPixels = 192

/** The files chosen in a field, and what was wrong with others. */
function useChosenFiles(input: RefObject<HTMLInputElement | null>) {
  const chosen = useRef<File[]>([])
  const [files, setFiles] = useState<File[]>([])
  const [problem, setProblem] = useState('')

  const keep = (next: File[]) => {
    chosen.current = next
    setFiles(next)
    if (input.current) input.current.files = toFileList(next)
  }

  const onAdd = useEffectEvent((added: FileList | null) => {
    const { kept, problem: found } = addFiles(chosen.current, [...(added ?? [])])
    keep(kept)
    setProblem(found)
  })

  useEffect(() => {
    const field = input.current
    const add = () => onAdd(field?.files ?? null)
    const reset = () => {
      chosen.current = []
      setFiles([])
      setProblem('')
    }
    add()
    field?.addEventListener('change', add)
    field?.form?.addEventListener('reset', reset)
    return () => {
      field?.removeEventListener('change', add)
      field?.form?.removeEventListener('reset', reset)
    }
  }, [input])

  const remove = (file: File) => {
    keep(files.filter((other) => other !== file))
    // The server's message about the field may no longer apply.
    input.current?.dispatchEvent(new Event('change', { bubbles: true }))
    input.current?.focus()
  }
  return { files, problem, remove }
}

/**
 * The photos chosen in a field, each with a button to remove it. Choosing again adds to them. Files too large or too many are left out,
 * with a message. Shows the progress while sending.
 */
export function ChosenPhotos({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { files, problem, remove } = useChosenFiles(input)
  const share = useSendingShare()
  const id = useId()
  return (
    <>
      {problem ? (
        <div role="alert">
          <FieldError id={id} error={problem} />
        </div>
      ) : null}
      {files.length > 0 ? (
        <ul className="chosen-photos" aria-label="Chosen photos">
          {files.map((file) => (
            <li key={toKey(file)}>
              <Preview file={file} />
              <button
                className="icon-button chosen-photos__remove"
                type="button"
                aria-label={`Remove ${file.name}`}
                onClick={() => remove(file)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {share === undefined ? null : (
        <p className="chosen-photos__progress" role="status">
          <progress value={share} aria-label="Sending the photos" />
          {share < 1 ? 'Sending the photos…' : 'Sent. Processing the photos…'}
        </p>
      )}
    </>
  )
}

/** Drawn on a canvas, since the site's policy blocks images from other origins, which includes local files. */
function Preview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    void draw(file, canvas.current)
  }, [file])
  return <canvas ref={canvas} width={previewPixels} height={previewPixels} role="img" aria-label={file.name} />
}

/** Fills the canvas. If the browser can't decode the file it stays empty: the server will say why. */
async function draw(file: File, canvas: HTMLCanvasElement | null) {
  const picture = await createImageBitmap(file).catch(() => undefined)
  const context = canvas?.getContext('2d')
  if (!picture || !context) return
  const scale = previewPixels / Math.min(picture.width, picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  context.drawImage(picture, (previewPixels - width) / 2, (previewPixels - height) / 2, width, height)
  picture.close()
}

/** A file chosen again is the same one. */
function addFiles(present: File[], added: File[]) {
  const fresh = added.filter((file) => !present.some((other) => toKey(other) === toKey(file)))
  const fitting = fresh.filter(({ size }) => size <= maxPhotoBytes)
  const all = [...present, ...fitting]
  const tooLarge = fresh.find((file) => !fitting.includes(file))
  return { kept: all.slice(0, maxReviewPhotos), problem: describeProblem(tooLarge, all.length) }
}

function describeProblem(tooLarge: File | undefined, count: number) {
  if (tooLarge) return `“${tooLarge.name}” wasn’t added: photos can be up to ${maxPhotoBytes / 1024 / 1024} MB.`
  return count > maxReviewPhotos ? `You can add up to ${maxReviewPhotos} photos. The rest were left out.` : ''
}

function toKey({ name, size, lastModified }: File) {
  return `${name} ${size} ${lastModified}`
}

function toFileList(files: File[]) {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer.files
}
