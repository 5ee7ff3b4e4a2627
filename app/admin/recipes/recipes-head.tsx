import { Link } from '#app/ui/link.tsx'
import type { PublicationState, RecordSort } from '#domain/publication/publication.ts'
import { toViewParams } from '../list-path.ts'
import { ListSearch } from '../list-search.tsx'
import { toBestFound } from '../newest-found.ts'
import { ListOrder } from '../publication/list-order.tsx'
import type { ListView } from '../publication/list-view.ts'
import { StateFilter } from '../publication/state-filter.tsx'

const path = '/admin/manage-recipe'

type RecipesHeadProps = {
  total: number | undefined
  search: string
  state: PublicationState | undefined
  sort: RecordSort
  view: ListView
  counts: Record<PublicationState, number> | undefined
  addAddress: string
}

/** The head of the recipe list: count, link to a new one, views by state, search. */
export function RecipesHead({ total, search, state, sort, view, counts, addAddress }: RecipesHeadProps) {
  return (
    <>
      <div className="admin-work__head">
        <h1>Manage Recipes</h1>
        {total ? <span className="admin-work__count">{toBestFound(search, total, { one: 'recipe', many: 'recipes' })}</span> : null}
        <Link className="button" to={addAddress} preventScrollReset>
          + Add Recipe
        </Link>
      </div>
      <div className="list-tools">
        {counts ? (
          <StateFilter path={path} many="recipes" state={state} search={search} counts={counts} params={toViewParams({ sort })} />
        ) : null}
        {total || search ? (
          <ListSearch action={path} label="Search recipes" search={search} params={toViewParams({ state, sort })} />
        ) : null}
        {total ? <ListOrder path={path} q={search} sort={sort} view={view} params={toViewParams({ state })} /> : null}
      </div>
    </>
  )
}
