import { type InputEvent, useState } from 'react'
import { toSlug } from '#domain/text/slug.ts'

/** The address that follows the title as it is typed, unless it is kept. `followTitle` takes every input of the form. */
export function useSlug(start: string) {
  const [slug, setSlug] = useState(start)
  const [present, setPresent] = useState(start)
  const [isKept, setKept] = useState(false)

  function followTitle({ target }: InputEvent<HTMLFormElement>) {
    if (!isKept && target instanceof HTMLInputElement && target.name === 'title') setSlug(toSlug(target.value))
  }

  /** `newTitle` is undefined as long as the title is the saved one. */
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
