import { setImmediate as letOthersWork } from 'node:timers/promises'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import { changeMenu, createMenu, type Menu } from '#domain/facets/facet-index.ts'
import { toMenuItem } from '#domain/facets/recipe-facets.ts'
import type { Database } from '#storage/database/database.ts'
import { identityOf, withoutNotes } from '#storage/database/database-key.ts'
import { type FacetsPosition, facetsStart, listFacetsChanges } from '#storage/recipes/recipe-facet-rows.ts'

/** Rows read in one go: other requests wait for no more than that. */
const readAtOnce = 1000

/** A menu in memory, how far it has the database's changes, and the reading that is under way. */
type KeptMenu = { menu: Menu; position: FacetsPosition; reading: Promise<void> }

/** One menu for each open database of the process. */
const keptMenus = new WeakMap<object, KeptMenu>()

/**
 * All recipes in memory, the built-in ones among them even when the owner hides them, with everything that was stored when this was called, by
 * whichever process. Use it at once: it changes with the next call.
 */
export async function readMenu(db: Database): Promise<Menu> {
  const kept = keptMenus.get(identityOf(db)) ?? openMenu()
  keptMenus.set(identityOf(db), kept)
  // Facets change with the recipes, which whoever shows some of the menu reads as well.
  const reading = kept.reading.then(() => catchUp(withoutNotes(db), kept))
  kept.reading = reading.catch(() => {})
  await reading
  return kept.menu
}

function openMenu(): KeptMenu {
  const menu = createMenu()
  changeMenu(
    menu,
    builtInRecipes.map((recipe) => ({ ...toMenuItem(recipe), createdAt: '' })),
  )
  return { menu, position: facetsStart, reading: Promise.resolve() }
}

/** Nobody waits for more than one piece; the first visitors wait for all of the first reading. */
async function catchUp(db: Database, kept: KeptMenu) {
  for (;;) {
    const { items, goneIds, position } = await listFacetsChanges(db, kept.position, readAtOnce)
    if (!position) return
    changeMenu(kept.menu, items, goneIds)
    kept.position = position
    if (items.length + goneIds.length < readAtOnce) return
    await letOthersWork()
  }
}
