import { useEffect, useRef, useState } from 'react'
import { useLoaded } from '#app/kitchen/favourites/use-loaded.ts'
import type { Portions } from '#app/public/recipes/portions.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'

/** The reader's notes on a recipe. They are in the browser, so the code for them is loaded when the reader scrolls near. */
export function KitchenPanel({ recipe, portions }: { recipe: Recipe; portions: Portions }) {
  const ref = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '400px' })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  const RecipeKitchen = useLoaded(isNear, () => import('./recipe-kitchen.tsx'))?.RecipeKitchen
  return (
    <section ref={ref} className="wrap kitchen-panel" aria-labelledby="my-notes" data-live="">
      <div className="form-panel">
        <h2 id="my-notes">My notes</h2>
        {RecipeKitchen ? <RecipeKitchen recipe={recipe} portions={portions} /> : null}
      </div>
    </section>
  )
}
