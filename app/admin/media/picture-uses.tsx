import { StateTag } from '#app/admin/publication/state-tag.tsx'
import { Link } from '#app/ui/link.tsx'
import type { Use } from '#core/pictures/browse-library.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import { toCollectionPath } from '#domain/collections/collection.ts'
import { toPagePath } from '#domain/pages/page.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'

/** The name of each place, where it is edited, and its page on the site. A term has one while it has records. */
const records = {
  blog: { label: 'Post', toEditor: (id: string) => `/admin/blog/edit?id=${id}`, toPath: toPostPath },
  recipe: { label: 'Recipe', toEditor: (id: string) => `/admin/manage-recipe/edit?id=${id}`, toPath: toRecipePath },
  page: { label: 'Page', toEditor: (id: string) => `/admin/pages/edit?id=${id}`, toPath: toPagePath },
  collection: { label: 'Collection', toEditor: (id: string) => `/admin/collections/edit?id=${id}`, toPath: toCollectionPath },
  term: { label: 'List', toEditor: (id: string) => `/admin/organise/edit?id=${id}`, toPath: undefined },
}

const settings = { logo: 'Logo', socialPicture: 'Picture for social networks', icon: 'Site icon' }

/** Everything that shows a picture, with links for editing and viewing. */
export function PictureUses({ uses }: { uses: Use[] }) {
  return (
    <section className="card form" aria-labelledby="picture-uses">
      <h2 id="picture-uses">Used in</h2>
      {uses.length === 0 ? <p>Not used anywhere.</p> : null}
      {uses.length > 0 ? (
        <ul className="picture-uses">
          {uses.map((use) => (
            <li key={'id' in use ? `${use.place} ${use.id}` : use.place}>
              <UseLine use={use} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function UseLine({ use }: { use: Use }) {
  if (!('id' in use)) {
    return (
      <>
        <span>Look</span>
        <Link to="/admin/look">{settings[use.place]}</Link>
      </>
    )
  }
  const { label, toEditor, toPath } = records[use.place]
  const title = use.title || 'Untitled'
  return (
    <>
      <span>{label}</span>
      <Link to={toEditor(use.id)}>{title}</Link>
      {use.state ? <StateTag state={use.state} /> : null}
      {use.state === 'published' && toPath ? (
        <Link to={toPath(use.slug)}>
          On the site<span className="visually-hidden">: {title}</span>
        </Link>
      ) : null}
    </>
  )
}
