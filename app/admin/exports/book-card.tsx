import { Link } from '#app/ui/link.tsx'
import { countOf } from '#domain/text/count-of.ts'
import { DownloadForm } from '../download-form.tsx'
import { SelectField } from '../select-field.tsx'
import type { RefusalWords } from './export-refusals.ts'
import type { RunningExport } from './use-running-export.ts'

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
