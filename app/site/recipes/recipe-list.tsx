import { Link } from 'react-router'
import { z } from 'zod'
import { services } from '#app/context.ts'
import { readQuery } from '#app/query.ts'
import { pageMeta } from '#app/site/page-meta.ts'
import { EmptyCheck } from '#app/ui/empty-check.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { pageParam, searchParam } from '#domain/query-params.ts'
import { countPublicRecipes } from '#operations/browse-recipes.ts'
import type { Route } from './+types/recipe-list.ts'
import { EmptyMenu } from './empty-menu.tsx'
import { toPlateCount } from './plate-count.ts'
import { readRecipePage, toRecipeListData } from './read-recipe-page.ts'
import { type RecipeChoice, RecipeFilters } from './recipe-filters.tsx'
import { RecipeGrid } from './recipe-grid.tsx'
import { Slang } from './slang.tsx'
import { TopSellers } from './top-sellers.tsx'

const typeParam = z.enum(['trending', 'top-seller']).optional()

/** One page of all recipes, or of those that `?type=` and `?q=` leave. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, siteUrl } = context.get(services)
  const { page, type, q } = readQuery({ request, context }, { page: pageParam, type: typeParam, q: searchParam })
  const choice = { type, search: q }
  const [list, counts] = await Promise.all([readRecipePage(db, choice, page), countPublicRecipes(db)])
  // A narrowed list is no page of its own.
  const structuredData = type || q ? [] : toRecipeListData(siteUrl, list)
  return { list, counts, choice, structuredData }
}

/** Title and description of the list; a narrowed one is no page of its own. */
export function meta(args: Route.MetaArgs) {
  const { list, choice } = args.loaderData ?? {}
  return pageMeta(args, {
    title: choice?.search ? `All Recipes: ${choice.search}` : 'All Recipes',
    description:
      'Every recipe on the menu, numbered: burgers, wings, ribs, mac and other American comfort food, with amounts by the cup and by weight.',
    query: list && list.page > 1 ? `page=${list.page}` : undefined,
    noIndex: Boolean(choice?.type || choice?.search),
  })
}

/** The list for feed readers that take no RSS; every page names that one. */
export function links(): Route.LinkDescriptors {
  return [
    { rel: 'alternate', type: 'application/atom+xml', title: 'Recipes', href: '/recipes/atom.xml' },
    { rel: 'alternate', type: 'application/feed+json', title: 'Recipes', href: '/recipes/feed.json' },
  ]
}

/** All recipes, numbered, under a bar that narrows them. */
export default function RecipeList({ loaderData: { list, counts, choice } }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap recipe-list">
        <div className="page-head">
          <h1>All Recipes</h1>
          {counts.all > 0 ? <p>{`${toPlateCount(counts.all)} on the menu, each one numbered. Pick by name or by appetite.`}</p> : null}
        </div>
        {counts.all > 0 ? <RecipeFilters choice={choice} counts={counts} /> : null}
        <p className="recipe-list__count" role="status">
          {toFound(choice, list.total)}
        </p>
        {list.entries.length > 0 ? <RecipeGrid cards={list.entries} /> : <NothingHere choice={choice} menuIsEmpty={counts.all === 0} />}
        <Pager page={list.page} pageCount={list.pageCount} params={toParams(choice)} />
      </div>
      <TopSellers {...list.topSellers} />
      <Slang />
    </>
  )
}

/** What a narrowed list found, for those who don't see it change. */
function toFound({ type, search }: RecipeChoice, total: number) {
  if (!search && !type) return ''
  const words = search ? ` for “${search}”` : ''
  return `${total} ${total === 1 ? 'recipe' : 'recipes'}${words}`
}

function NothingHere({ choice, menuIsEmpty }: { choice: RecipeChoice; menuIsEmpty: boolean }) {
  if (menuIsEmpty) return <EmptyMenu />
  const title = choice.search ? `Nothing on the menu for “${choice.search}”.` : 'Nothing of that kind on the menu.'
  return (
    <EmptyCheck title={title} text="Try a shorter word, or look through all of them.">
      <Link className="button button--large" to="/recipes">
        View All Recipes
      </Link>
    </EmptyCheck>
  )
}

function toParams({ type, search }: RecipeChoice): Record<string, string> {
  return { ...(search && { q: search }), ...(type && { type }) }
}
