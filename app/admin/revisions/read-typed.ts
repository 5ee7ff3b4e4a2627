import { joinMarks } from '#domain/recipes/typed-rows.ts'

/** Fields about how a form is saved, not its content. */
const aside = ['form', 'formId', 'base', 'copyId', 'continued', 'wish', 'earlierWish', 'whenPicturesFail']

/** Repeated fields whose rows belong together: a row is empty if all of them are. */
const paired = ['labels', 'addresses']

/** What is typed in a form, by field name; the rows of fields in `lists` as a JSON array without empty ones. */
export function readTyped(form: HTMLFormElement, lists: string[]) {
  const data = new FormData(form)
  const names = [...new Set(data.keys())].filter((name) => isTypedName(name) && !lists.includes(name))
  const single = names.map((name) => [name, String(data.get(name))])
  const repeated = lists.map((name) => [name, JSON.stringify(readRows(data, name))])
  return Object.fromEntries([...listUnchecked(form), ...single, ...repeated]) as Record<string, string>
}

function readRows(data: FormData, name: string) {
  const rows = data.getAll(name).map(String)
  if (!paired.includes(name)) return joinMarks(rows).filter((row) => row !== '')
  const sides = paired.map((side) => data.getAll(side))
  return rows.filter((_, index) => sides.some((side) => side[index] !== undefined && side[index] !== ''))
}

/** Whether a field with this name holds typed content. */
export function isTypedName(name: string) {
  return name !== '' && !aside.includes(name)
}

/** An unchecked box has no value in form data. */
function listUnchecked(form: HTMLFormElement) {
  const boxes = form.querySelectorAll<HTMLInputElement>('input[type=checkbox][name]:not(:checked)')
  return [...boxes].map(({ name }) => [name, ''])
}
