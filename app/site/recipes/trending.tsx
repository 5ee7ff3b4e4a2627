import { services } from '#app/context.ts'
import { readQuery } from '#app/query.ts'
import { pageMeta } from '#app/site/page-meta.ts'
import { EmptyCheck } from '#app/ui/empty-check.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { pageParam } from '#domain/http/query-params.ts'
import type { Route } from './+types/trending.ts'
import { readRecipePage, toRecipeListData } from './read-recipe-page.ts'
import { RecipeGrid } from './recipe-grid.tsx'
import { Slang } from './slang.tsx'
import { TopSellers } from './top-sellers.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { page } = readQuery({ request, context }, { page: pageParam })
  const { db, siteUrl } = context.get(services)
  const list = await readRecipePage(db, { type: 'trending' }, page)
  return { ...list, structuredData: toRecipeListData(siteUrl, list) }
}

export function meta(args: Route.MetaArgs) {
  const page = args.loaderData?.page ?? 1
  return pageMeta(args, {
    title: 'Trending Recipes',
    description: 'The recipes marked as trending right now, picked from the whole menu of American comfort food.',
    query: page > 1 ? `page=${page}` : undefined,
  })
}

export default function TrendingRecipes({ loaderData: { entries, page, pageCount, topSellers } }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap recipe-list">
        <div className="page-head">
          <h1>Trending Recipes</h1>
          <p>The dishes we are pointing at right now.</p>
        </div>
        {entries.length > 0 ? <RecipeGrid cards={entries} /> : <NothingTrending />}
        <Pager page={page} pageCount={pageCount} />
      </div>
      <TopSellers {...topSellers} />
      <Slang />
    </>
  )
}

function NothingTrending() {
  return (
    <EmptyCheck title="Nothing is trending yet." text="No recipe carries the Trending tag at the moment. The rest of the menu is open.">
      <Link className="button button--large" to="/recipes">
        View All Recipes
      </Link>
    </EmptyCheck>
  )
}
