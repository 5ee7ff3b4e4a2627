import { Link } from '#app/ui/link.tsx'
import type { Page } from '#domain/http/paging.ts'
import { DeleteForm } from '../delete-form.tsx'
import { NothingYet } from '../list-notes.tsx'
import { toPathAfter } from '../list-path.ts'
import { RecipeTile, type TileRecipe } from './recipe-tile.tsx'

type OwnRecipesProps = {
  /** Null when it could not be read. */
  list: Page<TileRecipe> | null
  search: string
}

/** The recipes that the owner created, newest first. */
export function OwnRecipes({ list, search }: OwnRecipesProps) {
  if (!list) return <NothingYet icon="pot" text="The recipes could not be loaded." />
  const { entries, page } = list
  if (entries.length === 0) return <NothingYet icon="pot" text={search ? `No recipe matches “${search}”.` : 'No recipes added yet.'} />
  const after = toPathAfter({ path: '/admin/manage-recipe', q: search, page, entries })
  return (
    <div className="recipe-tiles">
      {entries.map((recipe) => (
        <RecipeTile key={recipe.id} recipe={recipe} headingLevel="h2">
          <Link className="button button--quiet" to={`/admin/manage-recipe/edit?id=${recipe.id}`} aria-label={`Edit ${recipe.title}`}>
            Edit
          </Link>
          <DeleteForm
            id={String(recipe.id)}
            name={recipe.title}
            question={`Delete "${recipe.title}"? This cannot be undone.`}
            action={after}
          />
        </RecipeTile>
      ))}
    </div>
  )
}
