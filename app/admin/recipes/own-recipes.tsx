import type { Page } from '#domain/http/paging.ts'
import type { PublicationState } from '#domain/publication/publication.ts'
import { NothingYet } from '../list-notes.tsx'
import { toPathAfter } from '../list-path.ts'
import { emptyViews } from '../publication/empty-views.ts'
import { RecordActions } from '../publication/record-actions.tsx'
import { RecipeTile, type TileRecipe } from './recipe-tile.tsx'

type OwnRecipesProps = {
  /** Null when it could not be read. */
  list: Page<TileRecipe> | null
  search: string
  state: PublicationState | undefined
}

const emptyLists = { ...emptyViews, all: 'No recipes added yet.', published: 'No recipes published yet.' }

/** The recipes that the owner created, newest first. */
export function OwnRecipes({ list, search, state }: OwnRecipesProps) {
  if (!list) return <NothingYet icon="pot" text="The recipes could not be loaded." />
  const { entries, page } = list
  if (entries.length === 0) return <NothingYet icon="pot" text={search ? `No recipe matches “${search}”.` : emptyLists[state ?? 'all']} />
  const after = toPathAfter({ path: '/admin/manage-recipe', q: search, page, entries, state })
  return (
    <div className="recipe-tiles">
      {entries.map((recipe) => (
        <RecipeTile key={recipe.id} recipe={recipe} headingLevel="h2">
          <RecordActions
            id={String(recipe.id)}
            name={recipe.title || 'Untitled'}
            state={recipe.state ?? 'published'}
            editPath={`/admin/manage-recipe/edit?id=${recipe.id}`}
            action={after}
          />
        </RecipeTile>
      ))}
    </div>
  )
}
