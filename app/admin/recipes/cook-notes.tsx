import { Field, type FieldAnswer } from '#app/ui/field.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { difficultyLabels } from '#domain/recipes/difficulty.ts'
import { PosterField } from '../poster-field.tsx'
import { SelectField } from '../select-field.tsx'

const texts = [
  { name: 'equipment', label: 'Equipment', help: 'One piece on each line.' },
  { name: 'notes', label: 'Notes', help: 'What a cook should know: substitutions, what can go wrong.' },
  { name: 'makeAhead', label: 'Make ahead', help: 'What can be done the day before.' },
  { name: 'storageNotes', label: 'Storage', help: 'How long it keeps, and how to warm it up.' },
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
            help="Its address on YouTube or Vimeo. Readers see a picture; the player is loaded only when they ask for it."
            inputMode="url"
            maxLength={editorLimits.url}
            unmarked
            answer={answer}
          />
          <Field
            name="videoDate"
            label="Date of the video"
            type="date"
            help="When it was published there, for search engines. Left empty, that of the recipe counts."
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
            help="Whom or what it is from: a person, a book."
            maxLength={editorLimits.title}
            unmarked
            answer={answer}
          />
          <Field name="sourceUrl" label="Its address" inputMode="url" maxLength={editorLimits.url} unmarked answer={answer} />
        </div>
      </details>
    </>
  )
}

export function DifficultyField({ answer }: { answer: FieldAnswer }) {
  return <SelectField name="difficulty" label="Difficulty" options={{ '': 'Not said', ...difficultyLabels }} answer={answer} />
}
