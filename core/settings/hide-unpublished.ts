import { builtInRecipes } from '#content/built-in-recipes.ts'
import type { Database } from '#core/database/database.ts'
import { once } from '#core/database/per-request.ts'
import { listHiddenSlugs, type RecordKey } from '#core/publication/publication-rows.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import type { MenuLink } from '#domain/settings/menus.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'

const folders: Record<string, RecordKey['kind']> = { blogs: 'blog', recipes: 'recipe', collections: 'collection' }

/** The owner's settings with the menus as visitors see them: without links to what is a draft, scheduled or in the trash. */
export const findShownSettings = once(async (db) => hideUnpublished(db, await findSettings(db)))

async function hideUnpublished(db: Database, settings: SiteSettings): Promise<SiteSettings> {
  const { menus } = settings
  if (!menus) return settings
  const targets = Object.values(menus).flatMap((links) => (links ?? []).flatMap((link) => readTarget(link) ?? []))
  const found = await Promise.all(
    [...Map.groupBy(targets, ({ kind }) => kind)].map(async ([kind, ofKind]) => {
      const slugs = await listHiddenSlugs(db, kind, [...new Set(ofKind.map(({ slug }) => slug))])
      return slugs.map((slug) => toName({ kind, slug }))
    }),
  )
  const hidden = new Set(found.flat())
  if (hidden.size === 0) return settings
  const keepShown = (links: MenuLink[] | undefined) => links?.filter((link) => !hidden.has(toName(readTarget(link))))
  return { ...settings, menus: { header: keepShown(menus.header), footer: keepShown(menus.footer), house: keepShown(menus.house) } }
}

type Target = { kind: RecordKey['kind']; slug: string }

/** What a link of a menu leads to, if it can be a record of the owner's. */
function readTarget({ to }: MenuLink): Target | undefined {
  const [, folder, slug] = /^\/(?:([a-z]+)\/)?([^/?#]+)\/?(?:[?#].*)?$/i.exec(to.toLowerCase()) ?? []
  const kind = folder === undefined ? 'page' : folders[folder]
  // A built-in recipe is public while the owner's that takes its place is not.
  if (!kind || !slug || (kind === 'recipe' && builtInRecipes.some((recipe) => recipe.slug === slug))) return undefined
  return { kind, slug }
}

function toName(target: Target | undefined) {
  return target ? `${target.kind} ${target.slug}` : ''
}
