import type { RecipeCardData } from '#domain/recipes/recipe.ts'
import { useOwnTools } from './reader-tools.ts'

/** Below a list: how many of its cards are hidden by the reader's own choice. */
export function HiddenCount({ cards }: { cards: RecipeCardData[] }) {
  const tools = useOwnTools()
  return tools ? <tools.HiddenCount cards={cards} /> : null
}
