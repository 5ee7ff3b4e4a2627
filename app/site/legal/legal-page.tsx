import type { ReactNode } from 'react'

type LegalSection = { id: string; heading: string; body: ReactNode }

type LegalPageProps = {
  title: string
  /** The day of the last change, as it is shown. */
  updated: string
  lead?: string
  sections: LegalSection[]
}

/** A page of house rules: its sections in one narrow column, with a list of them beside it. */
export function LegalPage({ title, updated, lead, sections }: LegalPageProps) {
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{title}</h1>
        <p>Last updated {updated}</p>
      </div>
      <div className="legal-page">
        <nav aria-label="On this page">
          <ul className="legal-page__list">
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="prose">
          {lead ? <p className="legal-page__lead">{lead}</p> : null}
          {sections.map(({ id, heading, body }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
