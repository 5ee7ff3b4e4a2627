import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { Link } from '#app/ui/link.tsx'
import { PostRow } from '#app/ui/post-row.tsx'
import { listBlogs } from '#core/blogs/blog-rows.ts'
import { toPostCards } from '#core/blogs/post-cards.ts'
import { listShownCollections, toCollectionCards } from '#core/collections/browse-collections.ts'
import type { Database } from '#core/database/database.ts'
import { memoize } from '#core/memoize.ts'
import { describePictures } from '#core/pictures/describe-pictures.ts'
import { browseRecipes, findSpecial } from '#core/recipes/browse-recipes.ts'
import { chooseHomeRecipes, findLatestReview } from '#core/recipes/home-recipes.ts'
import { openMarks } from '#core/recipes/known-marks.ts'
import { toRecipeCards } from '#core/recipes/recipe-cards.ts'
import type { PostCardData } from '#domain/blogs/post-card.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import type { RecipeMarks } from '#domain/recipes/fit-words.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toWeekNumber } from '#domain/recipes/season.ts'
import { asWritten } from '#packages/ingredients/display.ts'
import { showIngredient } from '#packages/ingredients/show-ingredient.ts'
import type { Route } from './+types/home.ts'
import { Classics } from './classics.tsx'
import { CollectionCards } from './collections/collection-card.tsx'
import { Hero } from './hero.tsx'
import { CookWithStrip, QuickRecipes, ThisWeek } from './home-parts.tsx'
import { pageMeta } from './page-meta.ts'
import { sendOnPlainLink } from './send-on.ts'
import type { SpecialData } from './special.tsx'
import { readSiteData } from './structured-data.ts'

const noCollections = { collections: [], weekly: undefined }
const noRecipes = { quick: [], seasonal: undefined }

/** The first recipes, the special, the collections shown here and the latest posts. Each of them may fail without failing the page. */
export async function loader(args: Route.LoaderArgs) {
  await sendOnPlainLink(args)
  const { context } = args
  const { db, clock } = context.get(services)
  const [classics, special, collections, recipes, review, posts] = await Promise.all([
    withOutageFallback(context, 'Error fetching recipes', () => listClassics(db), null),
    withOutageFallback(context, 'Error fetching the special', () => readSpecial(db), undefined),
    withOutageFallback(context, 'Error fetching collections', () => listHomeCollections(db, clock()), noCollections),
    withOutageFallback(context, 'Error fetching recipes', () => chooseHomeRecipes(db, clock()), noRecipes),
    withOutageFallback(context, 'Error fetching reviews', () => findLatestReview(db), undefined),
    withOutageFallback(context, 'Error fetching all blogs', () => listLatestPosts(db), null),
  ])
  const structuredData = await readSiteData(context)
  return { classics, special, ...collections, ...recipes, review, posts, structuredData }
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'American comfort food',
    description:
      'Recipes for burgers, wings, ribs, mac and other American comfort food, numbered like a diner menu, and a blog about cooking them.',
  })
}

export default function Home({
  loaderData: { classics, special, collections, weekly, quick, seasonal, review, posts },
}: Route.ComponentProps) {
  return (
    <>
      <Hero special={special} />
      <Classics classics={classics} />
      <CookWithStrip />
      <QuickRecipes cards={quick} />
      {collections.length > 0 ? (
        <section className="section home-collections" aria-labelledby="collections">
          <div className="wrap">
            <div className="section-head">
              <h2 id="collections">Collections</h2>
            </div>
            <CollectionCards cards={collections} />
            <div className="menu-line">
              <Link className="button button--large" to="/collections">
                All Collections
              </Link>
            </div>
          </div>
        </section>
      ) : null}
      <ThisWeek collection={weekly} seasonal={seasonal} review={review} />
      <section className="section latest-posts" aria-labelledby="latest-posts">
        <div className="wrap">
          <div className="section-head">
            <h2 id="latest-posts">Latest from the Blog</h2>
          </div>
          <LatestPosts posts={posts} />
        </div>
      </section>
    </>
  )
}

function LatestPosts({ posts }: { posts: PostCardData[] | null }) {
  if (!posts) return <p className="latest-posts__note">The latest posts could not be loaded.</p>
  if (posts.length === 0) return <p className="latest-posts__note">No posts yet. The first one is still on the stove.</p>
  return (
    <div className="post-list latest-posts__list">
      {posts.map((post) => (
        <PostRow key={post.id} post={post} />
      ))}
    </div>
  )
}

async function listLatestPosts(db: Database) {
  return toPostCards(db, await listBlogs(db, { limit: 3, offset: 0 }))
}

async function readSpecial(db: Database) {
  const recipe = await findSpecial(db)
  if (!recipe) return undefined
  const [picture = null] = await describePictures(db, [{ reference: recipe.image, alt: recipe.imageAlt }])
  const readMarks = await openMarks(db)
  return toSpecial(recipe, picture, readMarks(recipe))
}

/** The fields of a recipe that the ticket shows, with its first three ingredients. */
function toSpecial(recipe: Recipe, picture: Picture | null, marks: RecipeMarks): SpecialData {
  const { id, slug, title, ingredients, totalMinutes, servings, nutritionalValues } = recipe
  return {
    id,
    slug,
    title,
    totalMinutes,
    servings,
    nutritionalValues,
    picture,
    lines: toSpecialLines(ingredients.slice(0, 3)),
    marks,
  }
}

const toSpecialLines = memoize((lines: string[]) => lines.map(toSpecialLine))

/** Drops everything after the first comma: the ticket is narrow. */
function toSpecialLine(line: string) {
  const { amount, text } = showIngredient(line, asWritten)
  return { amount, text: text.split(',')[0] ?? text }
}

async function listClassics(db: Database) {
  const menu = await browseRecipes(db, {}, { page: 1, size: 3 })
  return { cards: await toRecipeCards(db, menu?.entries ?? []), total: menu?.total ?? 0 }
}

/** The collections with a place on the home page, and one of the others that changes with the week. */
async function listHomeCollections(db: Database, now: Date) {
  const shown = await listShownCollections(db)
  const others = shown.filter(({ homePlace }) => homePlace === null)
  const weekly = others[toWeekNumber(now) % others.length]
  const placed = shown.filter(({ homePlace }) => homePlace !== null)
  const cards = await toCollectionCards(db, weekly ? [...placed, weekly] : placed)
  return { collections: cards.slice(0, placed.length), weekly: cards[placed.length] }
}
