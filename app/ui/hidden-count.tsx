import type { RecipeCardData } from '#domain/recipes/recipe.ts'
import { useOwnTools } from './reader-tools.ts'

/** Below a list: how many of its cards the reader's choices hide. A paged list can be requested without them (`?fits=`). */
export function HiddenCount({ cards, isPaged = false }: { cards: Pick<Partial<RecipeCardData>, 'marks'>[]; isPaged?: boolean }) {
  const tools = useOwnTools()
  return tools ? <tools.HiddenCount cards={cards} isPaged={isPaged} /> : null
}
