import { joinMarks } from '#domain/recipes/typed-rows.ts'

/** Fields that say how a form is saved, and not what is written in it. */
const aside = ['form', 'formId', 'base', 'copyId', 'continued', 'wish', 'earlierWish', 'whenPicturesFail']

/** Repeated fields whose rows stand side by side, so that empty ones count. */
const paired = ['labels', 'addresses']

/** What is typed in a form, by field name; the rows of fields named in `lists` as a JSON array without the empty ones. */
export function readTyped(form: HTMLFormElement, lists: string[]) {
  const data = new FormData(form)
  const names = [...new Set(data.keys())].filter((name) => isTypedName(name) && !lists.includes(name))
  const single = names.map((name) => [name, String(data.get(name))])
  const repeated = lists.map((name) => [name, JSON.stringify(readRows(name, data.getAll(name).map(String)))])
  return Object.fromEntries([...listUnchecked(form), ...single, ...repeated]) as Record<string, string>
}

function readRows(name: string, rows: string[]) {
  return paired.includes(name) ? rows : joinMarks(rows).filter((row) => row !== '')
}

/** Whether somebody types in a field with this name. */
export function isTypedName(name: string) {
  return name !== '' && !aside.includes(name)
}

/** A box that is not checked has no value in a form's data. */
function listUnchecked(form: HTMLFormElement) {
  const boxes = form.querySelectorAll<HTMLInputElement>('input[type=checkbox][name]:not(:checked)')
  return [...boxes].map(({ name }) => [name, ''])
}
