import type { ReactNode } from 'react'
import type { RowPart } from '#app/admin/recipes/use-rows.ts'
import { Icon } from '#app/ui/icon.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import type { MenuLink } from '#domain/settings/menus.ts'

type MenuRowProps = {
  rowKey: number
  link: MenuLink
  index: number
  count: number
  isLive: boolean
  onMove: (to: number, part: RowPart) => void
  onRemove: () => void
}

/** A link of a menu: its label, its address, and buttons to move and remove it. */
export function MenuRow({ rowKey, link, index, count, isLive, onMove, onRemove }: MenuRowProps) {
  const name = `link ${index + 1}`
  const shared = { className: 'input', autoComplete: 'off' } as const
  return (
    <li data-row={rowKey}>
      <input
        {...shared}
        name="labels"
        defaultValue={link.label}
        maxLength={editorLimits.label}
        aria-label={`Label of ${name}`}
        placeholder="Label"
        data-part="field"
      />
      <input
        {...shared}
        name="addresses"
        defaultValue={link.to}
        maxLength={editorLimits.url}
        aria-label={`Address of ${name}`}
        placeholder="/about or https://…"
      />
      {isLive ? (
        <span className="menu-rows__buttons">
          <RowButton part="up" label={`Move ${name} up`} isOff={index === 0} onPress={() => onMove(index - 1, 'up')}>
            <Icon name="arrow-down" />
          </RowButton>
          <RowButton part="down" label={`Move ${name} down`} isOff={index === count - 1} onPress={() => onMove(index + 1, 'down')}>
            <Icon name="arrow-down" />
          </RowButton>
          <RowButton part="remove" label={`Remove ${name}`} isOff={count < 2} onPress={onRemove}>
            <Icon name="close" />
          </RowButton>
        </span>
      ) : null}
    </li>
  )
}

type RowButtonProps = { part: RowPart; label: string; isOff: boolean; onPress: () => void; children: ReactNode }

// aria-disabled, so that the keyboard focus is not lost when a button becomes inactive.
function RowButton({ part, label, isOff, onPress, children }: RowButtonProps) {
  return (
    <button
      className={`icon-button row-list__${part}`}
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
