import { Link } from '#app/ui/link.tsx'
import { ListSearch } from '../list-search.tsx'
import { toBestFound } from '../newest-found.ts'

type RecipesHeadProps = { total: number | undefined; search: string; addAddress: string }

/** The head of the recipe list: count, link to a new one, search. */
export function RecipesHead({ total, search, addAddress }: RecipesHeadProps) {
  return (
    <>
      <div className="admin-work__head">
        <h1>Manage Recipes</h1>
        {total ? <span className="admin-work__count">{toBestFound(search, total, { one: 'recipe', many: 'recipes' })}</span> : null}
        <Link className="button" to={addAddress} preventScrollReset>
          + Add Recipe
        </Link>
      </div>
      {total || search ? <ListSearch action="/admin/manage-recipe" label="Search recipes" search={search} /> : null}
    </>
  )
}
