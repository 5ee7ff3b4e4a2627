import { type FocusEvent, useId, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { useOnChange } from '#app/ui/use-on-answer.ts'
import type { Role } from '#domain/identity/roles.ts'
import { groupDigits } from '#domain/text/count-of.ts'
import type { AdminCounts } from './admin-counts.ts'
import { AdminIcon } from './admin-icon.tsx'
import { type MenuEntry, type MenuGroup, toMenuOf } from './admin-menu.ts'

/**
 * Navigation between the admin screens: a sidebar; on narrow screens a bar with the most used ones, and a button that opens the same menu
 * over the page. A count that could not be read has no badge.
 */
export function AdminSidebar({ role, counts }: { role: Role; counts: AdminCounts }) {
  const id = useId()
  const { menu, close, closeOnLeaving } = useMenu()
  const groups = toMenuOf(role)
  const inBar = groups.flatMap(({ entries }) => entries.filter(({ isInBar }) => isInBar))
  return (
    <div className="admin-sidebar">
      <nav className="admin-sidebar__bar" aria-label="Most used">
        {inBar.map((entry) => (
          <EntryLink key={entry.to} entry={entry} counts={counts} />
        ))}
        <button type="button" popoverTarget={id}>
          <Icon name="menu" />
          Menu
        </button>
      </nav>
      <nav className="admin-menu" id={id} ref={menu} popover="auto" aria-label="Admin" onBlur={closeOnLeaving}>
        <button
          className="icon-button admin-menu__close"
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Hide menu"
        >
          <Icon name="close" />
        </button>
        {groups.map((group) => (
          <Group key={group.label ?? ''} group={group} counts={counts} onChoose={close} />
        ))}
      </nav>
    </div>
  )
}

type GroupProps = { group: MenuGroup; counts: AdminCounts; onChoose: () => void }

function Group({ group: { label, entries }, counts, onChoose }: GroupProps) {
  const id = useId()
  return (
    <>
      {label ? (
        <p className="admin-menu__label" id={id}>
          {label}
        </p>
      ) : null}
      <ul aria-labelledby={label ? id : undefined}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <EntryLink entry={entry} counts={counts} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  )
}

type EntryLinkProps = { entry: MenuEntry; counts: AdminCounts; onChoose?: () => void }

function EntryLink({ entry: { to, label, icon, badge }, counts, onChoose }: EntryLinkProps) {
  const count = badge && counts[badge.count]
  const isShown = count !== undefined && !(badge?.isForAttention && count === 0)
  return (
    <NavLink to={to} onClick={onChoose}>
      <AdminIcon name={icon} />
      {label}
      {isShown ? <Badge count={count} of={badge?.of} isForAttention={badge?.isForAttention} /> : null}
    </NavLink>
  )
}

function Badge({ count, of, isForAttention }: { count: number; of: string | undefined; isForAttention: true | undefined }) {
  return (
    <span className={isForAttention ? 'badge badge--attention' : 'badge'}>
      {groupDigits(count)}
      <span className="visually-hidden"> {of}</span>
    </span>
  )
}

/** On narrow screens the menu is a popover; on wide ones it is always visible. */
function useMenu() {
  const menu = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const close = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }
  useOnChange(key, close)
  const closeOnLeaving = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  return { menu, close, closeOnLeaving }
}
