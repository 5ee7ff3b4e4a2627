import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Link } from '#app/ui/link.tsx'
import { type ExportFormat, exportFormats } from '#domain/exports/export-formats.ts'
import { countOf } from '#domain/text/count-of.ts'
import { describeBytes } from '#domain/text/describe-bytes.ts'
import { DownloadForm } from '../download-form.tsx'
import { SelectField } from '../select-field.tsx'
import { exportCards } from './export-cards.ts'
import { describeRefusal, type RefusalWords } from './export-refusals.ts'

type FormatCardProps = { format: ExportFormat; bytes: number | undefined; error: RefusalWords; running: RunningExport }

/** A format's description, with a form to request its file. `bytes` is its approximate size. */
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

type BookCardProps = { collections: Record<string, string>; chosen: string; error: RefusalWords; running: RunningExport }

/** A form for the cookbook of a collection. `collections` are titles by slugs. */
export function BookCard({ collections, chosen, error, running }: BookCardProps) {
  const count = Object.keys(collections).length
  return (
    <section className="card account__part" id="epub" aria-labelledby="epub-title">
      <h2 id="epub-title">A collection as a cookbook</h2>
      <p>An EPUB for e-readers and phones with a collection’s public recipes, one chapter each.</p>
      {count === 0 ? (
        <p>
          No collections yet. <Link to="/admin/collections">Create a collection</Link> first.
        </p>
      ) : (
        <DownloadForm
          action="/admin/export/file"
          labelledBy="epub-title"
          button="Download"
          notice="Creating the cookbook. The download starts when it’s ready."
          error={error}
          hasPassword={false}
          {...running}
        >
          <input type="hidden" name="format" value="epub" />
          <SelectField
            name="collection"
            label="Collection"
            options={collections}
            help={`${countOf(count, 'collection')} to choose from.`}
            answer={{ typed: { collection: chosen }, errors: {} }}
          />
        </DownloadForm>
      )}
    </section>
  )
}

/** The page checks whether a file is being created for as long as one is, and once after one was requested. */
const askMilliseconds = 1000

/** What a form for a file needs: the message that replaces it, '' for none, and whom to tell when it requests one. */
type RunningExport = { busy: string; onAsk: () => void }

/** Reloads the page's data until the file is ready. */
export function useRunningExport(isRunning: boolean): RunningExport {
  const { revalidate } = useRevalidator()
  const [isAsked, setIsAsked] = useState(false)
  const isBusy = isRunning || isAsked
  useEffect(() => {
    if (!isBusy) return
    const ask = () => {
      void revalidate().then(() => setIsAsked(false))
    }
    const timer = setInterval(ask, askMilliseconds)
    return () => clearInterval(timer)
  }, [isBusy, revalidate])
  return { busy: isBusy ? describeRefusal('busy', 0).text : '', onAsk: () => setIsAsked(true) }
}
