import { useSyncExternalStore } from 'react'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { readFavourites } from './favourite-records.ts'
import { sayNotStored } from './toast.ts'

const storageKey = 'favoriteRecipes'

let favourites: readonly Recipe[] | undefined
const listeners = new Set<() => void>()

/** The visitor's favourites in the order they were saved, synchronised across tabs. Undefined on the server and before hydration. */
export function useFavourites() {
  return useSyncExternalStore(subscribe, listFavourites, () => undefined)
}

function listFavourites() {
  favourites ??= readStoredFavourites()
  return favourites
}

/** Appends a recipe, or removes it if its id is in the list. Returns whether that could be saved. */
export function toggleFavourite(recipe: Recipe) {
  return updateFavourites((stored) => {
    const others = stored.filter(({ id }) => id !== recipe.id)
    return others.length < stored.length ? others : [...stored, recipe]
  })
}

/** Updates the list in its current stored state, which another tab may have changed. Returns whether the result could be saved. */
export function updateFavourites(change: (stored: readonly Recipe[]) => readonly Recipe[]) {
  const stored = readStoredFavourites()
  const next = change(stored)
  return JSON.stringify(next) === JSON.stringify(stored) || save(next)
}

function save(next: readonly Recipe[]) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    sayNotStored()
    return false
  }
  announce(next)
  return true
}

/** The favourites as they are stored now; empty if there are none, they are unreadable, or storage is unavailable. */
export function readStoredFavourites() {
  try {
    return readFavourites(localStorage.getItem(storageKey))
  } catch {
    return []
  }
}

function announce(next: readonly Recipe[] | undefined) {
  favourites = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) listenToOtherTabs('addEventListener')
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) listenToOtherTabs('removeEventListener')
  }
}

// A page restored from the back-forward cache has missed all events.
function listenToOtherTabs(method: 'addEventListener' | 'removeEventListener') {
  window[method]('storage', reread)
  window[method]('pageshow', reread)
}

function reread(event: Event) {
  if (event instanceof StorageEvent && event.key !== storageKey && event.key !== null) return
  if (event instanceof PageTransitionEvent && !event.persisted) return
  announce(undefined)
}
