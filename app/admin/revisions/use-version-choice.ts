import { type RefObject, useEffect, useState } from 'react'
import { useOnChange } from '#app/ui/use-on-answer.ts'
import { type Choice, type Choices, listTypedSince, mergeVersions, type TwoVersions } from './choose-versions.ts'
import { toFormNames } from './conflict-answer.ts'
import { readTyped } from './read-typed.ts'

export type VersionChoice = ReturnType<typeof useVersionChoice>

type Form = { formRef: RefObject<HTMLFormElement | null>; lists: string[] }

/** Of a form without repeated fields. */
export const noLists: string[] = []

const none: TwoVersions = { fields: [], stored: {}, taken: [] }

/**
 * The choices between two versions, the first of which is in a form. `compared` are the form's values in it. What is typed in the form
 * afterwards takes precedence over the choice for that field.
 */
export function useVersionChoice(
  two: TwoVersions | undefined,
  { formRef, lists, readCompared }: Form & { readCompared: () => Record<string, string> },
) {
  const { fields } = two ?? none
  const [choices, setChoices] = useState<Choices>({})
  const [compared, setCompared] = useState<Record<string, string>>({})
  const [typedSince, setTypedSince] = useState<string[]>([])

  useOnChange(two, () => {
    setChoices({})
    setTypedSince([])
    setCompared(two ? readCompared() : {})
  })

  useEffect(() => {
    const form = formRef.current
    if (!form || !two) return
    const look = () => {
      const names = listTypedSince(two, readTyped(form, lists), compared)
      setTypedSince((earlier) => (earlier.join() === names.join() ? earlier : names))
    }
    form.addEventListener('input', look)
    form.addEventListener('change', look)
    return () => {
      form.removeEventListener('input', look)
      form.removeEventListener('change', look)
    }
  }, [two, compared, formRef, lists])

  return {
    fields,
    choices,
    typedSince,
    choose: (key: string, choice: Choice) => setChoices((present) => ({ ...present, [key]: choice })),
    /** Makes the choices count again for a field that was typed in. */
    chooseAgain(name: string) {
      if (!formRef.current) return
      const present = readTyped(formRef.current, lists)
      const now = Object.fromEntries(toFormNames(name).map((field) => [field, present[field] ?? '']))
      setCompared((earlier) => ({ ...earlier, ...now }))
      setTypedSince((earlier) => earlier.filter((other) => other !== name))
    },
    /** The form's contents with the choices applied; undefined if it already has them. */
    read(): Record<string, string> | undefined {
      if (!formRef.current || !two) return undefined
      const present = readTyped(formRef.current, lists)
      const merged = { ...present, ...mergeVersions(two, choices, listTypedSince(two, present, compared)) }
      const isSame = Object.keys(merged).every((name) => merged[name] === (present[name] ?? ''))
      return isSame ? undefined : merged
    },
  }
}
