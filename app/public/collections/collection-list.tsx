import { services } from '#app/context.ts'
import { withErrorReport } from '#app/outage.ts'
import { toErrorHead } from '#app/public/error-words.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { listShownCollections, toCollectionCards } from '#core/collections/browse-collections.ts'
import { toCollectionPath } from '#domain/collections/collection.ts'
import { toBreadcrumbNode, toListNodes } from '#domain/structured-data/site-nodes.ts'
import type { Route } from './+types/collection-list.ts'
import { CollectionCards } from './collection-card.tsx'

const trail = [{ label: 'Home', to: '/' }, { label: 'Collections' }]

/** The published collections, those on the home page first. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, siteUrl } = context.get(services)
  const read = async () => toCollectionCards(db, await listShownCollections(db))
  const cards = await withErrorReport(context, 'Error fetching collections', read)
  const paths = cards.map(({ slug }) => toCollectionPath(slug))
  return { cards, structuredData: [...toListNodes(siteUrl, paths, 0), toBreadcrumbNode(siteUrl, trail)] }
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return pageMeta(args, toErrorHead(args.error, 'This page can’t be shown right now.'))
  const [first] = args.loaderData.cards
  return pageMeta(args, {
    title: 'Collections',
    description: 'Hand-picked recipes that go together.',
    ...(first ? { picture: first.picture } : { noIndex: true }),
  })
}

/** The owner's collections of recipes. */
export default function CollectionList({ loaderData: { cards } }: Route.ComponentProps) {
  return (
    <div className="wrap recipe-list">
      <div className="page-head">
        <Breadcrumbs trail={trail} />
        <h1>Collections</h1>
        <p>{cards.length > 0 ? 'Recipes that go together.' : 'No collections yet.'}</p>
      </div>
      {cards.length > 0 ? <h2 className="visually-hidden">All collections</h2> : null}
      <CollectionCards cards={cards} isFirst />
    </div>
  )
}
