import { Form, Link } from 'react-router'
import { services } from '#app/context.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { EmptyCheck } from '#app/ui/empty-check.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { PostRow } from '#app/ui/post-row.tsx'
import { RecipeCard } from '#app/ui/recipe-card.tsx'
import { SearchInput } from '#app/ui/search-input.tsx'
import { fold } from '#domain/fold.ts'
import type { PostCardData } from '#domain/post-card.ts'
import { pageParam, searchParam } from '#domain/query-params.ts'
import type { RecipeCardData } from '#domain/recipe.ts'
import { toPostCards } from '#operations/post-cards.ts'
import { toRecipeCards } from '#operations/recipe-cards.ts'
import { searchSite } from '#operations/search-site.ts'
import type { Database } from '#storage/database.ts'
import type { Route } from './+types/search.ts'
import { pageMeta } from './page-meta.ts'

/** Searches recipes and posts for what was typed; `found` is null when nothing was. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { q, page } = readQuery({ request, context }, { q: searchParam, page: pageParam })
  if (fold(q) === '' && page > 1) throw notFound()
  if (fold(q) === '') return { q, found: null }
  const found = await search(context.get(services).db, q, page)
  if (!found) throw notFound()
  return { q, found }
}

/** Title and description; only the bare search page is for search engines. */
export function meta(args: Route.MetaArgs) {
  const q = args.loaderData?.q ?? ''
  return pageMeta(args, {
    title: q ? `Search: ${q}` : 'Search',
    description: 'Search every recipe and every post for an ingredient, a dish or a word.',
    noIndex: q !== '',
  })
}

/** The search form and what was found. */
export default function Search({ loaderData: { q, found } }: Route.ComponentProps) {
  return (
    <div className="wrap search-page">
      <div className="page-head">
        <h1>Search</h1>
        <SearchForm q={q} />
        <p role="status">
          {found ? toCount(found.total, q) : 'A dish, an ingredient, a word: it looks through every recipe and every post.'}
        </p>
      </div>
      {found ? null : <WaysOn />}
      {found?.total === 0 ? <NothingFound q={q} /> : null}
      {found && found.total > 0 ? <Found {...found} q={q} /> : null}
    </div>
  )
}

function SearchForm({ q }: { q: string }) {
  return (
    <Form className="search-box search-box--large" role="search" action="/search">
      <label className="visually-hidden" htmlFor="search-words">
        Search recipes and posts
      </label>
      <SearchInput id="search-words" query={q} required />
      <button className="button" type="submit">
        <Icon name="search" />
        Search
      </button>
    </Form>
  )
}

type FoundProps = { recipes: RecipeCardData[]; posts: PostCardData[]; page: number; pageCount: number; q: string }

function Found({ recipes, posts, page, pageCount, q }: FoundProps) {
  return (
    <>
      {recipes.length > 0 ? (
        <section className="search-page__part">
          <h2>Recipes</h2>
          <div className="recipe-grid">
            {recipes.map((card) => (
              <RecipeCard key={card.id} card={card} headingLevel={3} />
            ))}
          </div>
        </section>
      ) : null}
      {posts.length > 0 ? (
        <section className="search-page__part">
          <h2>Posts</h2>
          <div className="post-list">
            {posts.map((post) => (
              <PostRow key={post.id} post={post} />
            ))}
          </div>
        </section>
      ) : null}
      <Pager page={page} pageCount={pageCount} params={{ q }} />
    </>
  )
}

function NothingFound({ q }: { q: string }) {
  return (
    <EmptyCheck title={`Nothing on the menu for “${q}”.`} text="Try a shorter word or another spelling, or look around.">
      <WaysOn />
    </EmptyCheck>
  )
}

function WaysOn() {
  return (
    <nav className="search-page__ways" aria-label="Ways on">
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

function toCount(total: number, q: string) {
  return `${total} ${total === 1 ? 'result' : 'results'} for “${q}”`
}

async function search(db: Database, q: string, page: number) {
  const found = await searchSite(db, q, page)
  return found && { ...found, recipes: await toRecipeCards(db, found.recipes), posts: await toPostCards(db, found.posts) }
}
