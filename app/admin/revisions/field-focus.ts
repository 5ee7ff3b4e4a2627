/** The focused field: its name, its index among fields of that name, and the selection in it. */
export type FieldFocus = { name: string; index: number; selection: [number, number] | undefined }

/** For a form whose fields are rendered again while someone types in it. */
export function readFocus(form: HTMLFormElement | null): FieldFocus | undefined {
  const field = document.activeElement
  if (!form || !isField(field) || field.form !== form || !field.name) return undefined
  const { name } = field
  // Fields other than text have no selection.
  const selection = field.selectionStart === null ? undefined : ([field.selectionStart, field.selectionEnd ?? 0] as [number, number])
  return { name, index: listNamed(form, name).indexOf(field), selection }
}

export function giveFocus(form: HTMLFormElement, { name, index, selection }: FieldFocus) {
  const field = listNamed(form, name)[index]
  field?.focus({ preventScroll: true })
  if (selection) field?.setSelectionRange(...selection)
}

type TextField = HTMLInputElement | HTMLTextAreaElement

function isField(element: unknown): element is TextField {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

function listNamed(form: HTMLFormElement, name: string) {
  return [...form.elements].filter((field): field is TextField => isField(field) && field.name === name)
}
