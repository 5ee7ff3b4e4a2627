import { Icon } from '#app/ui/icon.tsx'
import type { Turn } from './turning.ts'

type CookTurnsProps = { screen: number; stepCount: number; turn: (way: Turn) => void; leave: () => void }

/** The two large buttons at the bottom. The same elements on every screen, so that they keep the focus. */
export function CookTurns({ screen, stepCount, turn, leave }: CookTurnsProps) {
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
