type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Kinds of inputs in which something is typed or chosen that anybody may see who uses this browser in the same account. */
const openTypes = ['text', 'email', 'tel', 'url', 'search', 'number', 'date', 'range', 'checkbox']

/** What is typed in a form, by field name, without passwords, codes and files. A box that is not checked is ''. */
export function readOpenFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    listFields(form)
      .filter(isOpen)
      .map((field) => [field.name, readField(field)]),
  )
}

/** The same as a form had it before anybody typed. */
export function readInitialFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    listFields(form)
      .filter(isOpen)
      .map((field) => [field.name, readInitial(field)]),
  )
}

/** Whether somebody has typed in a form, also before the page's script started, which no event tells. A box does not say how it was at first. */
export function hasTyped(form: HTMLFormElement) {
  return listFields(form).some((field) => isOpen(field) && saysInitial(field) && readField(field) !== readInitial(field))
}

/** Whether something is typed in a form that `readOpenFields` leaves out. */
export function hasSecret(form: HTMLFormElement) {
  return listFields(form).some((field) => !isOpen(field) && field.type !== 'hidden' && field.value !== '')
}

/** Puts values into a form's fields as if they had been typed there. What is folded up is opened. */
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

/** React notices a change only if it is not made through the property that it has put on the element. */
function setValue(field: TextField, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

function listFolds(field: Element): HTMLDetailsElement[] {
  const fold = field.closest('details')
  return fold ? [fold, ...(fold.parentElement ? listFolds(fold.parentElement) : [])] : []
}
