import type { ReactNode } from 'react'

/** The texts of an error page. `big` is the huge word or number. */
export type ErrorWords = { big: string; title: string; text: string }

/** A public error page has a guest check beside the text. The first line of `order` is struck through. */
export type ErrorCheckWords = { serial: string; order: string[] }

type ErrorScreenProps = {
  words: ErrorWords
  check?: ErrorCheckWords
  /** Its links. */
  children: ReactNode
}

/** The layout of error pages. */
export function ErrorScreen({ words, check, children }: ErrorScreenProps) {
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
        {check ? <ErrorCheck {...check} /> : null}
      </div>
    </section>
  )
}

function ErrorCheck({ serial, order }: ErrorCheckWords) {
  return (
    <div className="hanging oops__check">
      <span className="clip" aria-hidden="true" />
      <div className="guest-check">
        <div className="guest-check__top">
          <b>Guest check</b>
          <span className="serial">No. {serial}</span>
        </div>
        <ul className="check-lines check-lines--pen">
          {order.map((item) => (
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
