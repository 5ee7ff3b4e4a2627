import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { LinkField } from '#app/admin/editor/link-field.tsx'
import { StateTag } from '#app/admin/publication/state-tag.tsx'
import { useRowDrag } from '#app/admin/recipes/use-row-drag.ts'
import { RowButtons } from '#app/admin/row-buttons.tsx'
import { Field, type FieldAnswer, FieldError, useFieldError } from '#app/ui/field.tsx'
import { useIsLive } from '#app/ui/use-is-live.ts'
import type { LinkTarget } from '#core/admin/find-link-targets.ts'
import { countOf } from '#domain/text/count-of.ts'
import { toName, useChosenRecipes } from './use-chosen-recipes.ts'

type RecipePickerProps = {
  /** The recipes in the stored collection. */
  chosen: LinkTarget[]
  answer: FieldAnswer
}

/** The recipes of a collection, searched and ordered; without JavaScript a text with one a line. */
export function RecipePicker({ chosen, answer }: RecipePickerProps) {
  const isLive = useIsLive()
  if (isLive) return <LivePicker chosen={chosen} answer={answer} />
  return <Field name="recipes" label="Recipes" multiline help="One per line, by title, address or number, in order." answer={answer} />
}

function LivePicker({ chosen, answer }: RecipePickerProps) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const search = useRef<HTMLDivElement>(null)
  const [words, setWords] = useState('')
  const { lines, said, add, remove, move } = useChosenRecipes(readLines(answer.typed.recipes, chosen), list, search)
  const { drag, start } = useRowDrag(list, (from, to) => move(from, to))
  const { error, forget } = useFieldError('recipes', answer)

  /** Enter selects, and must not submit the form. */
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') event.preventDefault()
  }

  return (
    <fieldset className="rows-field recipe-picker" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">Recipes</legend>
      <input type="hidden" name="recipes" value={lines.map(({ line }) => line).join('\n')} />
      {error ? <FieldError id={`${id}-error`} error={error} /> : null}
      <p className="help">{lines.length > 0 ? `${countOf(lines.length, 'recipe')}, in the order visitors see them.` : 'None yet.'}</p>
      <ol className="row-list" ref={list}>
        {lines.map((chosenLine, index) => (
          <li key={chosenLine.line} className={toClassName(index, drag)}>
            <span className="row-list__handle" onPointerDown={(event) => start(event, index)} aria-hidden="true">
              {index + 1}
            </span>
            <span className="recipe-picker__name">
              {toName(chosenLine)} {chosenLine.recipe ? <StateTag state={chosenLine.recipe.state} /> : null}
            </span>
            <span className="row-list__buttons">
              <RowButtons
                label={toName(chosenLine)}
                {...{ index, count: lines.length, least: 0 }}
                onMove={(to, part) => move(index, to, part)}
                onRemove={() => {
                  forget()
                  remove(index)
                }}
              />
            </span>
          </li>
        ))}
      </ol>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field in it */}
      <div ref={search} onKeyDown={press}>
        <LinkField
          label="Add a recipe"
          placeholder="Search by title"
          only="recipe"
          value={words}
          words={words.trim()}
          error={undefined}
          onType={setWords}
          onPick={(target) => {
            add(target)
            setWords('')
          }}
        />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </fieldset>
  )
}

function readLines(text = '', chosen: LinkTarget[]) {
  const lines = text.split('\n').map((line) => line.trim())
  return [...new Set(lines)].filter(Boolean).map((line) => ({ line, recipe: chosen.find(({ path }) => path === line) }))
}

function toClassName(index: number, drag: { from: number; to: number } | undefined) {
  if (!drag) return undefined
  if (index === drag.from) return 'is-dragged'
  if (index !== drag.to) return undefined
  return drag.to < drag.from ? 'is-drop-before' : 'is-drop-after'
}
