import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import type { AdminAnswer } from '#app/form-answers.ts'
import { FormStatus } from '#app/ui/form-status.tsx'
import { describeBytes } from '#domain/text/describe-bytes.ts'
import type { ChosenFile, useSending } from './use-sending.ts'

type ChosenFilesProps = {
  sending: ReturnType<typeof useSending>
  /** The response of the import's page when all files had arrived. */
  answer: AdminAnswer | undefined
  /** Whether files are being sent, or that response is awaited. */
  isBusy: boolean
  /** The label of the send button. */
  label: string
  /** What to do after signing in, in the sign-in prompt. */
  next: string
}

/** The files chosen for sending: removing and sending them, the progress, and errors. */
export function ChosenFiles({ sending, answer, isBusy, label, next }: ChosenFilesProps) {
  const { files, remove, go, stop, isSending, error } = sending
  return (
    <>
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
      {isBusy ? null : <FormStatus answer={error ? { sent: false, message: error } : answer} />}
      <SignInPrompt answer={answer} next={next} />
      {files.length > 0 && !isBusy ? (
        <button className="button" type="button" onClick={() => void go()}>
          {files.some(({ sent }) => sent > 0) ? 'Continue' : label}
        </button>
      ) : null}
    </>
  )
}

function FileLine({ chosen: { file, sent }, onRemove }: { chosen: ChosenFile; onRemove: (() => void) | undefined }) {
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

/** How much of all files has been sent. */
function Overall({ files, isSent, onStop }: { files: ChosenFile[]; isSent: boolean; onStop: () => void }) {
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
