import { Form, Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { SearchInput } from '#app/ui/search-input.tsx'
import { type RecipeType, typeLabels } from '#domain/recipe.ts'

/** What the list is narrowed to; `search` is '' when nothing is looked for. */
export type RecipeChoice = { type?: RecipeType; search: string }

type RecipeFiltersProps = { choice: RecipeChoice; counts: Record<RecipeType | 'all', number> }

/** The bar above the list: a search box, and one link a type. */
export function RecipeFilters({ choice, counts }: RecipeFiltersProps) {
  return (
    <div className="filters">
      <FilterSearch {...choice} />
      <nav className="chips" aria-label="Type">
        <Chip label="All" choice={choice} count={counts.all} />
        <Chip label={typeLabels.trending} type="trending" choice={choice} count={counts.trending} />
        <Chip label={typeLabels['top-seller']} type="top-seller" choice={choice} count={counts['top-seller']} />
      </nav>
    </div>
  )
}

function FilterSearch({ type, search }: RecipeChoice) {
  return (
    <Form className="search-box" action="/recipes" role="search" aria-label="Search recipes" preventScrollReset>
      <label className="visually-hidden" htmlFor="recipe-search">
        Search recipes
      </label>
      <SearchInput id="recipe-search" query={search} />
      {type ? <input type="hidden" name="type" value={type} /> : null}
      <button className="icon-button" type="submit" aria-label="Search recipes">
        <Icon name="search" />
      </button>
    </Form>
  )
}

type ChipProps = { label: string; type?: RecipeType; choice: RecipeChoice; count: number }

/** The count belongs to the whole menu, so that a search hides it. */
function Chip({ label, type, choice: { type: chosen, search }, count }: ChipProps) {
  return (
    <Link className="chip" to={toAddress({ type, search })} aria-current={type === chosen ? 'page' : undefined} preventScrollReset>
      {label} {search ? null : <small>{count}</small>}
    </Link>
  )
}

function toAddress({ type, search }: RecipeChoice) {
  const query = new URLSearchParams({ ...(search && { q: search }), ...(type && { type }) }).toString()
  return query ? `/recipes?${query}` : '/recipes'
}
