import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSiteInfo } from '#app/public/use-site-info.ts'
import { Link } from '#app/ui/link.tsx'
import { showToast } from '#app/ui/toast.ts'
import { toChangedAt } from '#domain/kitchen/kitchen-records.ts'
import { type OwnRecipe, ownRecipeEditPath } from '#domain/kitchen/own-recipe.ts'
import { isHeadingLine, toHeading } from '#packages/ingredients/heading-lines.ts'
import { changeRecord } from '../kitchen-db.ts'
import { notKept } from '../kitchen-words.ts'

export function OwnRecipeView({ recipe }: { recipe: OwnRecipe }) {
  const { name } = useSiteInfo()
  const navigate = useNavigate()
  const { key, title, source, makes, ingredients, steps, notes } = recipe
  useEffect(() => {
    document.title = `${title} | ${name}`
  }, [title, name])
  const remove = async () => {
    try {
      await put(recipe, true)
      await navigate('/my-kitchen')
      showToast('success', `Deleted “${title}”`, { label: 'Undo', run: () => void put(recipe, false) })
    } catch {
      showToast('error', notKept)
    }
  }
  return (
    <article className="own-recipe">
      <div className="page-head">
        <h1>{title}</h1>
        <p>
          {'Saved on this device only. '}
          {source ? (
            <>
              {'From '}
              <a href={source} rel="nofollow noreferrer">
                {new URL(source).host}
              </a>
              .
            </>
          ) : null}
        </p>
        {makes ? <p>{`Makes: ${makes}`}</p> : null}
      </div>
      {ingredients.length > 0 ? (
        <section aria-labelledby="own-ingredients">
          <h2 id="own-ingredients">Ingredients</h2>
          <Lines lines={ingredients} List="ul" />
        </section>
      ) : null}
      {steps.length > 0 ? (
        <section aria-labelledby="own-steps">
          <h2 id="own-steps">Method</h2>
          <Lines lines={steps} List="ol" />
        </section>
      ) : null}
      {notes ? (
        <section aria-labelledby="own-notes">
          <h2 id="own-notes">Notes</h2>
          <p className="own-recipe__notes">{notes}</p>
        </section>
      ) : null}
      <div className="own-buttons">
        <Link className="button button--quiet" to={ownRecipeEditPath(key)}>
          Edit
        </Link>
        <button className="button button--quiet" type="button" onClick={() => void remove()}>
          Delete
        </button>
      </div>
    </article>
  )
}

/** Lines as lists, each under its heading. */
function Lines({ lines, List }: { lines: string[]; List: 'ul' | 'ol' }) {
  const groups: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }]
  for (const line of lines) {
    if (line.endsWith(':') || isHeadingLine(line)) groups.push({ heading: toHeading(line), lines: [] })
    else groups.at(-1)?.lines.push(line)
  }
  return groups
    .filter((group) => group.heading || group.lines.length > 0)
    .map((group, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text, which has no names for them
      <div key={index}>
        {group.heading ? <h3>{group.heading}</h3> : null}
        {group.lines.length > 0 ? (
          <List>
            {group.lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={place}>{line}</li>
            ))}
          </List>
        ) : null}
      </div>
    ))
}

function put(recipe: OwnRecipe, isGone: boolean) {
  return changeRecord(recipe.key, (known) => {
    const { isGone: _, ...kept } = known ?? recipe
    return { ...kept, changedAt: toChangedAt(Date.now(), kept), ...(isGone && { isGone: true as const }) }
  })
}
