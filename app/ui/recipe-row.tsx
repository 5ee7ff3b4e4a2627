import type { ReactNode } from 'react'
import type { RecipeCardData } from '#domain/recipes/recipe.ts'
import { HiddenCount } from './hidden-count.tsx'
import { RecipeCard } from './recipe-card.tsx'

/** `name` is the class of the section and the id of its heading; `children` go beside the heading. */
type RecipeRowProps = { name: string; title: string; cards: RecipeCardData[]; isCompact?: boolean; children?: ReactNode }

/** A section with one row of recipes; nothing if there are none. */
export function RecipeRow({ name, title, cards, isCompact = false, children }: RecipeRowProps) {
  if (cards.length === 0) return null
  return (
    <section className={`section ${name}`} aria-labelledby={name}>
      <div className="wrap">
        <div className="section-head">
          <h2 id={name}>{title}</h2>
          {children}
        </div>
        <div className={isCompact ? 'recipe-row recipe-row--compact' : 'recipe-row'}>
          {cards.map((card) => (
            <RecipeCard key={card.id} card={card} />
          ))}
        </div>
        <HiddenCount cards={cards} />
      </div>
    </section>
  )
}
