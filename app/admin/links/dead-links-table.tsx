import { Form, useNavigation } from 'react-router'
import { LocalTime } from '#app/admin/local-time.tsx'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { Link } from '#app/ui/link.tsx'

type DeadLink = { id: string; address: string; said: string; failedAt: string | null; places: { title: string; path: string }[] }

/** How many of the records that contain a link are listed. */
const shownPlaces = 5

/** Each link with its response, the records that contain it, and its buttons. */
export function DeadLinksTable({ links, isIgnored }: { links: DeadLink[]; isIgnored: boolean }) {
  return (
    <DataTable
      label={isIgnored ? 'Ignored links' : 'Dead links'}
      columns={isIgnored ? ignoredColumns : deadColumns}
      rows={links}
      toKey={({ id }) => id}
    />
  )
}

const facts: Column<DeadLink>[] = [
  {
    heading: 'Link',
    kind: 'email',
    cell: ({ address }) => (
      <a href={address} target="_blank" rel="noreferrer nofollow">
        {address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')}
      </a>
    ),
  },
  { heading: 'Response', kind: 'name', cell: ({ said }) => said },
  { heading: 'Since', kind: 'date', cell: ({ failedAt }) => (failedAt ? <LocalTime moment={failedAt} /> : '–') },
  { heading: 'Where', kind: 'name', cell: ({ places }) => <Places places={places} /> },
]

const deadColumns: Column<DeadLink>[] = [
  ...facts,
  {
    heading: 'Actions',
    kind: 'actions',
    cell: ({ id, address }) => (
      <div className="row-actions">
        <ChangeForm id={id} change="check" label="Check again" busy="Checking…" address={address} />
        <ChangeForm id={id} change="ignore" label="Ignore" busy="Ignoring…" address={address} />
      </div>
    ),
  },
]

const ignoredColumns: Column<DeadLink>[] = [
  ...facts,
  {
    heading: 'Actions',
    kind: 'actions',
    cell: ({ id, address }) => (
      <div className="row-actions">
        <ChangeForm id={id} change="watch" label="Stop ignoring" busy="Stopping…" address={address} />
      </div>
    ),
  },
]

function Places({ places }: Pick<DeadLink, 'places'>) {
  return (
    <ul className="link-places">
      {places.slice(0, shownPlaces).map(({ title, path }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
      {places.length > shownPlaces ? <li>{`and ${places.length - shownPlaces} more`}</li> : null}
    </ul>
  )
}

type ChangeFormProps = { id: string; change: string; label: string; busy: string; address: string }

/** One change at a time. */
function ChangeForm({ id, change, label, busy, address }: ChangeFormProps) {
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData?.get('id') === id && formData.get('change') === change
  return (
    <Form method="post" onSubmit={(event) => (formData ? event.preventDefault() : undefined)} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <button className="button button--quiet" type="submit" name="change" value={change} aria-disabled={isBusy}>
        {isBusy ? busy : label}
        <span className="visually-hidden"> {address}</span>
      </button>
    </Form>
  )
}
