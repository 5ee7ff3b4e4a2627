import { useSyncExternalStore } from 'react'
import { emptyProfile, type Profile, readProfile } from '#domain/kitchen/profile.ts'
import { storedProfile } from './stored-profile.ts'

let known: { text: string | null; profile: Profile } | undefined

/** The reader's profile, synchronised across tabs; empty on the server and before hydration. */
export function useProfile(): Profile {
  return useSyncExternalStore(
    storedProfile.subscribe,
    () => toProfile(storedProfile.read()),
    () => emptyProfile,
  )
}

/** Parsed again only when the stored text changes, because useSyncExternalStore compares profiles by identity. */
function toProfile(text: string | null) {
  if (known?.text !== text) known = { text, profile: readProfile(text) }
  return known.profile
}
