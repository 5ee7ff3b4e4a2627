import { isRecipeId, type RecipeKey, toRecipeKey } from '#app/kitchen/favourites/add-link.ts'
import { toCheckedRecipe } from '#app/kitchen/favourites/checked-recipe.ts'
import type { FetchedRecipes } from '#app/kitchen/favourites/fetch-recipes.ts'
import { readShoppingRecord, type ShoppingRecord } from '#app/kitchen/shopping/shopping-records.ts'
import { readUnits } from '#app/public/recipes/stored-units.ts'
import { isRecord, parseJson } from '#app/ui/favourite-records.ts'
import { type KitchenRecord, readKitchenRecord } from '#domain/kitchen/kitchen-records.ts'
import { type MealPlan, readPlan } from '#domain/plan/plan-entries.ts'
import { addDays, type Day } from '#domain/plan/week.ts'
import type { KitchenContent, KitchenRefusal } from './kitchen-file.ts'
import { packText, unpackText } from './pack-text.ts'

// Also in my-kitchen.tsx.
const mark = '#kitchen='
const version = 1

/** How many days before today a link includes the plan. */
const planGoesBack = 7

/**
 * What a link contains of a kitchen: not the site's recipes, only which ones. The other device requests them from the site, and gets only
 * the day, amount and remark of what was cooked.
 */
export type LinkedKitchen = {
  records: KitchenRecord[]
  favourites: RecipeKey[]
  list: Omit<ShoppingRecord, 'recipes'> & { recipes: { key: RecipeKey; shown: number }[] }
  plan: Pick<MealPlan, 'entries' | 'choices'> & { recipes: { key: RecipeKey; changedAt: number; stepMinutes?: Record<string, number> }[] }
  units: KitchenContent['units']
}

/** The hash of an address that contains a kitchen; a hash is never sent to a server. */
export async function toKitchenHash(content: KitchenContent, today: Day) {
  const { list, plan, ...others } = toLinked(content, today)
  return mark + (await packText(JSON.stringify({ version, ...others, ...(hasList(list) && { list }), ...(hasPlan(plan) && { plan }) })))
}

/** The kitchen in a hash. Unreadable parts are dropped. */
export async function readKitchenHash(hash: string): Promise<LinkedKitchen | KitchenRefusal> {
  const content = parseJson((await unpackText(hash.slice(mark.length))) ?? '')
  if (!isRecord(content) || typeof content.version !== 'number') return 'unreadable'
  if (content.version > version) return 'newer'
  const { records, favourites, list, plan, units } = content
  const { recipes: listed, ...bought } = isRecord(list) ? list : {}
  const { recipes: planned, ...entries } = isRecord(plan) ? plan : {}
  const { own, ticked, removed } = readShoppingRecord(JSON.stringify(bought))
  const { entries: read, choices } = readPlan(JSON.stringify(entries), () => undefined)
  return {
    records: toArray(records).flatMap((record) => readKitchenRecord(record, toCheckedRecipe) ?? []),
    favourites: toArray(favourites).filter(isKey),
    list: {
      own,
      ticked,
      removed,
      recipes: toKeyed(listed).map(({ key, entry: { shown } }) => ({ key, shown: typeof shown === 'number' ? shown : 1 })),
    },
    plan: {
      entries: read,
      choices,
      recipes: toKeyed(planned).map(({ key, entry: { changedAt, stepMinutes } }) => ({
        key,
        changedAt: typeof changedAt === 'number' ? changedAt : 0,
        ...(isRecord(stepMinutes) && { stepMinutes: stepMinutes as Record<string, number> }),
      })),
    },
    units: readUnits(units) ?? null,
  }
}

/** The recipes that a link names, each once. */
export function listKeys({ favourites, list, plan }: LinkedKitchen): RecipeKey[] {
  return [...new Set([...favourites, ...list.recipes.map(({ key }) => key), ...plan.recipes.map(({ key }) => key)])]
}

/** The kitchen of a link with the recipes that it names, in the form of a file. Recipes no longer on the site are left out. */
export function toContent({ records, favourites, list, plan, units }: LinkedKitchen, fetched: FetchedRecipes): KitchenContent {
  const find = <Entry extends { key: RecipeKey }>(entries: readonly Entry[]) =>
    entries.flatMap(({ key, ...entry }) => {
      const recipe = fetched.get(key)
      return typeof recipe === 'object' ? [{ ...recipe, ...entry }] : []
    })
  return {
    records,
    favourites: find(favourites.map((key) => ({ key }))),
    shoppingList: hasList(list) ? JSON.stringify({ ...list, recipes: find(list.recipes) }) : null,
    mealPlan: hasPlan(plan) ? JSON.stringify({ ...plan, recipes: find(plan.recipes) }) : null,
    units,
  }
}

function hasList({ recipes, own }: LinkedKitchen['list']) {
  return recipes.length + own.length > 0
}

function hasPlan({ entries, choices }: LinkedKitchen['plan']) {
  return entries.length + choices.changedAt > 0
}

function toLinked({ records, favourites, shoppingList, mealPlan, units }: KitchenContent, today: Day): LinkedKitchen {
  const list = readShoppingRecord(shoppingList)
  const plan = readPlan(mealPlan, toCheckedRecipe)
  const entries = plan.entries.filter(({ day }) => day >= addDays(today, -planGoesBack))
  const planned = plan.recipes.filter(({ id }) => entries.some(({ recipeId, isGone }) => recipeId === id && !isGone))
  return {
    records: records.map(toShort),
    favourites: favourites.map(toRecipeKey),
    list: { ...list, recipes: list.recipes.map(({ shown, ...recipe }) => ({ key: toRecipeKey(recipe), shown })) },
    plan: {
      entries,
      choices: plan.choices,
      recipes: planned.map(({ changedAt, stepMinutes, ...recipe }) => ({
        key: toRecipeKey(recipe),
        changedAt,
        ...(stepMinutes && { stepMinutes }),
      })),
    },
    units,
  }
}

function toShort(record: KitchenRecord): KitchenRecord {
  if (record.kind !== 'cooked' || !record.as) return record
  const { as, ...short } = record
  return { ...short, ...(!as.servings && { isBatches: true as const }) }
}

function toKeyed(entries: unknown) {
  return toArray(entries).flatMap((entry) => (isRecord(entry) && isKey(entry.key) ? [{ key: entry.key, entry }] : []))
}

function isKey(value: unknown): value is RecipeKey {
  return typeof value === 'number' ? isRecipeId(value) : typeof value === 'string' && /^[a-z0-9-]{1,200}$/.test(value)
}

function toArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
