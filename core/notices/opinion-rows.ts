import { sql } from 'kysely'
import { findBlog } from '#core/blogs/blog-rows.ts'
import type { Database } from '#core/database/database.ts'
import { type Moderated, readApproval, replyColumns } from '#core/database/visitor-rows.ts'
import { findRecipe } from '#core/recipes/recipe-rows.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import type { Reply } from '#domain/forms/reply.ts'
import { pageSizes } from '#domain/http/paging.ts'
import type { OpinionKind } from '#domain/notices/notice-kinds.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'

export const tableOf = { comment: 'comments', review: 'reviews', question: 'questions' } as const satisfies Record<OpinionKind, Moderated>

/** What someone wrote about a post or recipe, with its `title` and `path` ('' while it has no page). */
export type WrittenOpinion = {
  id: string
  name: string
  email: string
  text: string
  stars: number | undefined
  createdAt: string
  approved: boolean
  /** Of the post or the recipe. */
  about: string | number
  title: string
  path: string
} & Reply

const columns = ['name', 'email', 'createdAt', 'approved', ...replyColumns] as const

/** A comment, review or question, with what it is about. */
export async function findOpinion(db: Database, kind: OpinionKind, id: string): Promise<WrittenOpinion | undefined> {
  if (kind === 'comment') return findCommentWithPost(db, id)
  const found =
    kind === 'review'
      ? await db
          .selectFrom('reviews')
          .select([...columns, 'recipeId', 'text', 'stars'])
          .where('id', '=', id)
          .executeTakeFirst()
      : await db
          .selectFrom('questions')
          .select([...columns, 'recipeId', 'text'])
          .where('id', '=', id)
          .executeTakeFirst()
  if (!found) return undefined
  const { recipeId: about, ...row } = found
  const recipe = await findRecipe(db, about)
  const path = recipe ? toRecipePath(recipe.slug) : ''
  return readApproval({ stars: undefined, ...row, id, about, title: recipe?.title ?? `Recipe ${about}`, path })
}

async function findCommentWithPost(db: Database, id: string): Promise<WrittenOpinion | undefined> {
  const found = await db
    .selectFrom('comments')
    .select([...columns, 'blogId', 'blogTitle', 'comment'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const { blogId: about, blogTitle: title, comment: text, ...row } = found
  const post = await findBlog(db, about)
  return readApproval({
    ...row,
    id,
    about,
    title,
    text,
    stars: undefined,
    path: post ? toPostPath(post.urlSlug) : '',
  })
}

/**
 * Where an approved one appears on the public pages: the path, its page of the list, and its anchor. '' if the post or recipe has no page.
 */
export async function findPublicPlace(db: Database, kind: OpinionKind, opinion: WrittenOpinion) {
  const { id, path } = opinion
  if (path === '') return ''
  const page = Math.floor((await countNewer(db, kind, opinion)) / (kind === 'comment' ? pageSizes.comments : pageSizes.reviews)) + 1
  return `${path}${page > 1 ? `?page=${page}` : ''}#${id}`
}

/** How many approved ones are listed before it. */
async function countNewer(db: Database, kind: OpinionKind, { id, createdAt, about }: WrittenOpinion) {
  const of = sql.ref(kind === 'comment' ? 'blogId' : 'recipeId')
  const { total } = await db
    .selectFrom(tableOf[kind])
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .where(sql<boolean>`${of} = ${about}`)
    .where('approved', '=', true)
    .where(sql<boolean>`("createdAt", "id") > (${createdAt}, ${id})`)
    .executeTakeFirstOrThrow()
  return Number(total)
}
