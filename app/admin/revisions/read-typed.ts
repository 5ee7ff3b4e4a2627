import { joinMarks } from '#domain/recipes/typed-rows.ts'

/** Fields that say how a form is saved, and not what is written in it. */
const aside = ['formId', 'base', 'copyId', 'continued', 'wish', 'earlierWish', 'whenPicturesFail']

/** What is typed in a form, by field name; the rows of fields named in `lists` as a JSON array without the empty ones. */
export function readTyped(form: HTMLFormElement, lists: string[]) {
  const data = new FormData(form)
  const names = [...new Set(data.keys())].filter((name) => !aside.includes(name) && !lists.includes(name))
  const single = names.map((name) => [name, String(data.get(name))])
  const repeated = lists.map((name) => [name, JSON.stringify(joinMarks(data.getAll(name).map(String)).filter((row) => row !== ''))])
  return Object.fromEntries([...single, ...repeated]) as Record<string, string>
}
