import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { variantPath } from '#domain/pictures/picture-variants.ts'
import type { Opinion } from './opinion.ts'
import { type OnChanged, useModeration } from './use-moderation.ts'

type OpinionPhotosProps = { opinion: Opinion; action: string; onChanged: OnChanged }

/** The photos of a review, each with a link to its full size, and a remove button. */
export function OpinionPhotos({ opinion: { name, photos = [] }, action, onChanged }: OpinionPhotosProps) {
  if (photos.length === 0) return null
  return (
    <ul className="opinion-photos" aria-label={`Photos by ${name}`}>
      {photos.map((photo, index) => (
        <li key={photo.name}>
          <a href={variantPath(photo.name, 1600, 'webp')} target="_blank" rel="noreferrer">
            <Picture picture={{ ...photo, alt: `Photo ${index + 1} by ${name}` }} sizes="10rem" />
          </a>
          <RemovePhoto id={photo.name} label={`Remove photo ${index + 1} by ${name}`} action={action} onChanged={onChanged} />
        </li>
      ))}
    </ul>
  )
}

/** Removes a photo after a confirmation. */
function RemovePhoto({ id, label, action, onChanged }: { id: string; label: string } & Pick<OpinionPhotosProps, 'action' | 'onChanged'>) {
  const { fetcher, isChanging } = useModeration(onChanged)
  const ask = () => confirm(`${label}? This cannot be undone.`)
  return (
    <fetcher.Form method="post" action={action} onSubmit={(event) => (isChanging || !ask()) && event.preventDefault()}>
      <input type="hidden" name="change" value="remove-photo" />
      <input type="hidden" name="id" value={id} />
      <button className="button button--quiet" type="submit" aria-disabled={isChanging} aria-label={label}>
        {isChanging ? 'Removing…' : 'Remove'}
      </button>
      <SignInPrompt answer={fetcher.data} />
    </fetcher.Form>
  )
}
