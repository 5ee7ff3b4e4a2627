import { expect, test } from 'vitest'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import { findOldAddress } from '#core/addresses/old-address-rows.ts'
import { browseOwnRecipes } from '#core/admin/list-for-admin.ts'
import { aPicture, openAdminParts, type TestAnswer } from '#tests/admin-parts.ts'
import { aRecipeDraft } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { countAllRecipes, findRecipeEntry } from './all-recipe-rows.ts'
import { findCanonicalRecipeSlug, findRecipeBySlug } from './browse-recipes.ts'
import { findRecipe as findCreatedRecipe } from './recipe-rows.ts'
import { addRecipe, deleteRecipe, editRecipe } from './write-recipe.ts'

const once = { formId: '', whenPicturesFail: 'ask' } as const
const url = 'https://pictures.example/a.jpg'
const ourReference = expect.stringMatching(/^\/images\/[0-9a-f]{64}$/)

onEachDatabase(({ open }) => {
  async function openAdmin(answers: Record<string, TestAnswer> = {}) {
    const db = await open()
    return { ...openAdminParts(db, answers), db }
  }

  test('recipes are numbered from 1001, and no number is given twice', async () => {
    const { parts, db } = await openAdmin()
    expect(await addRecipe(parts, aRecipeDraft(), once)).toMatchObject({ ok: true, id: 1001, slug: 'patty-melt' })
    expect(await addRecipe(parts, aRecipeDraft(), once)).toMatchObject({ ok: true, id: 1002, slug: 'patty-melt-2' })
    expect(await deleteRecipe(db, 1002, new Date())).toBe(true)
    expect(await deleteRecipe(db, 1001, new Date())).toBe(true)
    expect(await deleteRecipe(db, 1001, new Date())).toBe(false)
    expect(await addRecipe(parts, aRecipeDraft(), once)).toMatchObject({ ok: true, id: 1003, slug: 'patty-melt' })
  })

  test('recipes added in the same moment get a number and an address each', async () => {
    const { parts } = await openAdmin()
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => addRecipe(parts, aRecipeDraft(), once)))
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.id)).size).toBe(5)
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.slug)).size).toBe(5)
  })

  test('a double click makes one recipe', async () => {
    const { parts, db } = await openAdmin()
    const outcomes = await Promise.all([1, 2].map(() => addRecipe(parts, aRecipeDraft(), { ...once, formId: 'f0rm' })))
    expect(outcomes[0]).toEqual(outcomes[1])
    expect(await countAllRecipes(db)).toBe(1)
  })

  test('a recipe at a built-in one’s address replaces it until it is deleted', async () => {
    const { parts, db } = await openAdmin()
    const outcome = await addRecipe(parts, aRecipeDraft({ title: 'Our Ribs', slug: 'bbq-ribs' }), once)
    expect(outcome).toMatchObject({ ok: true, slug: 'bbq-ribs' })
    expect(await findRecipeBySlug(db, 'bbq-ribs')).toMatchObject({ title: 'Our Ribs' })
    if (outcome.ok) await deleteRecipe(db, outcome.id, new Date())
    expect(await findRecipeBySlug(db, 'bbq-ribs')).toEqual(builtInRecipes.find(({ slug }) => slug === 'bbq-ribs'))
  })

  test('a picture by URL is fetched: readers get ours, the form the link as typed', async () => {
    const { parts, db } = await openAdmin({ [url]: await aPicture() })
    await addRecipe(parts, aRecipeDraft({ image: url }), once)
    expect(await findCreatedRecipe(db, 1001)).toMatchObject({ image: ourReference })
    expect(await findCreatedRecipe(db, 1001)).not.toHaveProperty('imageFetched')
    expect(await findRecipeEntry(db, 1001)).toMatchObject({ image: url, imageFetched: ourReference })
  })

  test('a picture that cannot be fetched is told, and given up only when asked to', async () => {
    const { parts, db } = await openAdmin()
    expect(await addRecipe(parts, aRecipeDraft({ image: url }), once)).toEqual({
      ok: false,
      reason: 'pictures',
      image: { url, reason: 'unreachable' },
    })
    expect(await countAllRecipes(db)).toBe(0)
    expect(await addRecipe(parts, aRecipeDraft({ image: url }), { ...once, whenPicturesFail: 'save-without' })).toMatchObject({ ok: true })
    expect(await findCreatedRecipe(db, 1001)).toMatchObject({ image: '' })
    expect(await findRecipeEntry(db, 1001)).toMatchObject({ image: url })
  })

  test('an edited recipe keeps its number, its first day and, without another, its address', async () => {
    const { parts, db, time } = await openAdmin()
    await addRecipe(parts, aRecipeDraft({ servings: 4, type: 'trending' }), once)
    time.now = new Date('2026-11-22T08:00:00.000Z')
    expect(await editRecipe(parts, 1001, aRecipeDraft({ title: 'Other', totalMinutes: 5 }), 'ask')).toEqual({
      ok: true,
      id: 1001,
      slug: 'patty-melt',
      revision: 2,
      taken: [],
    })
    const recipe = await findCreatedRecipe(db, 1001)
    expect(recipe).toMatchObject({
      title: 'Other',
      totalMinutes: 5,
      createdAt: '2026-11-21T12:00:00.000Z',
      updatedAt: '2026-11-22T08:00:00.000Z',
    })
    expect(recipe).not.toHaveProperty('servings')
    expect(recipe).not.toHaveProperty('type')
    expect((await browseOwnRecipes(db, { search: 'other' }, 1))?.total).toBe(1)
    expect(await editRecipe(parts, 1002, aRecipeDraft(), 'ask')).toEqual({ ok: false, reason: 'gone' })
  })

  test('an address that a recipe has left leads to it', async () => {
    const { parts, db } = await openAdmin()
    await addRecipe(parts, aRecipeDraft({ slug: 'one' }), once)
    for (const slug of ['Two!', 'three']) await editRecipe(parts, 1001, aRecipeDraft({ slug }), 'ask')
    for (const typed of ['one', 'two', 'Two', 'Three']) expect(await findCanonicalRecipeSlug(db, typed)).toBe('three')
    expect(await addRecipe(parts, aRecipeDraft({ slug: 'one' }), once)).toMatchObject({ slug: 'one' })
    expect(await findCanonicalRecipeSlug(db, 'ONE')).toBe('one')
    await deleteRecipe(db, 1002, new Date())
    expect(await findCanonicalRecipeSlug(db, 'one')).toBeUndefined()
    expect(await findOldAddress(db, 'recipe', 'two')).toBe('1001')
    await deleteRecipe(db, 1001, new Date())
    expect(await findCanonicalRecipeSlug(db, 'two')).toBeUndefined()
    expect(await findOldAddress(db, 'recipe', 'two')).toBeUndefined()
  })

  test('a recipe without an address is refused', async () => {
    const { parts } = await openAdmin()
    expect(await addRecipe(parts, aRecipeDraft({ title: '…' }), once)).toEqual({ ok: false, reason: 'slug-empty' })
  })
})
