import { inBatches } from '#core/content/generate-content.ts'
import type { Database } from '#core/database/database.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { createNaturalText } from './natural-text.ts'

const rowsAtOnce = 200

/** Recipes of about 300 words and posts of about 1,000, stored past the index, as rows of an older database are. */
export async function fillSearch(db: Database, count: number) {
  const text = createNaturalText(1)
  await inBatches(count, rowsAtOnce, async (numbers) => {
    await db
      .insertInto('_blogs')
      .values(numbers.map((number) => toBlogRow(number, text.name(6), text)))
      .execute()
    await db
      .insertInto('_recipes')
      .values(numbers.map((number) => toRecipeRow(number, text.name(3), text)))
      .execute()
  })
}

type NaturalText = ReturnType<typeof createNaturalText>

function toBlogRow(number: number, title: string, text: NaturalText) {
  const content = Array.from({ length: 10 }, () => `<p>${text.write(100)}</p>`).join('')
  const id = `p-${String(number).padStart(8, '0')}`
  return { ...aBlog({ id, title, content, urlSlug: `post-${number}` }), titleSlug: id, textStart: '' }
}

function toRecipeRow(number: number, title: string, text: NaturalText) {
  const { steps: _, ingredients: __, nutritionalValues, createdAt } = aRecipe()
  return {
    ...{
      id: 1001 + number,
      slug: `dish-${number}`,
      title,
      image: '',
      short: text.write(18),
      createdAt,
      publishedAt: createdAt,
      state: 'published' as const,
    },
    steps: JSON.stringify(Array.from({ length: 8 }, () => text.write(25))),
    ingredients: JSON.stringify(Array.from({ length: 12 }, () => `1½ cups ${text.name(3)}`)),
    nutritionalValues: JSON.stringify(nutritionalValues),
  }
}
