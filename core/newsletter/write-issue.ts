import { findBlog, listFoundBlogs } from '#core/blogs/blog-rows.ts'
import { toPostPicture } from '#core/blogs/post-cards.ts'
import { showContentElsewhere, toStoredExcerpt } from '#core/blogs/show-content.ts'
import type { Database } from '#core/database/database.ts'
import { findRecipe } from '#core/recipes/browse-recipes.ts'
import { toRecipePicture } from '#core/recipes/recipe-cards.ts'
import { showPicture, writeRecipe } from '#core/recipes/recipe-letter.ts'
import { listRecipesByNumber } from '#core/recipes/recipe-rows.ts'
import { readSiteName } from '#core/settings/read-site-name.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import type { Letter, LetterPart } from '#domain/mails/letter.ts'
import type { Issue } from '#domain/newsletter/issue.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import type { Span } from '#domain/span.ts'
import { countOf } from '#domain/text/count-of.ts'
import { asWritten } from '#packages/ingredients/display.ts'
import { listPublishedIn } from './issue-rows.ts'
import { type Publisher, whyOf } from './join-newsletter.ts'

/** What an issue is about: a public record, or, for a digest, everything published in a span. */
export type IssueText = Pick<Issue, 'recordKind' | 'recordId' | 'subject' | 'greeting'> & { span?: Span }

/** The most records of each kind in a digest. */
const digestMost = 30

/** The letter of an issue; undefined if its record isn't public, or nothing was published. An empty subject becomes the record's title. */
export async function writeIssue(publisher: Publisher, db: Database, issue: IssueText): Promise<Letter | undefined> {
  const name = await readSiteName(db, publisher.siteName)
  const told = await tell(db, issue, publisher.siteUrl)
  if (!told) return undefined
  const greeting: LetterPart[] = issue.greeting ? [{ kind: 'text', text: issue.greeting }] : []
  const subject = issue.subject || (issue.recordKind === 'digest' ? `New at ${name}: ${told.title}` : told.title)
  return { subject, preview: told.preview, parts: [...greeting, ...told.parts], why: whyOf(name) }
}

type Told = { title: string; preview: string; parts: LetterPart[] }

function tell(db: Database, { recordKind, recordId, span }: IssueText, siteUrl: string) {
  if (recordKind === 'post') return tellPost(db, recordId, siteUrl)
  if (recordKind === 'recipe') return tellRecipe(db, Number(recordId), siteUrl)
  return span ? tellDigest(db, span, siteUrl) : undefined
}

async function tellPost(db: Database, id: string, siteUrl: string): Promise<Told | undefined> {
  const post = await findBlog(db, id)
  if (!post) return undefined
  const href = `${siteUrl}${toPostPath(post.urlSlug)}`
  const parts: LetterPart[] = [
    { kind: 'heading', text: post.title },
    ...(await showPicture(db, toPostPicture(post), { href, siteUrl })),
    { kind: 'html', html: await showContentElsewhere(db, post.content, { base: href, disclosure: post.disclosure, isInMail: true }) },
    { kind: 'button', label: 'Read it on the site', href },
  ]
  return { title: post.title, preview: toStoredExcerpt(post), parts }
}

async function tellRecipe(db: Database, id: number, siteUrl: string): Promise<Told | undefined> {
  const recipe = await findRecipe(db, id)
  if (!recipe) return undefined
  const href = `${siteUrl}${toRecipePath(recipe.slug)}`
  const parts = await writeRecipe(db, recipe, { display: asWritten, button: 'Cook it on the site', href, siteUrl })
  return { title: recipe.title, preview: recipe.short, parts }
}

/** A digest lists each record with its picture and opening words; undefined if there are none. */
async function tellDigest(db: Database, span: Span, siteUrl: string): Promise<Told | undefined> {
  const ids = await listPublishedIn(db, span, digestMost)
  const [posts, recipes] = await Promise.all([listFoundBlogs(db, ids.posts), listRecipesByNumber(db, ids.recipes)])
  const news = [
    ...recipes.map((recipe) => ({
      ...{ title: recipe.title, text: recipe.short, path: toRecipePath(recipe.slug), label: 'See the recipe' },
      picture: toRecipePicture(recipe),
    })),
    ...posts.map((post) => ({
      ...{ title: post.title, text: toStoredExcerpt(post), path: toPostPath(post.urlSlug), label: 'Read more' },
      picture: toPostPicture(post),
    })),
  ]
  if (news.length === 0) return undefined
  const parts = await Promise.all(
    news.map(async ({ title, text, path, label, picture }): Promise<LetterPart[]> => {
      const href = `${siteUrl}${path}`
      return [
        { kind: 'heading', text: title },
        ...(await showPicture(db, picture, { href, siteUrl })),
        { kind: 'text', text },
        { kind: 'links', links: [{ label, href }] },
      ]
    }),
  )
  const counts = [recipes.length && countOf(recipes.length, 'recipe'), posts.length && countOf(posts.length, 'story', 'stories')]
  return { title: counts.filter(Boolean).join(', '), preview: news.map(({ title }) => title).join(' · '), parts: parts.flat() }
}
