import { useSiteInfo } from '#app/public/use-site-info.ts'
import { listWarnings } from '#domain/kitchen/profile.ts'
import { allergenNames } from '#domain/recipes/allergen-labels.ts'
import { deriveAllergens, readConfirmedAllergens } from '#domain/recipes/allergens.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toRecipeMarks } from '#domain/recipes/recipe-marks.ts'
import { useProfile } from './use-profile.ts'

/** Where in a recipe the things come from that this reader avoids, and what is unknown about it. */
export function ForYou({ recipe }: { recipe: Recipe }) {
  const profile = useProfile()
  const { region = 'us' } = useSiteInfo()
  const names = allergenNames[region]
  if (profile.avoids.length + profile.diets.length === 0) return null
  const { contains, mayContain, unsure } = deriveAllergens(recipe.ingredients, region)
  const marks = toRecipeMarks(recipe, region)
  const isMarked = (words: string, name: string) => words.split(' ').includes(name)
  const contained = profile.avoids.filter((name) => isMarked(marks.has, name))
  const possible = profile.avoids.filter((name) => isMarked(marks.may, name) && !contained.includes(name))
  const isChecked = readConfirmedAllergens(recipe)?.isWhole === true
  const unknown = listWarnings(
    { avoids: profile.avoids.filter((name) => !contained.includes(name) && !possible.includes(name)), diets: profile.diets },
    marks,
    names,
  )
  return (
    <section className="for-you" aria-labelledby="for-you">
      <h3 id="for-you">For your kitchen</h3>
      <ul>
        {contained.map((name) => (
          <li key={name}>
            <b>{`Contains ${names[name] ?? name}`}</b>
            {toLines(contains.find(({ allergen }) => allergen === name)?.lines)}
          </li>
        ))}
        {possible.map((name) => (
          <li key={name}>
            <b>{`May contain ${names[name] ?? name}`}</b>
            {toLines(mayContain.find(({ allergen }) => allergen === name)?.lines)}
          </li>
        ))}
        {unknown.map((words) => (
          <li key={words}>{`${words}: we can’t tell from its labels or ingredients.`}</li>
        ))}
        {profile.avoids.length > 0 && !isChecked ? <li>{toDoubt(unsure)}</li> : null}
      </ul>
      <p className="help">It may contain things not listed here. Always read the recipe and check product labels.</p>
    </section>
  )
}

function toLines(lines: string[] = []) {
  return lines.length > 0 ? `: ${lines.join(' · ')}` : ', according to the site’s owner'
}

function toDoubt(unsure: string[]) {
  const nobody = 'Nobody has confirmed its allergens; this is based on the ingredients.'
  return unsure.length > 0 ? `${nobody} Check the label of: ${unsure.join(' · ')}` : nobody
}
