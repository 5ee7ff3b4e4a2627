import { type ComponentType, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { giveFullScreenBack, takeFullScreen } from '#app/kitchen/cook/full-screen.ts'
import { reloadAt } from '#app/kitchen/cook/reload-at.ts'
import { Drawing } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.ts'
import { useOnChange } from '#app/ui/use-on-answer.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { ShownRecipe } from '#packages/ingredients/show-lines.ts'

const pan = 'M3 9h13v5a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zm13 2h6M7 3q-1.2 1.5 0 3m5-3q-1.2 1.5 0 3'

type CookModeProps = { recipe: Recipe; shown: ShownRecipe; onClose: () => void }

/** Opens cook mode, which is loaded on first use. Its address is #cook for the first screen, #cook-3 for a step. */
export function CookButton({ recipe, shown }: { recipe: Recipe; shown: ShownRecipe }) {
  const location = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const [CookMode, setCookMode] = useState<ComponentType<CookModeProps>>()
  const hasSteps = recipe.steps.length > 0
  useOnChange(location, ({ hash }) => {
    if (hasSteps && /^#cook(?:-|$)/.test(hash)) void open()
  })

  async function open() {
    // Must be requested in the event handler, and before a dialog is open.
    await takeFullScreen()
    const loaded = await import('#app/kitchen/cook/cook-mode.tsx').catch(offerRetry)
    if (loaded) setCookMode(() => loaded.CookMode)
    else giveFullScreenBack()
  }
  const offerRetry = () => {
    const run = () => void reloadAt('#cook').catch(offerRetry)
    showToast('error', 'Cook mode couldn’t load. You seem to be offline.', { label: 'Retry', run })
  }
  const close = () => {
    setCookMode(undefined)
    button.current?.focus({ preventScroll: true })
  }
  if (!hasSteps) return null
  return (
    <>
      <button ref={button} className="button button--quiet button--small" type="button" onClick={() => void open()}>
        <Drawing path={pan} />
        Cook mode
      </button>
      {CookMode ? <CookMode recipe={recipe} shown={shown} onClose={close} /> : null}
    </>
  )
}
