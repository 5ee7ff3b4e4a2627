import { services } from '#app/context.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import { readQuery } from '#app/query.ts'
import { EmptyCheck } from '#app/ui/empty-check.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { fitsParam, pageParam } from '#domain/http/query-params.ts'
import type { Route } from './+types/trending.ts'
import { FitNote, toFitParams } from './fit-note.tsx'
import { describeFits } from './read-fits.ts'
import { readRecipePage, toRecipeListData } from './read-recipe-page.ts'
import { RecipeGrid } from './recipe-grid.tsx'
import { Slang } from './slang.tsx'
import { TopSellers } from './top-sellers.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { page, fits } = readQuery({ request, context }, { page: pageParam, fits: fitsParam })
  const { db, siteUrl } = context.get(services)
  const list = await readRecipePage(db, { type: 'trending' }, page, fits)
  return { ...list, fits: await describeFits(db, fits), structuredData: fits ? [] : toRecipeListData(siteUrl, list) }
}

export function meta(args: Route.MetaArgs) {
  const page = args.loaderData?.page ?? 1
  return pageMeta(args, {
    title: 'Trending Recipes',
    description: 'What’s trending right now on our menu of American comfort food.',
    query: page > 1 ? `page=${page}` : undefined,
    noIndex: args.loaderData?.fits !== undefined,
  })
}

export default function TrendingRecipes({ loaderData: { entries, page, pageCount, topSellers, fits } }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap recipe-list">
        <div className="page-head">
          <h1>Trending Recipes</h1>
          <p>The dishes we’re excited about right now.</p>
        </div>
        <FitNote fits={fits} count={entries.length} />
        {entries.length > 0 || fits?.words ? <RecipeGrid cards={entries} isPaged /> : <NothingTrending />}
        <Pager page={page} pageCount={pageCount} params={toFitParams(fits)} />
      </div>
      <TopSellers {...topSellers} />
      <Slang />
    </>
  )
}

function NothingTrending() {
  return (
    <EmptyCheck
      title="Nothing is trending yet."
      text="No recipe is tagged Trending right now. The rest of the menu is open."
      to="/recipes"
      button="View All Recipes"
    />
  )
}
