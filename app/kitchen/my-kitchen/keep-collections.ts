import { showToast } from '#app/ui/toast.ts'
import { newId } from '#domain/id.ts'
import { type KitchenRecord, type OwnCollection, toChangedAt, toMemberKey } from '#domain/kitchen/kitchen-records.ts'
import type { ListedCollection } from '#domain/kitchen/listed-collections.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { changeRecord } from './kitchen-db.ts'
import { notKept } from './kitchen-words.ts'

/** What a collection stores of a recipe. */
export type Collected = Pick<Recipe, 'id' | 'slug' | 'title' | 'image'>

/** Returns the key of the new collection. */
export async function makeCollection(name: string) {
  const now = Date.now()
  const key = `collection ${newId(new Date(now))}`
  await changeRecord(key, () => ({ key, kind: 'collection', changedAt: now, name, place: now }))
  return key
}

/** Renames, moves or deletes a collection; another tab may have changed the rest of it. */
export async function changeCollection(key: string, change: Partial<Pick<OwnCollection, 'name' | 'place'>> & { isGone?: boolean }) {
  await changeRecord(key, (known) => (known?.kind === 'collection' ? withChange(known, change) : undefined))
}

/** Deletes a collection, which can be undone. Its recipes come back with it. */
export async function removeCollection({ key, name }: ListedCollection) {
  await changeCollection(key, { isGone: true })
  const undo = () => void changeCollection(key, { isGone: false }).catch(sayNotKept)
  showToast('success', `Deleted “${name}”`, { label: 'Undo', run: undo })
}

/** Puts a recipe into a collection or removes it. */
export async function putIntoCollection(collection: string, { id, slug, title, image }: Collected, isIn: boolean) {
  const key = toMemberKey(collection, id)
  await changeRecord(key, (known) => {
    const now = Date.now()
    const place = known?.kind === 'member' && !known.isGone ? known.place : now
    const member = { key, kind: 'member' as const, about: { id, slug, title }, collection, image, place }
    return { ...member, changedAt: toChangedAt(now, known), ...(!isIn && { isGone: true as const }) }
  })
}

export function sayNotKept() {
  showToast('error', notKept)
}

function withChange(known: OwnCollection, { isGone, ...change }: Parameters<typeof changeCollection>[1]): KitchenRecord {
  const { isGone: wasGone, ...kept } = known
  const changedAt = toChangedAt(Date.now(), known)
  return { ...kept, ...change, changedAt, ...((isGone ?? wasGone) && { isGone: true as const }) }
}
