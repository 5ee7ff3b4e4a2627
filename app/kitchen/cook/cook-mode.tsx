import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '#app/ui/icon.tsx'
import { useModal } from '#app/ui/use-modal.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { Timer } from '#domain/recipes/timer.ts'
import type { ShownRecipe } from '#packages/ingredients/show-lines.ts'
import { Announcements } from './announcements.tsx'
import { CookEnd, CookStep, LayOut } from './cook-screens.tsx'
import { CookTop } from './cook-top.tsx'
import { watchFullScreen } from './full-screen.ts'
import { toReadAloud, toSpokenScreen } from './spoken-screen.ts'
import { TimerTray } from './timer-tray.tsx'
import { beginSwipe, endSwipe, isKey, readKey, readTap, type Turn } from './turning.ts'
import { useCookScreens } from './use-cook-screens.ts'
import { canReadAloud, useReadAloud } from './use-read-aloud.ts'

type CookModeProps = { recipe: Recipe; shown: ShownRecipe; onClose: () => void }

/** A full-screen view of a recipe, one step at a time, for someone with wet hands at arm's length. Open while rendered. */
export function CookMode({ recipe, shown, onClose }: CookModeProps) {
  const { dialog } = useModal()
  const stage = useRef<HTMLDivElement>(null)
  const stepCount = recipe.steps.length
  const { screen, turnTo, leave } = useCookScreens(stepCount, onClose)
  const { hasTurned, turn, openStep } = useTurning(recipe, screen, turnTo)
  const readAloud = useReadAloud(toReadAloud(shown, screen, recipe))
  const onExit = useEffectEvent(leave)
  useEffect(() => watchFullScreen(() => onExit()), [])
  useEffect(() => void dispatchEvent(new CustomEvent('recipe-action', { detail: 'cook' })), [])
  useScreenStart(screen, () => {
    stage.current?.scrollTo({ top: 0, behavior: 'instant' })
    const hasFocus = document.activeElement !== dialog.current && dialog.current?.contains(document.activeElement)
    if (!hasTurned.current || !hasFocus) stage.current?.querySelector('h2')?.focus()
  })

  const press = (event: KeyboardEvent) => {
    if (canReadAloud && isKey(event, 'r')) return readAloud.toggle()
    const way = readKey(event)
    if (way) event.preventDefault()
    turn(way)
  }
  return createPortal(
    <dialog
      ref={dialog}
      className="cook-mode"
      aria-label={`Cook mode: ${recipe.title}`}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
      onClose={leave}
    >
      <CookTop title={recipe.title} screen={screen} stepCount={stepCount} leave={leave} readAloud={canReadAloud ? readAloud : undefined} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the arrow keys and the buttons do the same */}
      <div
        ref={stage}
        className="cook-mode__stage"
        onClick={(event) => turn(readTap(event))}
        onTouchStart={beginSwipe}
        onTouchEnd={(event) => turn(endSwipe(event))}
      >
        <CookScreen key={screen} recipe={recipe} shown={shown} screen={screen} leave={leave} onClose={onClose} />
      </div>
      <TimerTray onOpenStep={openStep} />
      <CookTurns screen={screen} stepCount={stepCount} turn={turn} leave={leave} />
      <p className="visually-hidden" role="status">
        {hasTurned.current ? toSpokenScreen(shown, screen, recipe) : ''}
      </p>
      <Announcements />
    </dialog>,
    document.body,
  )
}

/** Handlers that turn to another screen; `hasTurned` says whether anyone has. */
function useTurning(recipe: Recipe, screen: number, turnTo: (screen: number) => void) {
  const hasTurned = useRef(false)
  const goTo = (next: number) => {
    hasTurned.current = true
    turnTo(next)
  }
  return {
    hasTurned,
    turn(way: Turn | undefined) {
      if (way) goTo({ back: screen - 1, on: screen + 1, first: 0, last: recipe.steps.length + 1 }[way])
    },
    openStep({ recipeId, step }: Timer) {
      if (recipeId === recipe.id) goTo(step)
      return recipeId === recipe.id
    },
  }
}

/** Calls `onScreen` with each screen before it is painted. */
function useScreenStart(screen: number, onScreen: (screen: number) => void) {
  const show = useEffectEvent(onScreen)
  useLayoutEffect(() => show(screen), [screen])
}

type CookScreenProps = { recipe: Recipe; shown: ShownRecipe; screen: number; leave: () => void; onClose: () => void }

/** One screen of cook mode: the ingredients to lay out, a step, or the end. */
function CookScreen({ recipe, shown, screen, leave, onClose }: CookScreenProps) {
  const step = shown.steps[screen - 1]
  if (step) return <CookStep recipe={recipe} shown={shown} number={screen} step={step} />
  if (screen === 0) return <LayOut recipe={recipe} shown={shown} />
  return <CookEnd recipe={recipe} leave={leave} onClose={onClose} />
}

type CookTurnsProps = { screen: number; stepCount: number; turn: (way: Turn) => void; leave: () => void }

/** The two large buttons at the bottom. The same elements on every screen, so that they keep the focus. */
function CookTurns({ screen, stepCount, turn, leave }: CookTurnsProps) {
  const isFirst = screen === 0
  const isLast = screen > stepCount
  return (
    <div className="cook-turns">
      <button className="cook-turns__back" type="button" aria-disabled={isFirst} onClick={() => turn('back')}>
        <Icon name="arrow-left" />
        <span>Previous</span>
      </button>
      <button className="cook-turns__on" type="button" onClick={() => (isLast ? leave() : turn('on'))}>
        <span>{isLast ? 'Finish' : 'Next'}</span>
        <Icon name={isLast ? 'check' : 'arrow-right'} />
      </button>
    </div>
  )
}
