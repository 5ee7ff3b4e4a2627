import { Icon } from '#app/ui/icon.tsx'

/** The visible box; the actual checkbox before it is visually hidden. */
export function TickBox() {
  return (
    <span className="tick-box">
      <Icon name="check" />
    </span>
  )
}
