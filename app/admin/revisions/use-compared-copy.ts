import { useEffect, useState } from 'react'
import type { TwoVersions } from './choose-versions.ts'
import { postWorkingCopy } from './post-working-copy.ts'
import type { UnsavedCopy } from './unsaved-copies.ts'

type Typed = Record<string, string>

/** How another text differs from the one in the form, once the server has told. */
export function useComparedCopy(copy: UnsavedCopy | undefined, readForm: () => Typed, stored: Typed) {
  const [compared, setCompared] = useState<TwoVersions & { copy: UnsavedCopy; inForm: Typed }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text; the form tells itself what is typed afterwards
  useEffect(() => {
    if (!copy) return
    const inForm = readForm()
    const theirs = { ...stored, ...copy.fields }
    let isWanted = true
    postWorkingCopy({ compare: { ours: inForm, theirs } })
      .then((response) => (response.ok ? response.json() : undefined))
      .then((fields) => isWanted && fields && setCompared({ copy, inForm, fields, stored: theirs, taken: [] }))
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [copy])
  return compared?.copy === copy ? compared : undefined
}
