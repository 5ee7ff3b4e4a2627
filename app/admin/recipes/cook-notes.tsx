import { Field, type FieldAnswer } from '#app/ui/field.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { difficultyLabels } from '#domain/recipes/difficulty.ts'
import { PosterField } from '../poster-field.tsx'
import { SelectField } from '../select-field.tsx'

const texts = [
  { name: 'equipment', label: 'Equipment', help: 'One item per line.' },
  { name: 'notes', label: 'Notes', help: 'Substitutions, tips and pitfalls.' },
  { name: 'makeAhead', label: 'Make ahead', help: 'What you can do the day before.' },
  { name: 'storageNotes', label: 'Storage', help: 'How long it keeps and how to reheat it.' },
] as const

const source = ['sourceName', 'sourceUrl'] as const

/** What goes with a recipe: folded up as long as nothing is filled in. */
export function CookNotes({ answer }: { answer: FieldAnswer }) {
  const isFilled = (names: readonly string[]) => names.some((name) => answer.typed[name] || answer.errors[name])
  return (
    <>
      <details className="is-wide field-fold" open={isFilled(texts.map(({ name }) => name))}>
        <summary>Equipment, notes, make ahead, storage</summary>
        <div className="two-columns">
          {texts.map((field) => (
            <Field key={field.name} {...field} multiline maxLength={editorLimits.notes} unmarked answer={answer} />
          ))}
        </div>
      </details>
      <details className="is-wide field-fold" open={isFilled(['videoUrl', 'videoDate', 'videoPoster'])}>
        <summary>Video</summary>
        <div className="two-columns">
          <Field
            name="videoUrl"
            label="Video"
            help="A YouTube or Vimeo link. Readers see a thumbnail; the player loads only when they press play."
            inputMode="url"
            maxLength={editorLimits.url}
            unmarked
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
      <details className="is-wide field-fold" open={isFilled(source)}>
        <summary>Source and credit</summary>
        <div className="two-columns">
          <Field
            name="sourceName"
            label="Source"
            help="A person, book or website."
            maxLength={editorLimits.title}
            unmarked
            answer={answer}
          />
          <Field name="sourceUrl" label="Link" inputMode="url" maxLength={editorLimits.url} unmarked answer={answer} />
        </div>
      </details>
    </>
  )
}

export function DifficultyField({ answer }: { answer: FieldAnswer }) {
  return <SelectField name="difficulty" label="Difficulty" options={{ '': 'Not set', ...difficultyLabels }} answer={answer} />
}
