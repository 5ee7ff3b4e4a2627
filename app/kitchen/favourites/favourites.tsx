import { useEffect, useRef, useState } from 'react'
import { pageMeta } from '#app/public/page-meta.ts'
import { EmptyCheck } from '#app/ui/empty-check.tsx'
import { useFavourites } from '#app/ui/favourite-store.ts'
import { Link } from '#app/ui/link.tsx'
import { Skeleton } from '#app/ui/list-skeleton.tsx'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { Route } from './+types/favourites.ts'
import { FavouriteTicket } from './favourite-ticket.tsx'
import { useArrival } from './use-arrival.ts'
import { useLoaded } from './use-loaded.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'Favourites',
    description: 'The recipes you saved on this device, hung on the rail in the order you saved them.',
  })
}

/** The saved recipes, as tickets on a rail. They are in local storage, so the server renders placeholders. */
export default function Favourites() {
  const favourites = useFavourites()
  return (
    <>
      <div className="wrap">
        <div className="page-head">
          <h1>Favourites</h1>
          <p>Your tickets, in the order you hung them. Saved on this device only.</p>
        </div>
        <div className="favourites-tools">
          <MoveButton />
          <Link className="button button--quiet button--small" to="/shopping-list">
            Shopping list
          </Link>
          <Link className="button button--quiet button--small" to="/meal-plan">
            Meal plan
          </Link>
          <Link className="button button--quiet button--small" to="/my-kitchen">
            My kitchen
          </Link>
        </div>
      </div>
      <OpenedLink />
      <div className="rail-bar" aria-hidden="true" />
      <div className="tickets">
        {favourites ? <SavedTickets favourites={favourites} /> : <ComingTickets />}
        {favourites?.length ? null : <NoTickets isSure={favourites !== undefined} />}
      </div>
    </>
  )
}

function MoveButton() {
  const [isOpen, setOpen] = useState(false)
  const MovePanel = useLoaded(isOpen, () => import('./move-panel.tsx'))?.MovePanel
  return (
    <>
      <button className="button button--quiet button--small move-button" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Copy to another device
      </button>
      {isOpen && MovePanel ? <MovePanel onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function SavedTickets({ favourites }: { favourites: readonly Recipe[] }) {
  const gone = useRefresh(favourites)
  const listRef = useFocusAfterRemoval(favourites)
  if (favourites.length === 0) return null
  return (
    <ul ref={listRef} className="wrap ticket-grid">
      {favourites.map((recipe) => (
        <li className="ticket" key={recipe.id}>
          <FavouriteTicket recipe={recipe} isGone={gone.has(recipe.id)} />
        </li>
      ))}
    </ul>
  )
}

/** When a focused ticket is removed, moves the focus to the one in its place, or else to the last one. */
function useFocusAfterRemoval(favourites: readonly Recipe[]) {
  const listRef = useRef<HTMLUListElement>(null)
  const previous = useRef(favourites)
  useEffect(() => {
    const before = previous.current
    previous.current = favourites
    if (favourites.length >= before.length || document.activeElement !== document.body || !document.hasFocus()) return
    const place = before.findIndex(({ id }, index) => favourites[index]?.id !== id)
    const openers = listRef.current?.querySelectorAll<HTMLElement>('h2 > *')
    const next = openers?.[Math.min(place, openers.length - 1)] ?? document.getElementById('main')
    next?.focus({ preventScroll: true })
  }, [favourites])
  return listRef
}

/** Rendered on the server, too: `client/theme-script.js` makes the style sheet show it before hydration if there are no favourites. */
function NoTickets({ isSure }: { isSure: boolean }) {
  return (
    <div className={isSure ? 'wrap' : 'wrap no-tickets-yet'}>
      <EmptyCheck
        title="No favourite recipes yet."
        text="Tap the heart on any recipe and its ticket hangs here."
        to="/recipes"
        button="Browse Recipes"
      />
    </div>
  )
}

/** Shown until hydration has read the favourites from storage. */
function ComingTickets() {
  return (
    <>
      <noscript>
        <p className="wrap favourites-note">Favourites are saved in your browser and need JavaScript, which is turned off.</p>
      </noscript>
      <div className="wrap ticket-grid ticket-grid--coming">
        {['first', 'second', 'third'].map((place) => (
          <div className="ticket" key={place}>
            <div className="hanging">
              <div className="guest-check">
                <Skeleton shape="picture" />
                <Skeleton shape="title" />
                <Skeleton shape="line" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </>
  )
}

const namesRecipes = /^#add=/

/** The import dialog for recipes in the address's hash. */
function OpenedLink() {
  const arrival = useArrival(namesRecipes)
  const Arrivals = useLoaded(arrival !== undefined, () => import('./arrivals.tsx'))?.Arrivals
  return arrival && Arrivals ? <Arrivals key={arrival.number} hash={arrival.hash} /> : null
}

/** Refreshes the favourites from the server once; returns the ids of recipes that no longer exist. */
function useRefresh(favourites: readonly Recipe[]): ReadonlySet<number> {
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const requested = useRef(new Set<number>())
  useEffect(() => {
    const fresh = favourites.filter(({ id }) => !requested.current.has(id))
    if (fresh.length === 0) return
    for (const { id } of fresh) requested.current.add(id)
    // If the module can't be loaded, the stored copies stay as they are.
    import('./refresh-favourites.ts').then(async ({ refreshFavourites }) => {
      const found = await refreshFavourites(fresh)
      if (found.length > 0) setGone((known) => new Set([...known, ...found]))
    }, ignore)
  }, [favourites])
  return gone
}

function ignore() {}
