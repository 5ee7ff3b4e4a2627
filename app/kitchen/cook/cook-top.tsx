import { Drawing, Icon } from '#app/ui/icon.tsx'
import { toProgress } from './spoken-screen.ts'
import { useWakeLock } from './use-wake-lock.ts'

type CookTopProps = {
  title: string
  screen: number
  stepCount: number
  leave: () => void
  readAloud: ReadAloud | undefined
}

type ReadAloud = { isOn: boolean; toggle: () => void }

const speaker = 'M11 5 6 9H3v6h3l5 4zM15.5 8.5a5 5 0 0 1 0 7M18.5 5.5a9.2 9.2 0 0 1 0 13'

/** The top bar: the recipe, the progress, whether the screen stays on, reading aloud if the browser supports it, and the close button. */
export function CookTop({ title, screen, stepCount, leave, readAloud }: CookTopProps) {
  const isAwake = useWakeLock()
  return (
    <header className="cook-top">
      <p className="cook-top__title">{title}</p>
      {isAwake ? <p className="cook-top__awake">Screen stays on</p> : null}
      <p className="cook-top__progress">{toProgress(screen, stepCount)}</p>
      {readAloud ? (
        <button
          className="icon-button icon-button--glass"
          type="button"
          aria-label="Read aloud"
          title="Read aloud (R)"
          aria-pressed={readAloud.isOn}
          onClick={readAloud.toggle}
        >
          <Drawing path={speaker} />
        </button>
      ) : null}
      <button className="icon-button icon-button--glass" type="button" aria-label="Leave cook mode" onClick={leave}>
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
