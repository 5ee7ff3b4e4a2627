import { renderToStaticMarkup } from 'react-dom/server'
import type { Recipe } from '#domain/recipes/recipe.ts'

/** What a recipe has above and below its steps, as HTML: nothing in it changes, so browsers need no script for it. */
export type RecipeNotes = { above: string; below: string }

export function renderNotes(recipe: Recipe): RecipeNotes {
  return { above: renderToStaticMarkup(<Equipment recipe={recipe} />), below: renderToStaticMarkup(<Below recipe={recipe} />) }
}

function Equipment({ recipe: { equipment = [] } }: { recipe: Recipe }) {
  if (equipment.length === 0) return null
  return (
    <section className="recipe-equipment" aria-labelledby="equipment">
      <h3 id="equipment">Equipment</h3>
      <ul>
        {equipment.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

function Below({ recipe: { notes, makeAhead, storageNotes, ...recipe } }: { recipe: Recipe }) {
  return (
    <>
      <Note id="notes" heading="Notes" text={notes} />
      <Note id="make-ahead" heading="Make ahead" text={makeAhead} />
      <Note id="storage" heading="Storage" text={storageNotes} />
      <Source recipe={recipe} />
    </>
  )
}

/** Text as typed: an empty line separates paragraphs. */
function Note({ id, heading, text }: { id: string; heading: string; text: string | undefined }) {
  if (!text) return null
  return (
    <section className="recipe-note" aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}

function Source({ recipe: { sourceName, sourceUrl } }: { recipe: Pick<Recipe, 'sourceName' | 'sourceUrl'> }) {
  if (!sourceName && !sourceUrl) return null
  const name = sourceName ?? URL.parse(sourceUrl ?? '')?.hostname.replace(/^www\./, '')
  return (
    <p className="recipe-source">
      {'Source: '}
      {sourceUrl ? (
        <a href={sourceUrl} rel="noopener">
          {name}
        </a>
      ) : (
        name
      )}
    </p>
  )
}
