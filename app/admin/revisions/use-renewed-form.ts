import { type RefObject, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { RecordAnswer } from '../use-record-form.ts'
import { readTyped } from './read-typed.ts'
import { discardCopies, type useAutosave } from './use-autosave.ts'
import type { BegunForm } from './use-form-start.ts'

type Parts = {
  begun: BegunForm
  autosave: ReturnType<typeof useAutosave>
  answer: RecordAnswer | undefined
  formRef: RefObject<HTMLFormElement | null>
  lists?: string[]
  /** What is stored and the newest revision, as the page was loaded last. */
  stored: Record<string, string>
  revision: number
}

/** Begins a form anew: with what was merged from two versions, or with what is stored. */
export function useRenewedForm({ begun, autosave, answer, formRef, lists = [], stored, revision }: Parts) {
  const { revalidate } = useRevalidator()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per response, when others had changed what the form does not show
  useEffect(() => {
    if (!answer?.sent || !answer.stored || !answer.revision) return
    autosave.abandon()
    begun.reset({ ...stored, ...answer.stored }, answer.revision)
  }, [answer])

  return {
    async discard() {
      await discardCopies(begun.start, autosave.abandon())
      await revalidate()
      begun.reset(stored, revision)
    },
    merge(fields: Record<string, string>) {
      const form = formRef.current
      if (!form || !answer?.conflict) return
      const kept = autosave.readKeptCopy()
      const held = autosave.abandon()
      begun.merge({ ...readTyped(form, lists), ...fields }, answer.conflict.revision, { continued: kept ? [kept] : [], onDevice: held })
    },
  }
}
