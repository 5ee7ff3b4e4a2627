import { type InputEvent, useState } from 'react'
import { toSlug } from '#domain/text/slug.ts'

type SlugOptions = { stored?: string | undefined; keeps?: boolean; saved?: { urlSlug: string } | undefined }

/**
 * A slug that follows the title while it is typed, unless the present one is to stay. Pass every input event of the form to `followTitle`. A form that
 * goes on with what was typed before may begin with another slug than the `stored` one; each time it is saved, it shows the slug that was stored.
 */
export function useSlug(start: string, { stored = start, keeps = false, saved }: SlugOptions = {}) {
  const [slug, setSlug] = useState(start)
  const [present, setPresent] = useState(stored)
  const [isKept, setKept] = useState(keeps)
  const [shown, setShown] = useState(saved)

  if (saved && saved !== shown) {
    setShown(saved)
    setSlug(saved.urlSlug)
    setPresent(saved.urlSlug)
  }

  function followTitle({ target }: InputEvent) {
    if (!isKept && target instanceof HTMLInputElement && target.name === 'title') setSlug(toSlug(target.value))
  }

  /** `newTitle` is undefined while the title is unchanged. */
  function keep(wanted: boolean, newTitle: string | undefined) {
    setKept(wanted)
    setSlug(wanted || newTitle === undefined ? present : toSlug(newTitle))
  }

  return { slug, setSlug, isKept, keep, followTitle }
}
