import { editorLimits } from '#domain/forms/editor-limits.ts'

/** Adds a tag to the chosen posts. It stands before the other buttons, so that Enter in the field does this and nothing else. */
export function TagChosen({ isChanging }: { isChanging: boolean }) {
  return (
    <div className="selection-bar__tag">
      <input className="input" name="tag" aria-label="Tag" placeholder="Tag" maxLength={editorLimits.label} autoComplete="off" />
      <button className="button button--quiet button--small" type="submit" name="change" value="tag" aria-disabled={isChanging}>
        Add tag
      </button>
    </div>
  )
}
