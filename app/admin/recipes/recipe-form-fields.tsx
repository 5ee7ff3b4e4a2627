import { Field, type FieldAnswer } from '#app/ui/field.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { typeLabels } from '#domain/recipes/recipe.ts'
import { NamesField } from '../organise/names-field.tsx'
import { PictureField } from '../picture-field.tsx'
import { SelectField } from '../select-field.tsx'
import { AllergensField } from './allergens-field.tsx'
import { CookNotes, DifficultyField, RecipeTextField } from './cook-notes.tsx'
import { RowsField } from './rows-field.tsx'

type RecipeFormFieldsProps = {
  /** Values and errors. */
  answer: FieldAnswer
  /** Reference of the picture fetched earlier from the address. */
  fetched: string | undefined
}

// One field: the reference of an upload or an address.
const pictureNames = { upload: 'image', url: 'image', alt: 'imageAlt' }

export function RecipeFormFields({ answer, fetched }: RecipeFormFieldsProps) {
  return (
    <>
      <div className="form">
        <Field name="title" label="Title" required maxLength={editorLimits.title} answer={answer} />
        <Field name="short" label="Short description" multiline required maxLength={editorLimits.short} answer={answer} />
        <SelectField name="type" label="Type" options={{ '': 'None', ...typeLabels }} answer={answer} />
      </div>
      <PictureField names={pictureNames} answer={answer} fetched={fetched} />
      <RowsField name="ingredients" label="Ingredients" noun="ingredient" answer={answer} />
      <RowsField name="steps" label="Steps" noun="step" hasExtras answer={answer} />
      <AllergensField answer={answer} />
      <Nutrition answer={answer} />
      <Times answer={answer} />
      <CookNotes answer={answer} />
      <Details answer={answer} />
    </>
  )
}

function Nutrition({ answer }: { answer: FieldAnswer }) {
  return (
    <fieldset className="is-wide field-group">
      <legend className="field-label">Nutrition per serving (optional)</legend>
      <div className="four-columns">
        <Field name="calories" label="Calories" inputMode="numeric" unmarked answer={answer} />
        <Field name="protein" label="Protein (g)" inputMode="numeric" unmarked answer={answer} />
        <Field name="fats" label="Fats (g)" inputMode="numeric" unmarked answer={answer} />
        <Field name="carbs" label="Carbs (g)" inputMode="numeric" unmarked answer={answer} />
      </div>
    </fieldset>
  )
}

function Times({ answer }: { answer: FieldAnswer }) {
  return (
    <fieldset className="is-wide field-group">
      <legend className="field-label">Servings and times (optional)</legend>
      <div className="four-columns">
        <Field name="servings" label="Servings" inputMode="numeric" unmarked answer={answer} />
        <Field name="prepMinutes" label="Prep (min)" inputMode="numeric" unmarked answer={answer} />
        <Field name="cookMinutes" label="Cook (min)" inputMode="numeric" unmarked answer={answer} />
        <Field name="totalMinutes" label="Total (min)" inputMode="numeric" unmarked answer={answer} />
        <Field name="restMinutes" label="Rest (min)" inputMode="numeric" unmarked answer={answer} />
        <Field name="chillMinutes" label="Chill (min)" inputMode="numeric" unmarked answer={answer} />
        <DifficultyField answer={answer} />
      </div>
    </fieldset>
  )
}

function Details({ answer }: { answer: FieldAnswer }) {
  return (
    <fieldset className="is-wide field-group">
      <legend className="field-label">More details (optional)</legend>
      <div className="two-columns">
        <RecipeTextField name="yieldText" help="For example, 4 sandwiches." answer={answer} />
        <RecipeTextField name="author" answer={answer} />
        <RecipeTextField name="category" list="recipe-categories" help="Soups, pasta, cakes …" answer={answer} />
        <RecipeTextField name="cuisine" list="recipe-cuisines" answer={answer} />
        <NamesField name="courses" label="Courses" kind="course" unmarked answer={answer} />
        <NamesField name="diets" label="Diets" kind="diet" unmarked answer={answer} />
        <NamesField name="occasions" label="Occasions" kind="occasion" unmarked answer={answer} />
        <Field name="keywords" label="Keywords" help="Separated by commas." maxLength={editorLimits.keywords} unmarked answer={answer} />
        <Field
          name="slug"
          label="Address"
          help="The part after /recipes/. Leave empty to create it from the title."
          maxLength={editorLimits.slug}
          unmarked
          answer={answer}
        />
      </div>
    </fieldset>
  )
}
