import { Link } from 'react-router'

type NoRecipesProps = {
  text: string
  hint: string
  /** Where to go on, when there is somewhere to go. */
  way?: { label: string; to: string }
}

/** An order ticket with nothing on it, where a list has no recipes to show. */
export function NoRecipes({ text, hint, way }: NoRecipesProps) {
  return (
    <div className="empty-state">
      <div className="hanging">
        <span className="clip" aria-hidden="true" />
        <div className="guest-check">
          <div className="guest-check__top">
            <b>Guest check</b>
            <span className="serial">No. 0000</span>
          </div>
          <ul className="check-lines ghost-lines" aria-hidden="true">
            <li />
            <li />
            <li />
          </ul>
          <p className="display">{text}</p>
          <p>{hint}</p>
        </div>
      </div>
      {way ? (
        <Link className="button button--large" to={way.to}>
          {way.label}
        </Link>
      ) : null}
    </div>
  )
}
