import { hasRight, type Right, type Role } from '#domain/identity/roles.ts'
import type { AdminCounts } from './admin-counts.ts'
import type { AdminIconName } from './admin-icon.tsx'

export type MenuEntry = {
  to: string
  label: string
  icon: AdminIconName
  /** The number beside the label, and what it counts, for screen readers. A number that calls for attention is hidden at 0. */
  badge?: { count: keyof AdminCounts; of: string; isForAttention?: true }
  /** Whether it is in the bar on phones, which has room for four. */
  isInBar?: true
  /** The right that its page requires, unless it is `edit`. */
  right?: Right
}

export type MenuGroup = { label?: string; entries: MenuEntry[] }

/** The admin's screens, in the groups of its menu. A new screen is one line. */
const adminMenu: MenuGroup[] = [
  { entries: [{ to: '/admin/dashboard', label: 'Dashboard', icon: 'dashboard', isInBar: true, right: 'write' }] },
  {
    label: 'Write',
    entries: [
      { to: '/admin/blog', label: 'Blogs', icon: 'newspaper', badge: { count: 'blogs', of: 'in all' }, isInBar: true, right: 'write' },
      {
        to: '/admin/manage-recipe',
        label: 'Recipe',
        icon: 'pot',
        badge: { count: 'recipes', of: 'in all' },
        isInBar: true,
        right: 'write',
      },
      { to: '/admin/organise', label: 'Organize', icon: 'label' },
      { to: '/admin/media', label: 'Pictures', icon: 'picture' },
      { to: '/admin/collections', label: 'Collections', icon: 'stack' },
      { to: '/admin/recipe-health', label: 'Recipe health', icon: 'pulse' },
      {
        to: '/admin/dead-links',
        label: 'Dead links',
        icon: 'chain',
        badge: { count: 'deadLinks', of: 'dead', isForAttention: true },
      },
    ],
  },
  {
    label: 'People',
    entries: [
      {
        to: '/admin/manage-comments',
        label: 'Comments',
        icon: 'comment',
        badge: { count: 'pendingComments', of: 'pending', isForAttention: true },
        isInBar: true,
      },
      {
        to: '/admin/manage-reviews',
        label: 'Reviews',
        icon: 'star',
        badge: { count: 'pendingReviews', of: 'pending', isForAttention: true },
      },
      {
        to: '/admin/manage-contacts',
        label: 'Messages',
        icon: 'mail',
        badge: { count: 'unreadMessages', of: 'unread', isForAttention: true },
        right: 'run',
      },
      { to: '/admin/manage-users', label: 'Users', icon: 'users', right: 'run' },
      { to: '/admin/person', label: 'One person’s data', icon: 'laptop', right: 'run' },
      { to: '/admin/newsletter', label: 'Newsletter', icon: 'newspaper', right: 'run' },
    ],
  },
  {
    label: 'Site',
    entries: [
      { to: '/admin/numbers', label: 'Numbers', icon: 'bars' },
      { to: '/admin/pages', label: 'Pages', icon: 'page' },
      { to: '/admin/redirects', label: 'Redirects', icon: 'turn', right: 'run' },
      { to: '/admin/look', label: 'Look and menus', icon: 'brush', right: 'run' },
      { to: '/admin/settings', label: 'Settings', icon: 'sliders', right: 'run' },
      { to: '/admin/mail', label: 'Mail', icon: 'mail', right: 'run' },
      { to: '/admin/admins', label: 'Admins', icon: 'key', right: 'run' },
      { to: '/admin/log', label: 'Log', icon: 'list', right: 'run' },
      { to: '/admin/import', label: 'Import', icon: 'inbox', right: 'run' },
      { to: '/admin/backup', label: 'Backup', icon: 'download', right: 'run' },
      { to: '/admin/export', label: 'Export', icon: 'share', right: 'run' },
    ],
  },
  { label: 'You', entries: [{ to: '/admin/account', label: 'Your account', icon: 'laptop', right: 'own' }] },
]

/** A role's menu: without entries it may not use, and without empty groups. */
export function toMenuOf(role: Role): MenuGroup[] {
  const groups = adminMenu.map((group) => ({ ...group, entries: group.entries.filter(({ right = 'edit' }) => hasRight(role, right)) }))
  return groups.filter(({ entries }) => entries.length > 0)
}
