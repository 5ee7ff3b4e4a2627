import { useId, useRef, useState } from 'react'
import { useMealPlan } from '#app/kitchen/plan/plan-store.ts'
import { useFavourites } from '#app/ui/favourite-store.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { useOnChange } from '#app/ui/use-on-answer.ts'
import type { KitchenRecord } from '#domain/kitchen/kitchen-records.ts'
import { type ListedCollection, listCollections, toMovedPlace } from '#domain/kitchen/listed-collections.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { countOf } from '#domain/text/count-of.ts'
import { type Collected, changeCollection, putIntoCollection, removeCollection, sayNotKept } from './keep-collections.ts'
import { NameForm, NewCollection } from './new-collection.tsx'

/** The reader's collections with their pictures: create, rename, sort and fill them here. */
export function OwnCollections({ records }: { records: readonly KitchenRecord[] }) {
  const id = useId()
  const collections = listCollections(records)
  const known = useKnownRecipes(records)
  const move = useMoves(collections)
  return (
    <section className="own-collections" aria-labelledby={id}>
      <h2 id={id}>Collections</h2>
      {collections.length === 0 ? <p>Group recipes any way you like: from a recipe, a favourite, or here.</p> : null}
      {collections.map((collection) => (
        <Collection key={collection.key} collection={collection} collections={collections} known={known} move={move} />
      ))}
      <NewCollection collections={collections} />
    </section>
  )
}

type Move = (key: string, way: 'up' | 'down') => void

type CollectionProps = { collection: ListedCollection; collections: ListedCollection[]; known: Collected[]; move: Move }

function Collection({ collection, collections, known, move }: CollectionProps) {
  const { key, name, members } = collection
  const id = useId()
  const [isRenaming, setRenaming] = useState(false)
  const rename = async (typed: string) => {
    await changeCollection(key, { name: typed })
    setRenaming(false)
  }
  return (
    <article className="own-collection" aria-labelledby={id}>
      <div className="own-collection__head">
        <h3 id={id}>{name}</h3>
        <span className="muted">{countOf(members.length, 'recipe')}</span>
      </div>
      {isRenaming ? (
        <NameForm
          label={`Name of “${name}”`}
          submit="Rename"
          name={name}
          collections={collections}
          own={key}
          onName={rename}
          onCancel={() => setRenaming(false)}
        />
      ) : (
        <div className="own-collection__tools">
          <button className="text-button" type="button" onClick={() => setRenaming(true)}>
            Rename<span className="visually-hidden">{` ${name}`}</span>
          </button>
          <MoveButtons collection={collection} collections={collections} move={move} />
          <button className="text-button" type="button" onClick={() => void removeCollection(collection).catch(sayNotKept)}>
            Delete<span className="visually-hidden">{` ${name}`}</span>
          </button>
        </div>
      )}
      <ul className="own-collection__recipes">
        {members.map(({ about, image }) => (
          <li key={about.id}>
            <Link to={toRecipePath(about.slug)}>
              <Picture picture={toPicture(image)} sizes="12rem" alt="" />
              {about.title}
            </Link>
            <button
              className="icon-button own-collection__remove"
              type="button"
              aria-label={`Remove ${about.title} from ${name}`}
              onClick={() => void putIntoCollection(key, { ...about, image }, false).catch(sayNotKept)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <AddRecipe collection={collection} known={known} />
    </article>
  )
}

function MoveButtons({
  collection: { key, name },
  collections,
  move,
}: {
  collection: ListedCollection
  collections: ListedCollection[]
  move: Move
}) {
  if (collections.length < 2) return null
  return (['up', 'down'] as const).map((way) => (
    <button
      key={way}
      className="text-button"
      type="button"
      data-move={`${key} ${way}`}
      aria-disabled={toMovedPlace(collections, key, way) === undefined || undefined}
      onClick={() => move(key, way)}
    >
      {way === 'up' ? 'Up' : 'Down'}
      <span className="visually-hidden">{` ${name}`}</span>
    </button>
  ))
}

/** Moving takes the button out of the page and puts it back, which loses the focus. */
function useMoves(collections: readonly ListedCollection[]): Move {
  const moved = useRef<string>(undefined)
  const order = collections.map(({ key }) => key).join(' ')
  useOnChange(order, () => {
    const button = moved.current && document.querySelector<HTMLElement>(`[data-move="${CSS.escape(moved.current)}"]`)
    if (button) button.focus()
    moved.current = undefined
  })
  return (key, way) => {
    const place = toMovedPlace(collections, key, way)
    if (place === undefined) return
    moved.current = `${key} ${way}`
    changeCollection(key, { place }).catch(sayNotKept)
  }
}

function AddRecipe({ collection: { key, name, members }, known }: { collection: ListedCollection; known: Collected[] }) {
  const others = known.filter(({ id }) => !members.some(({ about }) => about.id === id))
  if (others.length === 0) return null
  const add = (id: number) => {
    const recipe = others.find((other) => other.id === id)
    if (recipe) putIntoCollection(key, recipe, true).catch(sayNotKept)
  }
  return (
    <select
      className="input"
      aria-label={`Add a recipe to ${name}`}
      value=""
      onChange={({ currentTarget }) => add(Number(currentTarget.value))}
    >
      <option value="">Add a recipe…</option>
      {others.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  )
}

/** The recipes that this device knows, by title: favourites, planned ones, and those with notes or log entries. */
function useKnownRecipes(records: readonly KitchenRecord[]): Collected[] {
  const favourites = useFavourites() ?? []
  const planned = useMealPlan()?.recipes ?? []
  const noted = records.flatMap((record) => ('about' in record ? [{ ...record.about, image: findImage(record) }] : []))
  const byId = new Map<number, Collected>()
  for (const recipe of [...planned.map((recipe) => ({ ...recipe, image: '' })), ...noted, ...favourites]) {
    const known = byId.get(recipe.id)
    if (!known?.image) byId.set(recipe.id, recipe)
  }
  return [...byId.values()].sort((one, other) => one.title.localeCompare(other.title))
}

function findImage(record: KitchenRecord) {
  if (record.kind === 'member') return record.image
  return record.kind === 'cooked' ? (record.as?.image ?? '') : ''
}

function toPicture(image: string) {
  const name = pictureName(image)
  return name ? { name, width: 1200, height: 900, alt: '' } : null
}
