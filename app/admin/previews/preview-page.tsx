import { redirectDocument } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { currentAdmin, requireRight } from '#app/admin/require-admin.ts'
import { showPreview } from '#app/context.ts'
import { notFound } from '#app/responses.ts'
import { Link } from '#app/ui/link.tsx'
import type { Route } from './+types/preview-page.ts'
import { readTypedBlog, readTypedCollection, readTypedPage, readTypedRecipe } from './typed-records.ts'

const kinds = {
  blog: { right: 'write', editors: { to: '/admin/blog', label: 'Blog posts' }, read: readTypedBlog },
  recipe: { right: 'write', editors: { to: '/admin/manage-recipe', label: 'Recipes' }, read: readTypedRecipe },
  page: { right: 'edit', editors: { to: '/admin/pages', label: 'Pages' }, read: readTypedPage },
  collection: { right: 'edit', editors: { to: '/admin/collections', label: 'Collections' }, read: readTypedCollection },
} as const

/** Responds to an editor's form with the complete public page of what is typed, instead of an admin page. Stores nothing. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    if (args.request.method !== 'POST') return next()
    const { admin, kind } = enter(args)
    const response = await args.context.get(showPreview)(await kind.read(args, admin))
    response.headers.set('X-Robots-Tag', 'noindex')
    return response
  },
]

/**
 * Links to forms that have previews, for anyone who comes here without one. Leaving a preview, whose routes differ, takes a new document.
 */
export async function loader(args: Route.LoaderArgs) {
  const { kind } = enter(args)
  if (new URL(args.request.url).pathname !== args.url.pathname) throw redirectDocument(args.url.pathname)
  return kind.editors
}

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Preview')
}

export default function NothingToPreview({ loaderData: { to, label } }: Route.ComponentProps) {
  return (
    <>
      <div className="admin-work__head">
        <h1>Preview</h1>
        <div className="admin-work__buttons">
          <Link className="button" to={to}>
            {label}
          </Link>
        </div>
      </div>
      <p>Press “Preview page” in the editor to see a preview here.</p>
    </>
  )
}

function enter(args: Route.LoaderArgs) {
  const name = args.params.kind
  const kind = Object.hasOwn(kinds, name) ? kinds[name as keyof typeof kinds] : undefined
  if (!kind) throw notFound()
  const admin = args.context.get(currentAdmin)
  requireRight(admin, kind.right)
  return { admin, kind }
}
