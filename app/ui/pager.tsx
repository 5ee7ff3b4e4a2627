import { Link } from '#app/ui/link.tsx'
import { Icon } from './icon.tsx'

type PagerProps = {
  /** The current page, from 1. */
  page: number
  pageCount: number
  /** Other query parameters, which every link preserves. */
  params?: Record<string, string>
  /** Anchor for the links ('#comments'); default is the top of the page. */
  hash?: string
}

/** Links to the other pages of a list; nothing if there is only one. */
export function Pager({ page, pageCount, params = {}, hash = '' }: PagerProps) {
  if (pageCount <= 1) return null
  const to = (target: number) => ({ search: toSearch(target, params), hash })
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 ? <Step to={to(page - 1)} rel="prev" /> : null}
      <ol className="pager__pages">
        {listPages(page, pageCount).map((target, index, pages) => (
          <li key={target}>
            {target - (pages[index - 1] ?? target) > 1 ? <span aria-hidden="true">…</span> : null}
            <Link to={to(target)} aria-label={`Page ${target}`} aria-current={target === page ? 'page' : undefined}>
              {target}
            </Link>
          </li>
        ))}
      </ol>
      {page < pageCount ? <Step to={to(page + 1)} rel="next" /> : null}
    </nav>
  )
}

function Step({ to, rel }: { to: { search: string; hash: string }; rel: 'prev' | 'next' }) {
  return (
    <Link className={`button button--outline pager__${rel}`} to={to} rel={rel}>
      {rel === 'prev' ? <Icon name="arrow-left" /> : null}
      {rel === 'prev' ? 'Previous' : 'Next'}
      {rel === 'next' ? <Icon name="arrow-right" /> : null}
    </Link>
  )
}

/** The first and the last page, the current one, and its neighbours. */
function listPages(page: number, pageCount: number) {
  const wanted = [1, page - 1, page, page + 1, pageCount]
  return [...new Set(wanted)].filter((target) => target >= 1 && target <= pageCount)
}

function toSearch(page: number, params: Record<string, string>) {
  const search = new URLSearchParams(page > 1 ? { ...params, page: String(page) } : params).toString()
  return search && `?${search}`
}
