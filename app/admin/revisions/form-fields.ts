type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Types of inputs whose contents may be shown to anyone who uses this browser with the same account. */
const openTypes = ['text', 'email', 'tel', 'url', 'search', 'number', 'date', 'range', 'checkbox']

/** What is typed in a form, by field name, without passwords, codes and files. An unchecked box is ''. */
export function readOpenFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    listFields(form)
      .filter(isOpen)
      .map((field) => [field.name, readField(field)]),
  )
}

/** The same before anyone typed. */
export function readInitialFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    listFields(form)
      .filter(isOpen)
      .map((field) => [field.name, readInitial(field)]),
  )
}

/**
 * Whether someone has typed in a form, including before the page's script started, which fires no event. A checkbox doesn't tell its
 * initial state.
 */
export function hasTyped(form: HTMLFormElement) {
  return listFields(form).some((field) => isOpen(field) && saysInitial(field) && readField(field) !== readInitial(field))
}

/** Whether something is typed in a form that `readOpenFields` leaves out. */
export function hasSecret(form: HTMLFormElement) {
  return listFields(form).some((field) => !isOpen(field) && field.type !== 'hidden' && field.value !== '')
}

/** Puts values into a form's fields as if they had been typed there. Collapsed parts are opened. */
export function fillForm(form: HTMLFormElement, values: Record<string, string>) {
  for (const field of listFields(form).filter(isOpen)) {
    const value = values[field.name] ?? ''
    if (readField(field) === value) continue
    if (isBox(field)) field.click()
    else setValue(field, value)
    for (const fold of listFolds(field)) fold.open = true
  }
}

function listFields(form: HTMLFormElement) {
  const isField = (element: Element): element is TextField =>
    element.matches('input, textarea, select') && (element as TextField).name !== ''
  return [...form.elements].filter(isField)
}

function isOpen(field: TextField) {
  if (/password|one-time-code/.test(field.autocomplete)) return false
  return !(field instanceof HTMLInputElement) || openTypes.includes(field.type)
}

function isBox(field: TextField): field is HTMLInputElement {
  return field.type === 'checkbox'
}

function readField(field: TextField) {
  return isBox(field) && !field.checked ? '' : field.value
}

function readInitial(field: TextField) {
  if (field instanceof HTMLSelectElement)
    return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? ''
  return isBox(field) && !field.defaultChecked ? '' : field.defaultValue
}

function saysInitial(field: TextField) {
  if (isBox(field)) return false
  return !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.defaultSelected)
}

/** React notices a change only if it doesn't go through the property that React has put on the element. */
function setValue(field: TextField, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

function listFolds(field: Element): HTMLDetailsElement[] {
  const fold = field.closest('details')
  return fold ? [fold, ...(fold.parentElement ? listFolds(fold.parentElement) : [])] : []
}
