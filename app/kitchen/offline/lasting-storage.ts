import { useEffect, useRef } from 'react'
import { useFavourites } from '#app/ui/favourite-store.ts'
import { isInstalled } from './install-way.ts'

/** Where it is noted that the browser was asked: in a tab, or in the installed app, which browsers trust more. */
const askedKey = 'askedToKeep'

/**
 * Asks the browser once for persistent storage: when the reader saves something, never before, because some browsers ask the reader in
 * turn.
 */
export function LastingStorage() {
  const saved = useFavourites()?.length
  const before = useRef(saved)
  useEffect(() => {
    if (saved !== undefined && before.current !== undefined && saved > before.current) void askToLast()
    before.current = saved
  }, [saved])
  useEffect(() => {
    const ask = () => void askToLast()
    addEventListener('reader-kept', ask)
    return () => removeEventListener('reader-kept', ask)
  }, [])
  return null
}

async function askToLast() {
  try {
    const { storage } = navigator
    const asked = localStorage.getItem(askedKey)
    const here = isInstalled() ? 'app' : 'tab'
    // Missing on insecure origins.
    if (!storage?.persist || asked === here || asked === 'app') return
    localStorage.setItem(askedKey, here)
    if (!(await storage.persisted())) await storage.persist()
  } catch {
    // A browser that stores nothing need not be asked.
  }
}
