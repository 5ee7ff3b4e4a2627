import { Link } from '#app/ui/link.tsx'
import type { PublicationState } from '#domain/publication/publication.ts'
import { ListSearch } from '../list-search.tsx'
import { toBestFound } from '../newest-found.ts'
import { StateFilter } from '../publication/state-filter.tsx'

const path = '/admin/manage-recipe'

type RecipesHeadProps = {
  total: number | undefined
  search: string
  state: PublicationState | undefined
  counts: Record<PublicationState, number> | undefined
  addAddress: string
}

/** The head of the recipe list: count, link to a new one, views by state, search. */
export function RecipesHead({ total, search, state, counts, addAddress }: RecipesHeadProps) {
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
        {counts ? <StateFilter path={path} many="recipes" state={state} search={search} counts={counts} /> : null}
        {total || search ? <ListSearch action={path} label="Search recipes" search={search} params={state ? { state } : {}} /> : null}
      </div>
    </>
  )
}
