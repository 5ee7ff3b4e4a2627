import { Link } from 'react-router'
import type { Page } from '#domain/paging.ts'
import { DeleteRecipe } from './delete-recipe.tsx'
import { RecipeTile, type TileRecipe } from './recipe-tile.tsx'

type OwnRecipesProps = {
  /** Null when it could not be read. */
  list: Page<TileRecipe> | null
  search: string
}

/** The recipes that the owner created, newest first. */
export function OwnRecipes({ list, search }: OwnRecipesProps) {
  if (!list) return <p className="nothing-yet">The recipes could not be loaded.</p>
  const { entries, page } = list
  if (entries.length === 0) return <p className="nothing-yet">{search ? `No recipe matches “${search}”.` : 'No recipes added yet.'}</p>
  return (
    <div className="recipe-tiles">
      {entries.map((recipe) => (
        <RecipeTile key={recipe.id} recipe={recipe}>
          <Link className="button button--quiet" to={`/admin/manage-recipe/edit?id=${recipe.id}`} aria-label={`Edit ${recipe.title}`}>
            Edit
          </Link>
          <DeleteRecipe recipe={recipe} previous={entries.length === 1 && page > 1 ? { q: search, page: page - 1 } : undefined} />
        </RecipeTile>
      ))}
    </div>
  )
}
