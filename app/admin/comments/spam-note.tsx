import { Link } from '#app/ui/link.tsx'

/** What happens to a list's spam. `place` is where an entry goes that isn't spam. */
export function SpamNote({ place }: { place: string }) {
  return (
    <p className="help">
      Spam is deleted after the time that you choose in the <Link to="/admin/settings#how-long">settings</Link>.{' '}
      {`“Not spam” moves an entry to ${place}, and takes its links, email and name off the `}
      <Link to="/admin/settings#block-list">block list</Link>.
    </p>
  )
}
