import { Fragment } from 'react'
import { Link } from '#app/ui/link.tsx'

/** A breadcrumb; the current page has no `to`. */
export type Crumb = { label: string; to?: string }

export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      {trail.map((crumb, index) => (
        <Fragment key={crumb.to ?? ''}>
          {index > 0 ? <span aria-hidden="true">/</span> : null}
          <CrumbLabel {...crumb} />
        </Fragment>
      ))}
    </nav>
  )
}

function CrumbLabel({ label, to }: Crumb) {
  if (to) return <Link to={to}>{label}</Link>
  return <span aria-current="page">{label}</span>
}
