import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { useRecordForm } from '#app/admin/use-record-form.ts'
import type { RecordAnswer } from '#app/form-answers.ts'
import { useOnAnswer, useOnChange } from '#app/ui/use-on-answer.ts'
import { mergeFields } from '#domain/revisions/merge-fields.ts'
import type { TwoVersions } from './choose-versions.ts'
import { toFormNames } from './conflict-answer.ts'
import { giveFocus, readFocus } from './field-focus.ts'
import { postWorkingCopy } from './post-working-copy.ts'
import { readTyped } from './read-typed.ts'
import { pressSubmitter, type Submitter, toSubmitter } from './submitter.ts'
import { listCopyIds, type UnsavedCopy } from './unsaved-copies.ts'
import { discardCopies } from './use-autosave.ts'
import type { BegunForm } from './use-form-start.ts'
import { noLists, useVersionChoice } from './use-version-choice.ts'

type Parts = {
  begun: BegunForm
  form: Pick<ReturnType<typeof useRecordForm>, 'autosave' | 'base' | 'formRef' | 'readSent' | 'hasTypedSince' | 'submit'> & {
    answer: Pick<RecordAnswer, 'sent' | 'stored' | 'taken' | 'revision' | 'conflict'> | undefined
  }
  lists?: string[]
  /** The stored values and the newest revision, as of the last page load. */
  stored: Record<string, string>
  revision: number
}

/** Restarts a form, with two merged versions or with what is stored. Submit the form with `submit`. */
export function useRenewedForm({ begun, form, lists = noLists, stored, revision }: Parts) {
  const { answer, autosave, formRef, readSent } = form
  const { revalidate } = useRevalidator()
  const conflict = answer?.conflict
  const [other] = begun.others
  const readForm = () => (formRef.current ? readTyped(formRef.current, lists) : {})
  const compared = useComparedCopy(conflict ? undefined : other, readForm, stored)
  const versions = useVersionChoice(conflict ?? compared, {
    formRef,
    lists,
    readCompared: () => (conflict ? readSent() : (compared?.inForm ?? {})),
  })

  // If others had changed what the form does not show.
  useOnAnswer(answer, (answer) => {
    if (!answer.sent || !answer.stored || !answer.revision) return
    const present = { ...stored, ...answer.stored }
    const own = autosave.abandon()
    if (!form.hasTypedSince()) return begun.reset(present, answer.revision)
    // What was typed while it was being saved stays. If that was in a field of theirs, the next save compares both.
    const [typed, sent] = [readForm(), readSent()]
    const { merged } = mergeFields(typed, present, sent)
    const isTheirs = (answer.taken ?? []).flatMap(toFormNames).some((name) => (typed[name] ?? '') !== (sent[name] ?? ''))
    const base = isTheirs ? (form.base ?? begun.start.base) : answer.revision
    begun.merge({ ...present, ...merged }, base, { own, focus: readFocus(formRef.current) })
  })

  useStart(begun, formRef)

  /** Restarts the form with the choices; with a `submitter` it is then saved. */
  function merge(fields: Record<string, string>, submitter?: Submitter) {
    const own = autosave.abandon()
    if (conflict) return begun.merge(fields, conflict.revision, { own, submitter })
    if (!compared) return
    const { copy } = compared
    begun.merge(fields, form.base ?? begun.start.base, { own, other: copy, submitter })
    begun.drop(copy)
  }

  return {
    async discard() {
      const { continued, onDevice } = begun.start
      const copies = autosave.isEnded() ? [] : [autosave.readCopyId(), ...continued.map(({ id }) => id), ...onDevice]
      await discardCopies(begun.start, copies, autosave.abandon)
      await revalidate()
      begun.reset(stored, revision)
    },
    /** The choices between two versions are saved, although the form does not show them yet. */
    submit(event: SubmitEvent<HTMLFormElement>) {
      const chosen = versions.read()
      // Of two texts of one's own, the other is saved with it as well, if only to be deleted then.
      if (!chosen && !compared) return form.submit(event)
      event.preventDefault()
      merge(chosen ?? readForm(), toSubmitter(event.nativeEvent.submitter))
    },
    versions,
    merge: () => merge(versions.read() ?? readForm()),
    /** Another unsaved text of one's own, beside the form's. */
    other: compared && {
      copy: compared.copy,
      async discard() {
        await discardCopies(begun.start, listCopyIds(compared.copy))
        begun.drop(compared.copy)
      },
    },
  }
}

/** Continues with a form that is being saved, or while someone types. */
function useStart({ focus, submitter }: BegunForm, formRef: Parts['form']['formRef']) {
  const goOn = useEffectEvent(() => {
    if (focus && formRef.current) giveFocus(formRef.current, focus)
    if (submitter && formRef.current) pressSubmitter(formRef.current, submitter)
  })
  useEffect(() => goOn(), [])
}

type Typed = Record<string, string>

/** How another text differs from the one in the form, once the server has responded. */
function useComparedCopy(copy: UnsavedCopy | undefined, readForm: () => Typed, stored: Typed) {
  const [compared, setCompared] = useState<TwoVersions & { copy: UnsavedCopy; inForm: Typed }>()
  // What is typed afterwards comes from the form itself.
  useOnChange(copy, () => {
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
  })
  return compared?.copy === copy ? compared : undefined
}
