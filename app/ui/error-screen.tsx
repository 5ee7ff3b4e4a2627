import type { ReactNode } from 'react'

/** The texts of an error page. `big` is the huge word; `order` are the lines of its guest check, the first of which is struck through. */
export type ErrorWords = { big: string; title: string; text: string; serial: string; order: string[] }

/** The layout of error pages; `children` are its links. */
export function ErrorScreen({ words, children }: { words: ErrorWords; children: ReactNode }) {
  return (
    <section className="oops">
      <div className="wrap">
        <div className="oops__text">
          <div className={words.big.length > 5 ? 'oops__big oops__big--long' : 'oops__big'} aria-hidden="true">
            {words.big}
          </div>
          <h1>{words.title}</h1>
          <p>{words.text}</p>
          {children}
        </div>
        <ErrorCheck words={words} />
      </div>
    </section>
  )
}

function ErrorCheck({ words }: { words: ErrorWords }) {
  return (
    <div className="hanging">
      <span className="clip" aria-hidden="true" />
      <div className="guest-check">
        <div className="guest-check__top">
          <b>Guest check</b>
          <span className="serial">No. {words.serial}</span>
        </div>
        <ul className="check-lines check-lines--pen">
          {words.order.map((item) => (
            <li key={item}>
              <span className="pen">1</span>
              <span className="pen">{item}</span>
            </li>
          ))}
        </ul>
        <p className="pen guest-check__thanks">Sorry, hon.</p>
      </div>
    </div>
  )
}
