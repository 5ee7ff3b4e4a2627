import { Icon } from '#app/ui/icon.tsx'

/** The box that is seen where a checkbox can be ticked; the checkbox before it is what is pressed and read out. */
export function TickBox() {
  return (
    <span className="tick-box">
      <Icon name="check" />
    </span>
  )
}
