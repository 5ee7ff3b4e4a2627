import { Icon } from '#app/ui/icon.tsx'
import { toProgress } from './spoken-screen.ts'
import { useWakeLock } from './use-wake-lock.ts'

type CookTopProps = { title: string; screen: number; stepCount: number; leave: () => void }

/** The top bar: the recipe, the progress, whether the screen stays on, and the close button. */
export function CookTop({ title, screen, stepCount, leave }: CookTopProps) {
  const isAwake = useWakeLock()
  return (
    <header className="cook-top">
      <p className="cook-top__title">{title}</p>
      {isAwake ? <p className="cook-top__awake">Screen stays on</p> : null}
      <p className="cook-top__progress">{toProgress(screen, stepCount)}</p>
      <button className="icon-button" type="button" aria-label="Leave cook mode" onClick={leave}>
        <Icon name="close" />
      </button>
      <div className="cook-progress" aria-hidden="true">
        {Array.from({ length: stepCount + 2 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks are identified by their position
          <span key={place} data-passed={place <= screen || undefined} />
        ))}
      </div>
    </header>
  )
}
