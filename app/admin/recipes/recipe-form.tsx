import { type ReactNode, type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { type Schedule, ScheduleField } from '#app/admin/publication/save-publication.tsx'
import type { EditingStart } from '#app/admin/revisions/read-editing.ts'
import { RecordForm, type RecordFormState } from '#app/admin/revisions/record-form.tsx'
import type { RecordFormOptions } from '#app/admin/use-record-form.ts'
import type { RecordAnswer } from '#app/form-answers.ts'
import type { PublicationState } from '#domain/publication/publication.ts'
import { RecipeFormFields } from './recipe-form-fields.tsx'
import { rowFields } from './recipe-form-values.ts'

type RecipeFormProps = {
  /** Where the form is submitted, with or without JavaScript. */
  action: string
  /** '' for a new recipe. */
  id?: string
  /** The stored values, rows as JSON, unsaved input from before, and the reference of the picture fetched from its address. */
  stored: Record<string, string>
  editing: EditingStart
  /** Whether a new one continues with earlier input. */
  continues?: boolean
  fetched?: string | undefined
  /** The stored recipe's state, unless it is new, when it will be published, and its public page. */
  state?: PublicationState
  time?: string | undefined
  path?: string | undefined
  schedule: Schedule
  posted: RecordAnswer | undefined
  onSaved?: RecordFormOptions['onSaved']
  /** Further buttons next to 'save'. */
  children: ReactNode
}

/** The form of a new or existing recipe. */
export function RecipeForm({ id = '', fetched, children, ...form }: RecipeFormProps) {
  const { state, schedule } = form
  return (
    <RecordForm {...form} kind="recipe" id={id} lists={rowFields} label="Save recipe" buttons={children}>
      {({ fields, formRef }) => (
        <AllFields {...{ fields, formRef, fetched, schedule }} canSchedule={!state || state === 'draft' || state === 'scheduled'} />
      )}
    </RecordForm>
  )
}

type AllFieldsProps = Pick<RecordFormState, 'fields' | 'formRef'> & Pick<RecipeFormProps, 'fetched' | 'schedule'> & { canSchedule: boolean }

function AllFields({ fields, formRef, fetched, schedule, canSchedule }: AllFieldsProps) {
  useNamedField(formRef)
  return (
    <>
      <RecipeFormFields answer={fields} fetched={fetched} />
      {canSchedule ? (
        <div className="is-wide">
          <ScheduleField schedule={schedule} answer={fields} />
        </div>
      ) : null}
    </>
  )
}

/** Focuses the field named in the address's hash once the form is rendered. */
function useNamedField(formRef: RefObject<HTMLFormElement | null>) {
  const { hash } = useLocation()
  useEffect(() => {
    // In the next frame: a new page scrolls to its top and a dialog focuses its first field first.
    const frame = requestAnimationFrame(() => {
      const field = findField(formRef.current, hash.slice(1))
      field?.focus({ preventScroll: true })
      field?.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [formRef, hash])
}

/** The hidden field of an uploaded picture can't be focused; the first control of its group is used instead. */
function findField(form: HTMLFormElement | null, name: string) {
  if (!form || !name) return undefined
  const [field] = [...form.elements].filter((element) => element.getAttribute('name') === name)
  const shown = field?.matches('[type=hidden]') ? field.closest('fieldset')?.querySelector('input:not([type=hidden]), button') : field
  return shown instanceof HTMLElement ? shown : undefined
}
