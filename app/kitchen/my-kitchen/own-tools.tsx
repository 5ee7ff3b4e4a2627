import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isSummary } from '#app/kitchen/favourites/saved-version.ts'
import { useLoaded } from '#app/kitchen/favourites/use-loaded.ts'
import { tellCollected } from '#app/kitchen/offline/collected.ts'
import { useSiteInfo } from '#app/public/use-site-info.ts'
import { Link } from '#app/ui/link.tsx'
import type { OwnTools } from '#app/ui/reader-tools.ts'
import { shareValue } from '#app/ui/shared-value.ts'
import { listWarnings, type Profile, toHiddenWords } from '#domain/kitchen/profile.ts'
import { allergenNames } from '#domain/recipes/allergen-labels.ts'
import type { Recipe, RecipeCardData } from '#domain/recipes/recipe.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { countOf } from '#domain/text/count-of.ts'
import { fillLinkedLists } from './fill-linked-lists.ts'
import { restoreProfile, setChoice } from './kitchen-db.ts'
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

/** The label on a recipe's picture for this reader. */
export function Mark({ marks }: { marks: RecipeCardData['marks'] }) {
  const { region } = useSiteInfo()
  const warnings = listWarnings(useProfile(), marks, allergenNames[region ?? 'us'])
  return warnings.length > 0 ? <p className="own-mark">{warnings.join('. ')}</p> : null
}

/** Marks of recipes stored in the browser are derived from their ingredients, by code that is loaded when needed. */
function TicketMark({ recipe }: { recipe: Recipe }) {
  const { avoids, diets } = useProfile()
  const { region = 'us' } = useSiteInfo()
  const toMarks = useLoaded(avoids.length + diets.length > 0, () => import('#domain/recipes/recipe-marks.ts'))?.toRecipeMarks
  return toMarks && !isSummary(recipe) ? <Mark marks={toMarks(recipe, region)} /> : null
}

/** Whether the reader has all recipes shown anyway, until the next page load. */
const showsAll = shareValue(false)

/** Posts among search results have no marks. */
type HiddenCountProps = { cards: Pick<Partial<RecipeCardData>, 'marks'>[]; isPaged: boolean }

function HiddenCount({ cards, isPaged }: HiddenCountProps) {
  const profile = useProfile()
  const isAllShown = useAllShown()
  if (!profile.hides) return null
  const hidden = cards.filter(({ marks }) => marks && listWarnings(profile, marks).length > 0).length
  return (
    <>
      {hidden > 0 ? (
        <p className="hidden-count" role="status">
          {isAllShown
            ? `You usually hide ${countOf(hidden, 'recipe')} of these. `
            : `${countOf(hidden, 'recipe')} hidden by your preferences. `}
          <button className="text-button" type="button" onClick={() => showsAll.set(!isAllShown)}>
            {isAllShown ? 'Hide again' : 'Show all'}
          </button>{' '}
          <Link to="/my-kitchen">Change in my kitchen</Link>
        </p>
      ) : null}
      {isPaged ? <FullPages profile={profile} hidden={hidden} /> : null}
    </>
  )
}

/** Whether everything is shown: until the next page load, or because the address asks for all (`?fits=`). */
function useAllShown() {
  const isAllShown = showsAll.useValue()
  return new URLSearchParams(useLocation().search).get('fits') === '' || isAllShown
}

/**
 * Requests the list from the site without what the reader hides, so that its pages are full. The address then says what is avoided, so this
 * needs the reader's consent: a press here, or a setting in the kitchen.
 */
function FullPages({ profile, hidden }: { profile: Profile; hidden: number }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const isAllShown = useAllShown()
  const fits = toFits(profile)
  const ask = () => {
    const params = new URLSearchParams(search)
    params.delete('page')
    params.set('fits', fits)
    navigate({ search: `?${params}` }, { replace: true, preventScrollReset: true })
  }
  const mayAsk = fits !== '' && !isAllShown && new URLSearchParams(search).get('fits') === null
  const asksNow = mayAsk && profile.asks
  const askAtOnce = useEffectEvent(ask)
  useEffect(() => {
    if (asksNow) askAtOnce()
  }, [asksNow])
  if (!mayAsk || profile.asks || hidden === 0) return null
  return (
    <p className="hidden-count">
      <button
        className="button button--outline button--small"
        type="button"
        onClick={() => {
          void setChoice('asks', 1).catch(() => {})
          ask()
        }}
      >
        Fill the page
      </button>{' '}
      Leaves these out before the list is split into pages. Page addresses then tell this site what you avoid.
    </p>
  )
}

/** The filters that lists are requested with, as in their addresses. */
function toFits(profile: Profile) {
  return toHiddenWords(profile).split(' ').filter(Boolean).sort().join(',')
}

/** The reader's effect on the whole page: which cards are hidden, and which recipes are stored for offline use. */
export function OwnPage() {
  const kitchen = useKitchen()
  const profile = useProfile()
  const isAllShown = useAllShown()
  // The copy in local storage may have been deleted.
  useEffect(() => void restoreProfile().catch(() => {}), [])
  useEffect(() => {
    const hidden = toHiddenWords(profile)
    if (hidden && !isAllShown) document.documentElement.dataset.hidden = hidden
    else delete document.documentElement.dataset.hidden
  }, [profile, isAllShown])
  const linked = profile.asks && !isAllShown ? toFits(profile) : ''
  const navigate = useNavigate()
  const go = useEffectEvent((to: string) => navigate(to))
  useEffect(() => (linked ? fillLinkedLists(linked, go) : undefined), [linked])
  useEffect(() => {
    if (kitchen === undefined) return
    const members = kitchen === 'unavailable' ? [] : kitchen.filter(isMember)
    tellCollected([...new Set(members.map(({ about }) => toRecipePath(about.slug)))])
  }, [kitchen])
  return null
}
