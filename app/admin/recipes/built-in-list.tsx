import type { ReactNode } from 'react'
import { type Place, toListPath } from '#app/admin/list-path.ts'
import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { useChange } from '#app/admin/use-change.ts'
import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TypeTag } from '#app/ui/recipe-card.tsx'
import type { Picture as PictureData } from '#domain/pictures/picture-variants.ts'
import type { PublicationState } from '#domain/publication/publication.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { describeViews } from '../publication/record-rows.tsx'
import { StateTag } from '../publication/state-tag.tsx'

type BuiltIn = { recipes: (TileRecipe & { replacedBy: number | undefined })[]; areShown: boolean }

type BuiltInRecipesProps = {
  /** Null when it could not be read. */
  builtIn: BuiltIn | null
  here: Place
}

/** The built-in recipes: a switch to hide them, and links to copy one for editing. The copy replaces its original. */
export function BuiltInRecipes({ builtIn, here }: BuiltInRecipesProps) {
  return (
    <section className="built-in" aria-labelledby="built-in">
      <div className="built-in__head">
        <h2 id="built-in">Built-in recipes</h2>
        {builtIn ? <ShownSwitch areShown={builtIn.areShown} /> : null}
      </div>
      <p className="built-in__words">These came with the site. If you save a copy, it replaces the original.</p>
      {builtIn ? null : <p className="nothing-yet">The built-in recipes could not be loaded.</p>}
      <div className="recipe-tiles">
        {builtIn?.recipes.map((recipe) => (
          <RecipeTile key={recipe.id} recipe={recipe} headingLevel="h3">
            <CopyLink recipe={recipe} here={here} />
          </RecipeTile>
        ))}
      </div>
    </section>
  )
}

function CopyLink({ recipe: { id, title, replacedBy }, here }: { recipe: BuiltIn['recipes'][number]; here: Place }) {
  if (replacedBy !== undefined) {
    return (
      <Link className="button button--quiet" to={`/admin/manage-recipe/edit?id=${replacedBy}`} aria-label={`Edit your copy of ${title}`}>
        Edit your copy
      </Link>
    )
  }
  return (
    <Link
      className="button button--quiet"
      to={toListPath('/admin/manage-recipe', here, { copy: String(id) })}
      aria-label={`Edit a copy of ${title}`}
      preventScrollReset
    >
      Edit a copy
    </Link>
  )
}

/** Shows or hides all built-in recipes: optimistic, and reverted if it could not be saved. */
function ShownSwitch({ areShown }: { areShown: boolean }) {
  const { fetcher, isChanging } = useChange()
  const isOn = isChanging ? fetcher.formData?.get('builtIn') !== 'hide' : areShown
  return (
    <>
      <fetcher.Form method="post" action="/admin/manage-recipe" onSubmit={(event) => isChanging && event.preventDefault()}>
        <input type="hidden" name="builtIn" value={areShown ? 'hide' : 'show'} />
        <button className="switch-button" type="submit" role="switch" aria-checked={isOn} aria-disabled={isChanging}>
          <span className="switch__track" aria-hidden="true" />
          Shown on the site
        </button>
      </fetcher.Form>
      <SignInPrompt answer={fetcher.data} />
    </>
  )
}

export type TileRecipe = Pick<Recipe, 'id' | 'slug' | 'title' | 'short' | 'type'> & {
  picture: PictureData | null
  calories: number
  /** One of the owner's recipes; `time` is when it was or will be published, in words. */
  state?: PublicationState
  time?: string
  /** How often it was viewed in the last 30 days. */
  views?: number | undefined
  /** Whether the admin may not change it. */
  isOthers?: boolean
}

type RecipeTileProps = { recipe: TileRecipe; headingLevel: 'h2' | 'h3'; box?: ReactNode; children: ReactNode }

/** A recipe in the manager: picture, title, short text, calories; `children` are its buttons, `box` its checkbox for bulk changes. */
export function RecipeTile({ recipe, headingLevel: Heading, box, children }: RecipeTileProps) {
  const { slug, title, short, type, picture, calories, state = 'published', time, views } = recipe
  const name = title || 'Untitled'
  return (
    <article className="card recipe-tiles__card">
      {box}
      <Picture picture={picture} sizes="(min-width: 56.25rem) 20rem, 46vw" alt="" />
      <div className="recipe-tiles__body">
        <Heading>{state === 'published' ? <Link to={toRecipePath(slug)}>{name}</Link> : name}</Heading>
        <StateTag state={state} time={time} />
        <p>{short}</p>
        <div className="recipe-tiles__calories">
          <span>{calories.toLocaleString('en-US')} kcal</span>
          {type ? <TypeTag type={type} /> : null}
          {views ? <span>{describeViews(views)}</span> : null}
        </div>
        {children ? <div className="recipe-tiles__actions">{children}</div> : null}
      </div>
    </article>
  )
}
