import { data, Form } from 'react-router'
import { services } from '#app/context.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { EmptyCheck } from '#app/ui/empty-check.tsx'
import { HiddenCount } from '#app/ui/hidden-count.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { SearchInput } from '#app/ui/search-input.tsx'
import { searchSite } from '#core/search/search-site.ts'
import { fitsParam, pageParam, searchKindParam, searchParam } from '#domain/http/query-params.ts'
import type { DocumentKind } from '#domain/search/search-document.ts'
import { countOf } from '#domain/text/count-of.ts'
import { fold } from '#packages/ingredients/fold.ts'
import type { Route } from './+types/search.ts'
import { describeLimits } from './describe-limits.ts'
import { pageMeta } from './page-meta.ts'
import { FitNote, toFitParams } from './recipes/fit-note.tsx'
import { describeFits, type FitData } from './recipes/read-fits.ts'
import { LimitNotes, NearWords, SearchNotes } from './search-notes.tsx'
import { SearchResult } from './search-result.tsx'

const kinds = { recipes: 'recipe', posts: 'blog' } as const satisfies Record<string, DocumentKind>
type Kind = keyof typeof kinds

/** Searches recipes and posts for what was typed; `found` is null if nothing was typed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const params = { q: searchParam, page: pageParam, kind: searchKindParam, fits: fitsParam }
  const { q, page, kind, fits: words } = readQuery({ request, context }, params)
  const { db } = context.get(services)
  const fits = await describeFits(db, words)
  if (fold(q) === '' && page > 1) throw notFound()
  if (fold(q) === '') return data({ q, kind, fits, found: null })
  const found = await searchSite(db, { text: q, page, kind: kind && kinds[kind], fits: words })
  if (!found) throw notFound()
  // The server counts responses with this header, so that the owner sees which searches found nothing.
  const headers = found.total === 0 && !kind && !fits?.words ? { 'X-Search-Results': '0' } : undefined
  const { diets, without, missing, minutes, words: wanted, ...shown } = found
  const limits = describeLimits({ diets, without, missing, minutes, words: wanted, recipes: found.counts.recipe.ranked })
  return data({ q, kind, fits, found: { ...shown, ...limits } }, headers && { headers })
}

export { passLoaderHeaders as headers } from './loader-headers.ts'

/** Title and description; only the bare search page may be indexed. */
export function meta(args: Route.MetaArgs) {
  const q = args.loaderData?.q ?? ''
  return pageMeta(args, {
    title: q ? `Search: ${q}` : 'Search',
    description: 'Search every recipe and post for a dish, an ingredient or a word.',
    noIndex: q !== '',
  })
}

/** The search form and the results. */
export default function Search({ loaderData: { q, kind, fits, found } }: Route.ComponentProps) {
  return (
    <div className="wrap search-page">
      <div className="page-head">
        <h1>Search</h1>
        <SearchForm q={q} fits={fits} />
        <p role="status">{found ? toCount(found, q, kind) : 'Search every recipe and post for a dish, an ingredient or a word.'}</p>
      </div>
      {found ? null : <WaysOn />}
      {found ? <FitNote fits={fits} count={found.total} params={kind ? { q, kind } : { q }} /> : null}
      {found && countAll(found.counts).ranked === 0 && !fits?.words ? <NothingFound {...found} q={q} /> : null}
      {found && countAll(found.counts).ranked > 0 ? <Results {...found} q={q} kind={kind} fits={fits} /> : null}
    </div>
  )
}

function SearchForm({ q, fits }: { q: string; fits: FitData | undefined }) {
  return (
    <Form className="search-box search-box--large" role="search" action="/search">
      <label className="visually-hidden" htmlFor="search-words">
        Search recipes and posts
      </label>
      <SearchInput id="search-words" query={q} required />
      {fits ? <input type="hidden" name="fits" value={fits.words} /> : null}
      <button className="button" type="submit">
        <Icon name="search" />
        Search
      </button>
    </Form>
  )
}

type Found = NonNullable<Route.ComponentProps['loaderData']['found']>
type ResultsProps = Found & { q: string; kind: Kind | undefined; fits: FitData | undefined }

function Results({ q, kind, fits, ...found }: ResultsProps) {
  const { entries, counts, page, pageCount, corrections, near, isPartial, isCut } = found
  return (
    <>
      <SearchNotes corrections={corrections} near={near} isPartial={isPartial} isCut={isCut}>
        <LimitNotes {...found} />
      </SearchNotes>
      <Kinds q={q} kind={kind} fits={fits} counts={counts} />
      <div className="search-page__results">
        {entries.map((result) => (
          <SearchResult key={result.path} result={result} />
        ))}
        <HiddenCount cards={entries} isPaged />
      </div>
      <Pager page={page} pageCount={pageCount} params={{ q, ...(kind && { kind }), ...toFitParams(fits) }} />
    </>
  )
}

/** All results, only the recipes, or only the posts. */
function Kinds({ q, kind, fits, counts }: Pick<ResultsProps, 'q' | 'kind' | 'fits' | 'counts'>) {
  const links = [
    { of: undefined, label: 'All', count: countAll(counts) },
    { of: 'recipes' as const, label: 'Recipes', count: counts.recipe },
    { of: 'posts' as const, label: 'Posts', count: counts.blog },
  ]
  return (
    <nav className="search-page__kinds" aria-label="Filter results">
      {links.map(({ of, label, count }) => (
        <Link
          key={label}
          to={`/search?${new URLSearchParams({ q, ...(of && { kind: of }), ...toFitParams(fits) })}`}
          aria-current={of === kind ? 'page' : undefined}
        >
          {label} <span>{toFigure(count)}</span>
        </Link>
      ))}
    </nav>
  )
}

function NothingFound({ q, ...found }: { q: string } & Found) {
  return (
    <EmptyCheck title={`Nothing on the menu for “${q}”.`} text="Try a shorter word or another spelling, or look around.">
      <LimitNotes {...found} />
      <NearWords words={found.near} />
      <WaysOn />
    </EmptyCheck>
  )
}

function WaysOn() {
  return (
    <nav className="search-page__ways" aria-label="Browse instead">
      <Link className="button button--outline" to="/recipes">
        Browse Recipes
      </Link>
      <Link className="button button--outline" to="/trending-recipes">
        Trending Now
      </Link>
      <Link className="button button--outline" to="/blogs">
        Recipe Blogs
      </Link>
    </nav>
  )
}

/** The number of results; if there are more than are listed, says that these are the best. */
function toCount({ counts }: Found, q: string, kind: Kind | undefined) {
  const { ranked, hasMore } = kind ? counts[kinds[kind]] : countAll(counts)
  const count = countOf(ranked, (kind ?? 'results').slice(0, -1))
  return hasMore ? `Top ${count} for “${q}”` : `${count} for “${q}”`
}

function toFigure({ ranked, hasMore }: Found['counts']['recipe']) {
  return hasMore ? `${ranked}+` : ranked
}

function countAll({ recipe, blog }: Found['counts']) {
  return { ranked: recipe.ranked + blog.ranked, hasMore: recipe.hasMore || blog.hasMore }
}
