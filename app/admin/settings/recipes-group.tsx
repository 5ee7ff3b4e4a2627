import { SelectField } from '#app/admin/select-field.tsx'
import { Field, type FieldAnswer } from '#app/ui/field.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'

type RecipesGroupProps = {
  fields: FieldAnswer
  /** Title of the chosen special. */
  special: string | undefined
  /** Recipes to choose the special from. */
  offered: { id: number; title: string }[]
}

/** Today's special, and whether the built-in recipes are shown. */
export function RecipesGroup({ fields, special, offered }: RecipesGroupProps) {
  return (
    <fieldset className="card settings-group">
      <legend>Menu</legend>
      <Field
        name="specialRecipeId"
        label="Today’s special (recipe number)"
        list="special-recipes"
        maxLength={editorLimits.recipeNumber}
        unmarked
        help={special ? `Now: ${special}. If empty: the newest top seller.` : 'If empty: the newest top seller.'}
        answer={fields}
      />
      <datalist id="special-recipes">
        {offered.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </datalist>
      <SelectField
        name="allergenRegion"
        label="Allergen names"
        options={{ '': 'Match the date language', us: 'United States', eu: 'European Union, United Kingdom' }}
        help="US names such as wheat, shellfish and tree nuts, or the 14 names on EU labels. Readers’ choices don’t change."
        answer={fields}
      />
      <label className="check-box">
        <input type="checkbox" name="builtInRecipes" defaultChecked={Boolean(fields.typed.builtInRecipes)} />
        Show the built-in recipes
      </label>
    </fieldset>
  )
}
