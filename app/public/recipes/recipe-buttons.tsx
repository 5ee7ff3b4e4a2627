import { type ComponentProps, type ComponentType, useRef, useState } from 'react'
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
    // Must be requested in the event handler, before a dialog is open.
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

type Panel = ComponentType<ComponentProps<typeof import('./print-panel.tsx')['PrintPanel']>>

const printer =
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1'

/** Opens the print options. If they can't be loaded, prints the page as it is. `link` is the target of the printed code, if any. */
export function PrintButton({ hasPicture, link }: { hasPicture: boolean; link: string | undefined }) {
  const [Panel, setPanel] = useState<Panel>()
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    import('./print-panel.tsx').then(
      ({ PrintPanel }) => {
        setPanel(() => PrintPanel)
        setOpen(true)
      },
      () => window.print(),
    )
  }
  return (
    <>
      <button className="button button--quiet button--small" type="button" aria-haspopup="dialog" onClick={open}>
        <Drawing path={printer} />
        Print
      </button>
      {/* It stays when closed, because the code in it is printed. */}
      {Panel ? <Panel isOpen={isOpen} hasPicture={hasPicture} link={link} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
