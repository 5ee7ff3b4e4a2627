import { services } from '#app/context.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import { EmptyCheck } from '#app/ui/empty-check.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { useNearFocus } from '#app/ui/use-near-focus.ts'
import { countOf } from '#domain/text/count-of.ts'
import type { Route } from './+types/recipe-list.ts'
import type { FilterLink } from './facet-links.ts'
import { NoRecipes } from './no-recipes.tsx'
import { toPlateCount } from './plate-count.ts'
import { readFacetPage } from './read-facet-page.ts'
import { readTopSellers, toRecipeListData } from './read-recipe-page.ts'
import { ChoiceLink, RecipeFilters } from './recipe-filters.tsx'
import { RecipeGrid } from './recipe-grid.tsx'
import { Slang } from './slang.tsx'
import { TopSellers } from './top-sellers.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, siteUrl } = context.get(services)
  const [list, topSellers] = await Promise.all([readFacetPage({ request, context }), readTopSellers(db)])
  // Pages that are not indexed need no structured data.
  return { list, topSellers, structuredData: list.isOwnPage ? toRecipeListData(siteUrl, list) : [] }
}

/** Meta tags; most filtered lists are not indexed. */
export function meta(args: Route.MetaArgs) {
  const { page = 1, chosen = [], params, isOwnPage } = args.loaderData?.list ?? {}
  const query = new URLSearchParams({ ...params, ...(page > 1 && { page: String(page) }) }).toString()
  return pageMeta(args, {
    title: ['All Recipes', chosen.map(({ label }) => label).join(', ')].filter(Boolean).join(': '),
    description:
      'Every recipe on the menu, numbered: burgers, wings, ribs, mac and other American comfort food, with amounts by the cup and by weight.',
    query: query || undefined,
    noIndex: isOwnPage === false,
  })
}

export default function RecipeList({ loaderData: { list, topSellers } }: Route.ComponentProps) {
  const { totalRecipes, chosen, clearTo, total } = list
  const notePress = useNearFocus('.filter-panel summary')
  return (
    <>
      <div className="wrap recipe-list" onClickCapture={notePress}>
        <div className="page-head">
          <h1>All Recipes</h1>
          {totalRecipes > 0 ? (
            <p>
              {`${toPlateCount(totalRecipes)} on the menu, each one numbered. Pick by name or by appetite, or see `}
              <Link to="/cook-with">what you can cook with what you have</Link>.
            </p>
          ) : null}
        </div>
        {totalRecipes > 0 ? <RecipeFilters {...list} active={chosen.length} /> : null}
        {chosen.length > 0 ? <Chosen links={chosen} clearTo={clearTo} /> : null}
        <div className="recipe-list__line">
          <p role="status">{chosen.length > 0 ? countOf(total, 'recipe') : ''}</p>
          {total > 1 ? <Sorts links={list.sorts} /> : null}
        </div>
        {list.entries.length > 0 ? <RecipeGrid cards={list.entries} isPaged /> : <NothingHere {...list} />}
        <Pager page={list.page} pageCount={list.pageCount} params={list.params} />
      </div>
      <TopSellers {...topSellers} />
      <Slang />
    </>
  )
}

/** The active filters, each with a link to remove it. */
function Chosen({ links, clearTo }: { links: FilterLink[]; clearTo: string }) {
  return (
    <nav className="chosen" aria-label="Active filters">
      {links.map(({ label, to }) => (
        <Link className="chip" key={label} to={to} aria-label={`Remove ${label}`} preventScrollReset>
          <span>{label}</span> <Icon name="close" />
        </Link>
      ))}
      <Link className="chip chip--plain" to={clearTo} preventScrollReset>
        Clear all
      </Link>
    </nav>
  )
}

function Sorts({ links }: { links: FilterLink[] }) {
  return (
    <nav className="chips" aria-label="Sort by">
      {links.map((link) => (
        <ChoiceLink key={link.label} className="chip chip--plain" {...link} />
      ))}
    </nav>
  )
}

type NothingHereProps = { totalRecipes: number; search: string; chosen: FilterLink[]; broader: FilterLink[] }

function NothingHere({ totalRecipes, search, chosen, broader }: NothingHereProps) {
  if (totalRecipes === 0) return <NoRecipes />
  const title = search && chosen.length === 1 ? `Nothing on the menu for “${search}”.` : 'No recipe matches all of that.'
  return (
    <EmptyCheck title={title} text={broader.length > 0 ? 'Remove a filter to see more:' : 'Remove some filters, or browse all recipes.'}>
      <div className="empty-ways">
        {broader.map(({ label, to, count }) => (
          <ChoiceLink key={label} className="chip" label={`Without ${label}`} to={to} count={count} />
        ))}
        <Link className="button button--large" to="/recipes">
          View All Recipes
        </Link>
      </div>
    </EmptyCheck>
  )
}
