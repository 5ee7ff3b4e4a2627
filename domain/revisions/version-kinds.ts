import type { LogKind } from '#domain/identity/log-entry.ts'
import type { Right } from '#domain/identity/roles.ts'

/** What has versions: its forms autosave, notice when others save, and have a history. */
export const versionKinds = ['blog', 'recipe', 'page', 'collection', 'term', 'settings'] as const

export type VersionKind = (typeof versionKinds)[number]

/** The parts of the settings that are saved separately, as record ids: the settings screen, the look, and each menu. */
export const settingsParts = ['site', 'look', 'header', 'footer', 'house'] as const

export type SettingsPart = (typeof settingsParts)[number]

type KindFacts = {
  /** Its name in the middle of a sentence. */
  one: string
  /** Who may open its form. Whether an admin may change a particular post or recipe is decided by `mayChange`. */
  right: Right
  log: LogKind
}

export const kindFacts: Record<VersionKind, KindFacts> = {
  blog: { one: 'post', right: 'write', log: 'writing' },
  recipe: { one: 'recipe', right: 'write', log: 'writing' },
  page: { one: 'page', right: 'edit', log: 'pages' },
  collection: { one: 'collection', right: 'edit', log: 'writing' },
  term: { one: 'name', right: 'edit', log: 'pages' },
  settings: { one: 'settings', right: 'run', log: 'site' },
}

/** The records that admins with the right `edit` or `run` share: they belong to nobody. */
export function isShared(kind: VersionKind) {
  return kindFacts[kind].right !== 'write'
}

/** Names for the parts of the settings. */
export const settingsWords: Record<SettingsPart, string> = {
  site: 'settings',
  look: 'look',
  header: 'menu of the header',
  footer: 'menu of the footer, “On the menu”',
  house: 'menu of the footer, “The house”',
}

const editors: Record<Exclude<VersionKind, 'settings'>, string> = {
  blog: '/admin/blog/edit',
  recipe: '/admin/manage-recipe/edit',
  page: '/admin/pages/edit',
  collection: '/admin/collections/edit',
  term: '/admin/organise/edit',
}

/** The admin page with a record's form. */
export function toEditorPath(kind: VersionKind, id: string | number) {
  if (kind === 'settings') return id === 'site' ? '/admin/settings' : '/admin/look'
  return `${editors[kind]}?id=${id}`
}

/** The kinds of records that have a trash and can be deleted permanently. */
export const deletableKinds = ['blog', 'recipe', 'page', 'collection'] as const

export type DeletableKind = (typeof deletableKinds)[number]

const addPaths: Record<DeletableKind, string> = {
  blog: '/admin/blog?add=1',
  recipe: '/admin/manage-recipe?add=1',
  page: '/admin/pages/edit',
  collection: '/admin/collections/edit',
}

/** The admin page with an empty form for a new record. */
export function toAddPath(kind: DeletableKind) {
  return addPaths[kind]
}

/** The kind whose form is at a path, if its records can be deleted permanently. */
export function findEditedKind(pathname: string) {
  return deletableKinds.find((kind) => editors[kind] === pathname)
}

export function isSettingsPart(id: string): id is SettingsPart {
  return settingsParts.some((part) => part === id)
}
