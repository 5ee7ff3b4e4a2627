import { useSyncExternalStore } from 'react'
import { storedProfile } from '#app/kitchen/my-kitchen/stored-profile.ts'
import { readPortions } from './portions.ts'

/** How many the reader's kitchen cooks for; undefined on the server, before hydration and if they did not say. */
export function useHousehold() {
  return useSyncExternalStore(storedProfile.subscribe, readHousehold, () => undefined)
}

export function readHousehold() {
  // Only this of the profile: its reader need not be loaded with every recipe.
  return readPortions(/"servings":([\d.]+)/.exec(storedProfile.read() ?? '')?.[1] ?? '')
}
