import type { ReactNode } from 'react'

type LegalSection = { id: string; heading: string; body: ReactNode }

type LegalPageProps = {
  title: string
  /** Date of the last change, as displayed. */
  updated: string
  lead?: string
  sections: LegalSection[]
}

/** A legal page: its sections in one narrow column, with a table of contents. */
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
