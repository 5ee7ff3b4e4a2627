import { type ExportFormat, exportFormats } from '#domain/exports/export-formats.ts'
import { describeBytes } from '#domain/text/describe-bytes.ts'
import { DownloadForm } from '../download-form.tsx'
import { exportCards } from './export-cards.ts'
import type { RefusalWords } from './export-refusals.ts'
import type { RunningExport } from './use-running-export.ts'

type FormatCardProps = { format: ExportFormat; bytes: number | undefined; error: RefusalWords; running: RunningExport }

/** What a format is good for, with a form that asks for its file. `bytes` is how large that will be, roughly. */
export function FormatCard({ format, bytes, error, running }: FormatCardProps) {
  const { title, purpose, content } = exportCards[format]
  const { isPrivate } = exportFormats[format]
  return (
    <section className="card account__part" id={format} aria-labelledby={`${format}-title`}>
      <h2 id={`${format}-title`}>{title}</h2>
      <p>{purpose}</p>
      <p>
        {content} {bytes === undefined ? null : `About ${describeBytes(Math.max(bytes, 1000))}.`}
      </p>
      {isPrivate ? <p>Keep it private: it contains email addresses or unpublished content.</p> : null}
      <DownloadForm
        action="/admin/export/file"
        labelledBy={`${format}-title`}
        button="Download"
        notice="Creating the file. The download starts when it’s ready."
        error={error}
        hasPassword={isPrivate}
        {...running}
      >
        <input type="hidden" name="format" value={format} />
      </DownloadForm>
    </section>
  )
}
