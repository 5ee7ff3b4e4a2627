import { z } from 'zod'
import { toRows } from '#app/admin/recipes/recipe-form-values.ts'
import { readEditorForm } from '#app/forms.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'

type Leniency = {
  /** Fields that are repeated: of these only the refused rows are left out. */
  lists?: string[]
  /** What stands for a refused field that can't be left out. */
  instead?: Record<string, string>
}

/** What a posted form would be saved as if everything that the schema refuses were left out of it. */
export async function readValid<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  { lists = [], instead = {} }: Leniency = {},
): Promise<z.infer<Schema>> {
  const { typed } = await readEditorForm(request, () => z.object({}), lists)
  const rows = Object.fromEntries(lists.map((name) => [name, toRows(typed[name])]))
  const fields: Record<string, unknown> = { ...typed, ...rows }
  const listRefused = (changes: object = {}) => {
    const { error } = schema.safeParse({ ...fields, ...changes })
    return error ? Object.keys(z.flattenError(error).fieldErrors) : []
  }
  const kept = listRefused().map((name) => {
    const fine = rows[name]?.filter((row) => !listRefused({ [name]: [row] }).includes(name))
    return [name, fine?.slice(0, editorLimits.lines) ?? instead[name]]
  })
  return schema.parse({ ...fields, ...Object.fromEntries(kept) })
}
