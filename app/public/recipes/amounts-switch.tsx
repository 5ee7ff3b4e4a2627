import { useSyncExternalStore } from 'react'
import { createStoredText } from './stored-text.ts'

/** Set if the visitor wants amounts in the list alone; client/theme-script.js reads it before the first paint. */
const storedChoice = createStoredText('recipeAmounts')

/** Shows or hides the amounts of the list in the steps; the choice is kept on the device. */
export function AmountsSwitch() {
  const isHidden = useSyncExternalStore(
    storedChoice.subscribe,
    () => storedChoice.read() !== null,
    () => false,
  )
  const toggle = () => {
    storedChoice.write(isHidden ? null : 'list')
    if (isHidden) delete document.documentElement.dataset.amounts
    else document.documentElement.dataset.amounts = 'list'
  }
  return (
    <button className="text-button amounts-switch" type="button" aria-pressed={!isHidden} onClick={toggle}>
      Amounts in the steps
    </button>
  )
}
