import { type InputEvent, useState } from 'react'
import { toSlug } from '#domain/text/slug.ts'

/**
 * A slug that follows the title while it is typed, unless the present one is to stay. Pass every input event of the form to `followTitle`. A form that
 * goes on with what was typed before may begin with another slug than the `stored` one.
 */
export function useSlug(start: string, { stored = start, keeps = false } = {}) {
  const [slug, setSlug] = useState(start)
  const [present, setPresent] = useState(stored)
  const [isKept, setKept] = useState(keeps)

  function followTitle({ target }: InputEvent<HTMLFormElement>) {
    if (!isKept && target instanceof HTMLInputElement && target.name === 'title') setSlug(toSlug(target.value))
  }

  /** `newTitle` is undefined while the title is unchanged. */
  function keep(wanted: boolean, newTitle: string | undefined) {
    setKept(wanted)
    setSlug(wanted || newTitle === undefined ? present : toSlug(newTitle))
  }

  function noteSaved(saved: string) {
    setSlug(saved)
    setPresent(saved)
  }

  return { slug, setSlug, isKept, keep, followTitle, noteSaved }
}
