import { editorLimits } from '#domain/forms/editor-limits.ts'
import { recipeTermKinds } from '#domain/terms/recipe-terms.ts'
import { termWords } from '#domain/terms/term-words.ts'
import { capitalize } from '#domain/text/capitalize.ts'

/** Puts the chosen recipes into a category, or adds a course … to them. It stands before the other buttons, so that Enter in the field does this. */
export function LabelChosen({ isChanging }: { isChanging: boolean }) {
  return (
    <div className="selection-bar__tag">
      <select className="input" name="kind" aria-label="List">
        {recipeTermKinds.map((kind) => (
          <option key={kind} value={kind}>
            {capitalize(termWords[kind].one)}
          </option>
        ))}
      </select>
      <input className="input" name="name" aria-label="Name" placeholder="Name" maxLength={editorLimits.label} autoComplete="off" />
      <button className="button button--quiet button--small" type="submit" name="change" value="label" aria-disabled={isChanging}>
        Set
      </button>
    </div>
  )
}
