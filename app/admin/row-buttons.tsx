import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { RowPart } from './recipes/use-rows.ts'

type RowButtonsProps = {
  /** The row's name for screen readers: 'step 3'. */
  label: string
  index: number
  count: number
  /** The minimum number of rows. */
  least?: number
  onMove: (to: number, part: RowPart) => void
  onRemove: () => void
}

/** The buttons that move and remove a row of an editable list, unless no more may be removed. */
export function RowButtons({ label, index, count, least = 1, onMove, onRemove }: RowButtonsProps) {
  return (
    <>
      <RowButton part="up" label={`Move ${label} up`} isOff={index === 0} onPress={() => onMove(index - 1, 'up')}>
        <Icon name="arrow-down" />
      </RowButton>
      <RowButton part="down" label={`Move ${label} down`} isOff={index === count - 1} onPress={() => onMove(index + 1, 'down')}>
        <Icon name="arrow-down" />
      </RowButton>
      <RowButton part="remove" label={`Remove ${label}`} isOff={count <= least} onPress={onRemove}>
        <Icon name="close" />
      </RowButton>
    </>
  )
}

type RowButtonProps = { part: RowPart; label: string; isOff: boolean; onPress: () => void; children: ReactNode }

// Uses aria-disabled, so that the keyboard focus is not lost when a button becomes inactive.
function RowButton({ part, label, isOff, onPress, children }: RowButtonProps) {
  return (
    <button
      className={`icon-button row-list__button row-list__${part}`}
      type="button"
      data-part={part}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => isOff || onPress()}
    >
      {children}
    </button>
  )
}
