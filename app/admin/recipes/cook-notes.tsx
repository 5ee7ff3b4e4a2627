import { useState } from 'react'
import { PickPicture } from '#app/admin/pick-picture.tsx'
import { Field, type FieldAnswer, useFieldError } from '#app/ui/field.tsx'
import { useIsLive } from '#app/ui/use-is-live.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { difficultyLabels } from '#domain/recipes/difficulty.ts'
import { listFieldNames, type RecipeFieldName, recipeFields } from '#domain/recipes/recipe-fields.ts'
import { SelectField } from '../select-field.tsx'

const texts = {
  notes: 'Substitutions, tips and pitfalls.',
  makeAhead: 'What you can do the day before.',
  storageNotes: 'How long it keeps and how to reheat it.',
} satisfies Record<RecipeFieldName<'text'>, string>

const sources = ['sourceName', 'sourceUrl', 'sourceBook', 'sourcePage'] as const

/** Additional fields of a recipe: collapsed until something is filled in. */
export function CookNotes({ answer }: { answer: FieldAnswer }) {
  const isFilled = (names: readonly string[]) => names.some((name) => answer.typed[name] || answer.errors[name])
  return (
    <>
      <details className="is-wide field-fold" open={isFilled(['equipment', ...listFieldNames('text')])}>
        <summary>Equipment, notes, make ahead, storage</summary>
        <div className="two-columns">
          <Field
            name="equipment"
            label="Equipment"
            help="One item per line."
            multiline
            maxLength={editorLimits.notes}
            unmarked
            answer={answer}
          />
          {listFieldNames('text').map((name) => (
            <RecipeTextField key={name} name={name} help={texts[name]} answer={answer} />
          ))}
        </div>
      </details>
      <details className="is-wide field-fold" open={isFilled(['videoUrl', 'videoDate', 'videoPoster'])}>
        <summary>Video</summary>
        <div className="two-columns">
          <RecipeTextField
            name="videoUrl"
            help="A YouTube or Vimeo link. Readers see a thumbnail; the player loads only when they press play."
            inputMode="url"
            answer={answer}
          />
          <Field
            name="videoDate"
            label="Video date"
            type="date"
            help="When it was published, for search engines. If empty, the recipe’s date is used."
            unmarked
            answer={answer}
          />
        </div>
        <PosterField name="videoPoster" answer={answer} />
      </details>
      <details className="is-wide field-fold" open={isFilled(sources)}>
        <summary>Source and credit</summary>
        <div className="two-columns">
          <RecipeTextField name="sourceName" help="A person or website." answer={answer} />
          <RecipeTextField name="sourceUrl" inputMode="url" answer={answer} />
          <RecipeTextField name="sourceBook" help="The book that it’s from or adapted from." answer={answer} />
          <RecipeTextField name="sourcePage" help="For example, 112 or 112–114. Shown with the cookbook." answer={answer} />
        </div>
      </details>
      <details className="is-wide field-fold" open={isFilled(['pinText'])}>
        <summary>Sharing</summary>
        <RecipeTextField
          name="pinText"
          help="What Pinterest shows with the picture. If empty, the title and the summary."
          answer={answer}
        />
      </details>
    </>
  )
}

type RecipeTextFieldProps = { name: RecipeFieldName; help?: string; list?: string; inputMode?: 'url'; answer: FieldAnswer }

/** A text field, with the label and limit from the table of recipe fields. */
export function RecipeTextField({ name, ...props }: RecipeTextFieldProps) {
  const { kind, label, max } = recipeFields[name]
  return <Field name={name} label={label} multiline={kind === 'text'} maxLength={max} unmarked {...props} />
}

export function DifficultyField({ answer }: { answer: FieldAnswer }) {
  return <SelectField name="difficulty" label="Difficulty" options={{ '': 'Not set', ...difficultyLabels }} answer={answer} />
}

const label = 'Video thumbnail'

/** The picture of a recipe's video. Without JavaScript, its address on this site is typed. */
function PosterField({ name, answer }: { name: string; answer: FieldAnswer }) {
  const [value, setValue] = useState(answer.typed[name] ?? '')
  const { error, forget } = useFieldError(name, answer)
  if (!useIsLive())
    return (
      <Field
        name={name}
        label={label}
        help="The /images/ address of an upload. If empty, the recipe’s picture is shown."
        unmarked
        answer={answer}
      />
    )
  return (
    <fieldset className="picture-field">
      <legend className="field-label">{label}</legend>
      <input type="hidden" name={name} value={value} />
      <PickPicture
        value={value}
        error={error}
        onChange={(picked) => {
          forget()
          setValue(picked)
        }}
      />
      <span className="help">If empty, the recipe’s picture is shown.</span>
    </fieldset>
  )
}
