import { PublicationButtons, SaveWithoutButton } from '#app/admin/publication/save-publication.tsx'
import type { Page } from '#domain/pages/page.ts'

type PageButtonsProps = {
  /** Undefined for a new page; `original` for one that ships with the product, which is always public. */
  state: Page['state'] | 'original' | undefined
  isSaving: boolean
  canSaveWithout: boolean
  earlierWish: string | undefined
}

/** The buttons that save a page: as it is, as a draft, published. */
export function PageButtons({ state, ...form }: PageButtonsProps) {
  if (state !== 'original') return <PublicationButtons {...(state && { state })} label={state ? 'Save page' : 'Publish page'} {...form} />
  return (
    <>
      {form.canSaveWithout ? <SaveWithoutButton isSaving={form.isSaving} /> : null}
      <button className="button" type="submit" aria-disabled={form.isSaving}>
        {form.isSaving ? 'Saving…' : 'Save page'}
      </button>
    </>
  )
}
