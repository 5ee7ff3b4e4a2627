import type { Tables } from '#core/database/schema.ts'
import type { Blog } from '#domain/blogs/blog.ts'
import type { BlogDraft } from '#domain/blogs/blog-draft.ts'
import { newId } from '#domain/id.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { RecipeDraft } from '#domain/recipes/recipe-draft.ts'
import { mapFields } from '#domain/recipes/recipe-fields.ts'

/** A stored post with plain values in every field; `changes` are what the test is about. */
export function aBlog(changes: Partial<Blog> = {}): Blog {
  const createdAt = changes.createdAt ?? '2026-11-01T12:00:00.000Z'
  return {
    id: newId(new Date(createdAt)),
    title: 'A plain post',
    content: '<p>Plain words.</p>',
    author: 'June Okafor',
    imageBase64: null,
    imageLink: null,
    imageFetched: null,
    imageAlt: null,
    createdAt,
    state: 'published',
    publishedAt: createdAt,
    formattedDate: createdAt.slice(0, 10),
    urlSlug: 'a-plain-post',
    seoTitle: null,
    seoDescription: null,
    seoKeywords: null,
    category: null,
    excerpt: null,
    updatedAt: null,
    ...changes,
  }
}

/** A recipe to store, without a number. */
export function aRecipe(changes: Partial<Recipe> = {}): Omit<Recipe, 'id'> & { createdAt: string } {
  return {
    slug: 'patty-melt',
    title: 'Patty Melt',
    image: '',
    short: 'A burger that moved in with a grilled cheese.',
    steps: ['Fry it: Fry the patty for 3 minutes a side.'],
    ingredients: ['1 lb (450 g) ground chuck'],
    nutritionalValues: { calories: 600, protein: 35, fats: 38, carbs: 30 },
    createdAt: '2026-11-20T12:00:00.000Z',
    ...changes,
  }
}

/** A recipe to store with something in every field that exports carry. */
export function aFullRecipe(changes: Partial<Recipe> = {}) {
  return aRecipe({
    title: 'Crème & “brûlée” <1/2> 🍮',
    slug: 'creme-brulee',
    image: '/images/hero',
    imageAlt: 'A dish',
    ingredients: ['2 cups (480 ml) cream, cold', '=1 pinch salt', '½ cup sugar'],
    ingredientGroups: [
      { heading: 'Custard', start: 0 },
      { heading: 'Top', start: 2 },
    ],
    steps: ['Heat it: Warm the cream for 5 minutes.', 'Burn the sugar.'],
    stepGroups: [{ heading: 'Oven', start: 1 }],
    stepExtras: [{ tip: 'Do not boil.' }, { image: '/images/blog-pie', imageAlt: 'Burnt' }],
    equipment: ['torch'],
    notes: 'Serve cold.',
    makeAhead: 'A day before.',
    storageNotes: 'In the fridge.',
    servings: 4,
    yieldText: '4 dishes',
    prepMinutes: 10,
    cookMinutes: 50,
    totalMinutes: 90,
    restMinutes: 30,
    difficulty: 'hard',
    sourceName: 'A book',
    sourceUrl: 'https://book.example/',
    sourceBook: 'Sweet Things',
    sourcePage: '12',
    videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    category: 'Dessert',
    cuisine: 'French',
    courses: 'Dinner',
    keywords: 'custard, sugar',
    author: 'June Okafor',
    ...changes,
  })
}

/** A new post as accepted from the form. */
export function aBlogDraft(changes: Partial<BlogDraft> = {}): BlogDraft {
  return {
    title: 'Salt early',
    formattedDate: '2026-11-21',
    author: 'June Okafor',
    content: '<p>Often.</p>',
    urlSlug: '',
    imageBase64: '/images/hero',
    imageLink: null,
    imageAlt: null,
    seoTitle: null,
    seoDescription: null,
    seoKeywords: null,
    ...changes,
  }
}

/** A recipe as accepted from the form. */
export function aRecipeDraft(changes: Partial<RecipeDraft> = {}): RecipeDraft {
  const { title, short, steps, ingredients, nutritionalValues } = aRecipe()
  return { ...nothingOptional, title, short, steps, ingredients, nutritionalValues, image: '/images/hero', slug: '', ...changes }
}

const nothingOptional = {
  ...mapFields(['line', 'text', 'minutes', 'names'], () => undefined),
  imageAlt: undefined,
  type: undefined,
  servings: undefined,
  videoUrl: undefined,
  videoDate: undefined,
  videoPoster: undefined,
  allergens: undefined,
  keywords: undefined,
  ingredientGroups: undefined,
  stepGroups: undefined,
  stepExtras: undefined,
  equipment: undefined,
  difficulty: undefined,
  sourceUrl: undefined,
}

/** A comment among the spam. */
export function aSpamRow(fields: Partial<Tables['spam']> = {}): Tables['spam'] {
  const row = { id: 'spam', blogId: 'post', blogTitle: 'Post', name: 'Casino Royal', email: 'win@mail.example', comment: 'Free spins' }
  const createdAt = '2026-11-21T12:00:00.000Z'
  return {
    ...{ id: 'spam', list: 'comments', kind: 'comment', about: 'post', name: row.name, email: row.email, text: row.comment },
    ...{
      entry: JSON.stringify({ ...row, createdAt, approved: false }),
      reasons: '["Spam phrases"]',
      score: 60,
      createdAt,
      heldAt: createdAt,
    },
    ...fields,
  }
}
