import { services } from '#app/context.ts'
import { listBlogs } from '#core/blogs/blog-rows.ts'
import { listShownCollections } from '#core/collections/browse-collections.ts'
import { browseRecipes } from '#core/recipes/browse-recipes.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { toExcerpt } from '#domain/blogs/excerpt.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import { collectionsPath, toCollectionPath } from '#domain/collections/collection.ts'
import { toRecipeFiles, toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { toSiteInfo } from '#domain/settings/site-info.ts'
import type { Route } from './+types/llms.ts'

const newest = 30

/** A description of the site and where its content is, for language models (https://llmstxt.org). */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, siteUrl, siteName } = context.get(services)
  const [owners, recipes, posts, collections] = await Promise.all([
    findSettings(db),
    browseRecipes(db, {}, { page: 1, size: newest }),
    listBlogs(db, { limit: newest, offset: 0 }),
    listShownCollections(db),
  ])
  const latest = recipes?.entries[0]
  const { name, blurb } = toSiteInfo(owners, siteName, null)
  const link = (title: string, path: string, about: string) => `- [${toInline(title)}](${siteUrl}${path})${about && `: ${toInline(about)}`}`
  const sections = [
    `# ${toInline(name)}`,
    `> ${toInline(blurb)}`,
    latest ? toHowTo(siteUrl, latest.slug) : '',
    list(
      'Recipes',
      (recipes?.entries ?? []).map(({ title, slug, short }) => link(title, toRecipePath(slug), short)),
    ),
    list(
      'Posts',
      posts.map(({ title, urlSlug, excerpt }) => link(title, toPostPath(urlSlug), excerpt)),
    ),
    list(
      'Collections',
      collections.slice(0, newest).map(({ title, slug, intro }) => link(title, toCollectionPath(slug), toExcerpt(intro))),
    ),
    list('Lists', [
      link('All recipes', '/recipes', `${recipes?.total ?? 0} recipes, newest first; further pages at ?page=2 and so on`),
      link('Trending recipes', '/trending-recipes', ''),
      ...(collections.length > 0 ? [link('All collections', collectionsPath, 'recipes that go together')] : []),
      link('All posts', '/blogs', 'newest first; further pages at ?page=2 and so on'),
      link('Sitemap', '/sitemap.xml', 'every public page with its last change'),
    ]),
    list('Feeds', [
      link('Newest recipes', '/recipes/feed.json', 'JSON Feed, whole recipes; also /recipes/rss.xml and /recipes/atom.xml'),
      link('Newest posts', '/feed.json', 'JSON Feed, whole posts; also /rss.xml and /atom.xml'),
    ]),
    list('Optional', [link('About', '/about', ''), link('Contact', '/contact', ''), link('Terms', '/terms-and-condition', '')]),
  ]
  return new Response(`${sections.filter(Boolean).join('\n\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

function toHowTo(siteUrl: string, slug: string) {
  const { json, cooklang } = toRecipeFiles(slug)
  return [
    'Every recipe is also there for programs: add `.json` to its address for JSON in the words of schema.org, or `.cook` for Cooklang.',
    `The newest, for example: ${siteUrl}${json} and ${siteUrl}${cooklang}.`,
  ].join('\n')
}

function list(heading: string, links: string[]) {
  return links.length > 0 ? `## ${heading}\n\n${links.join('\n')}` : ''
}

/** Text on one line, escaped for Markdown. */
function toInline(text: string) {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#]/g, String.raw`\$&`)
}
