import { Link } from '#app/ui/link.tsx'
import { countOf } from '#domain/text/count-of.ts'
import { ListSearch } from '../list-search.tsx'

type RecipesHeadProps = { total: number | undefined; search: string; addAddress: string }

/** The head of the recipe list: count, link to a new one, search. */
export function RecipesHead({ total, search, addAddress }: RecipesHeadProps) {
  return (
    <>
      <div className="admin-work__head">
        <h1>Manage Recipes</h1>
        {total ? <span className="admin-work__count">{countOf(total, 'recipe')}</span> : null}
        <Link className="button" to={addAddress} preventScrollReset>
          + Add Recipe
        </Link>
      </div>
      {total || search ? <ListSearch action="/admin/manage-recipe" label="Search recipes" search={search} /> : null}
    </>
  )
}
