import type { RowPart } from '#app/admin/recipes/use-rows.ts'
import { RowButtons } from '#app/admin/row-buttons.tsx'
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
        aria-label={`Label for ${name}`}
        placeholder="Label"
        data-part="field"
      />
      <input
        {...shared}
        name="addresses"
        defaultValue={link.to}
        maxLength={editorLimits.url}
        aria-label={`Address for ${name}`}
        placeholder="/about or https://…"
      />
      {isLive ? (
        <span className="menu-rows__buttons">
          <RowButtons label={name} {...{ index, count, onMove, onRemove }} />
        </span>
      ) : null}
    </li>
  )
}
