import type { Page } from '#domain/http/paging.ts'
import type { PublicationState } from '#domain/publication/publication.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { NothingYet } from '../list-notes.tsx'
import { emptyViews } from '../publication/empty-views.ts'
import type { ListView } from '../publication/list-view.ts'
import { RecordActions } from '../publication/record-actions.tsx'
import { RecordList } from '../publication/record-list.tsx'
import { type RecordRow, RecordRows } from '../publication/record-rows.tsx'
import { RecipeTile, type TileRecipe } from './recipe-tile.tsx'

type OwnRecipesProps = {
  /** Null when it could not be read. */
  list: Page<TileRecipe> | null
  search: string
  state: PublicationState | undefined
  view: ListView
  /** Query parameters of the view. */
  params: Record<string, string>
}

const emptyLists = { ...emptyViews, all: 'No recipes added yet.', published: 'No recipes published yet.' }

const path = '/admin/manage-recipe'

/** The recipes that the owner created. */
export function OwnRecipes({ list, search, state, view, params }: OwnRecipesProps) {
  if (!list) return <NothingYet icon="pot" text="The recipes could not be loaded." />
  const { entries, page } = list
  if (entries.length === 0) return <NothingYet icon="pot" text={search ? `No recipes match “${search}”.` : emptyLists[state ?? 'all']} />
  return (
    <RecordList one="recipe" path={path} q={search} page={page} state={state} params={params} entries={entries}>
      {(listed, pathAfter) =>
        view === 'rows' ? (
          <RecordRows rows={listed.map(({ entry, box }) => ({ row: toRow(entry), box }))} pathAfter={pathAfter} />
        ) : (
          <div className="recipe-tiles">
            {listed.map(({ entry, box }) => (
              <RecipeTile key={entry.id} recipe={entry} headingLevel="h2" box={box}>
                {entry.isOthers ? null : <RecordActions {...toRow(entry)} name={entry.title || 'Untitled'} action={pathAfter} />}
              </RecipeTile>
            ))}
          </div>
        )
      }
    </RecordList>
  )
}

function toRow({ id, title, state = 'published', time = '', calories, slug, isOthers = false }: TileRecipe): RecordRow {
  const note = `${calories.toLocaleString('en-US')} kcal`
  return { id: String(id), title, state, time, note, isOthers, path: toRecipePath(slug), editPath: `${path}/edit?id=${id}` }
}
