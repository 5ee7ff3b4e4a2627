import { useActionData, useFetcher } from 'react-router'
import { AdminIcon } from '#app/admin/admin-icon.tsx'
import { DropZone } from '#app/admin/drop-zone.tsx'
import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import type { AdminAnswer } from '#app/form-answers.ts'
import { FormStatus } from '#app/ui/form-status.tsx'
import { useIsLive } from '#app/ui/use-is-live.ts'
import { describeBytes } from '#domain/text/describe-bytes.ts'
import { type ChosenFile, useSending } from './use-sending.ts'

/** Chooses files that become one source and sends them, however large. Without JavaScript it is a plain form. */
export function ChooseFiles() {
  const isLive = useIsLive()
  const posted = useActionData<AdminAnswer>()
  const fetcher = useFetcher<AdminAnswer>()
  const begin = (sent: { id: string; bytes: number; name: string }) =>
    fetcher.submit({ form: 'sent', ...sent, bytes: String(sent.bytes) }, { method: 'post', action: '/admin/import' })
  const { files, add, remove, go, stop, isSending, error } = useSending(begin)
  const isBusy = isSending || fetcher.state !== 'idle'

  if (!isLive) {
    return (
      <form className="form" method="post" action="/admin/import" encType="multipart/form-data" aria-labelledby="files-title">
        <FormStatus answer={posted?.form === 'page' ? undefined : posted} />
        <label className="field">
          Files
          <input className="input" type="file" name="files" multiple />
          <span className="help">Several files become one import. Without JavaScript, up to 60 MB in total.</span>
        </label>
        <button className="button" type="submit">
          Read files
        </button>
      </form>
    )
  }
  return (
    <div className="choose-files">
      <DropZone
        label="Choose files"
        isMultiple
        accept=""
        icon={<AdminIcon name="inbox" />}
        describedBy="files-help"
        onFile={isBusy ? () => {} : add}
      />
      <p className="help" id="files-help">
        A zip, XML, JSON, CSV or HTML file, or an export from your recipe manager. Several files become one import, up to 20 GB; a JSON or
        HTML file up to 200 MB. Zip folders first.
      </p>
      {files.length > 0 ? (
        <ul className="upload-list card">
          {files.map((chosen) => (
            <li key={chosen.name}>
              <FileLine chosen={chosen} onRemove={isBusy ? undefined : () => remove(chosen.name)} />
            </li>
          ))}
        </ul>
      ) : null}
      {isBusy ? <Overall files={files} isSent={!isSending} onStop={stop} /> : null}
      {isBusy ? null : <FormStatus answer={error ? { sent: false, message: error } : fetcher.data} />}
      <SignInPrompt answer={fetcher.data} next="send the files again" />
      {files.length > 0 && !isBusy ? (
        <button className="button" type="button" onClick={() => void go()}>
          {files.some(({ sent }) => sent > 0) ? 'Continue' : 'Read files'}
        </button>
      ) : null}
    </div>
  )
}

export function FileLine({ chosen: { file, sent }, onRemove }: { chosen: ChosenFile; onRemove: (() => void) | undefined }) {
  return (
    <>
      <span className="choose-files__name">
        {file.name} <span className="help">{describeBytes(file.size)}</span>
      </span>
      {sent > 0 ? <span className="help">{sent < file.size ? `${toPercent(sent, file.size)}%` : 'Sent'}</span> : null}
      {onRemove ? (
        <button className="link-button" type="button" onClick={onRemove}>
          Remove<span className="visually-hidden"> {file.name}</span>
        </button>
      ) : null}
    </>
  )
}

/** How much of all files has arrived. */
export function Overall({ files, isSent, onStop }: { files: ChosenFile[]; isSent: boolean; onStop: () => void }) {
  const total = files.reduce((sum, { file }) => sum + file.size, 0)
  const sent = files.reduce((sum, one) => sum + one.sent, 0)
  const percent = toPercent(sent, total)
  return (
    <div className="upload-progress">
      <progress max={100} value={percent} aria-label="Sending the files" />
      <span>{isSent ? 'Starting to read…' : `Sending… ${percent}% of ${describeBytes(total)}`}</span>
      {isSent ? null : (
        <button className="link-button" type="button" onClick={onStop}>
          Cancel
        </button>
      )}
    </div>
  )
}

function toPercent(part: number, whole: number) {
  return whole > 0 ? Math.floor((part / whole) * 100) : 100
}
