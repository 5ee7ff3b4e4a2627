import { useEffect } from 'react'
import { isSummary } from '#app/site/favourites/saved-version.ts'
import { useLoaded } from '#app/site/favourites/use-loaded.ts'
import { tellCollected } from '#app/site/offline/collected.ts'
import { Link } from '#app/ui/link.tsx'
import type { OwnTools } from '#app/ui/reader-tools.ts'
import { shareValue } from '#app/ui/shared-value.ts'
import { listWarnings, toHiddenWords } from '#domain/kitchen/profile.ts'
import type { Recipe, RecipeCardData } from '#domain/recipes/recipe.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { countOf } from '#domain/text/count-of.ts'
import { restoreProfile } from './kitchen-db.ts'
import { OwnNote } from './own-note.tsx'
import { StepAside } from './step-aside.tsx'
import { isMember, useKitchen } from './use-kitchen.ts'
import { useProfile } from './use-profile.ts'

export const ownTools: OwnTools = {
  Mark,
  TicketMark,
  HiddenCount,
  StepAside,
  PaperNote: ({ recipe }) => <OwnNote recipeId={recipe.id} className="own-note--paper" />,
}

/** What a picture says of its recipe to this reader. */
export function Mark({ marks }: { marks: RecipeCardData['marks'] }) {
  const warnings = listWarnings(useProfile(), marks)
  return warnings.length > 0 ? <p className="own-mark">{warnings.join('. ')}</p> : null
}

/** What a recipe that the browser keeps has is read from its ingredients, by code that is loaded when there is anything to look for. */
function TicketMark({ recipe }: { recipe: Recipe }) {
  const { avoids, diets } = useProfile()
  const toMarks = useLoaded(avoids.length + diets.length > 0, () => import('#domain/recipes/recipe-marks.ts'))?.toRecipeMarks
  return toMarks && !isSummary(recipe) ? <Mark marks={toMarks(recipe)} /> : null
}

/** Whether the reader has all recipes shown all the same, until the page is loaded again. */
const showsAll = shareValue(false)

function HiddenCount({ cards }: { cards: RecipeCardData[] }) {
  const profile = useProfile()
  const isAllShown = showsAll.useValue()
  const hidden = cards.filter(({ marks }) => listWarnings(profile, marks).length > 0).length
  if (!profile.hides || hidden === 0) return null
  return (
    <p className="hidden-count" role="status">
      {isAllShown ? `You usually hide ${countOf(hidden, 'recipe')} of these. ` : `${countOf(hidden, 'recipe')} hidden, as you chose. `}
      <button className="text-button" type="button" onClick={() => showsAll.set(!isAllShown)}>
        {isAllShown ? 'Hide again' : 'Show all'}
      </button>{' '}
      <Link to="/my-kitchen">Change in my kitchen</Link>
    </p>
  )
}

/** What the whole page has of the reader's: which cards are hidden, and which recipes are kept for a kitchen without a network. */
export function OwnPage() {
  const kitchen = useKitchen()
  const profile = useProfile()
  const isAllShown = showsAll.useValue()
  // Its copy in local storage may have gone.
  useEffect(() => void restoreProfile().catch(() => {}), [])
  useEffect(() => {
    const hidden = toHiddenWords(profile)
    if (hidden && !isAllShown) document.documentElement.dataset.hidden = hidden
    else delete document.documentElement.dataset.hidden
  }, [profile, isAllShown])
  useEffect(() => {
    if (kitchen === undefined) return
    const members = kitchen === 'unavailable' ? [] : kitchen.filter(isMember)
    tellCollected([...new Set(members.map(({ about }) => toRecipePath(about.slug)))])
  }, [kitchen])
  return null
}
