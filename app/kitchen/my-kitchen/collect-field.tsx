import { listCollections } from '#domain/kitchen/listed-collections.ts'
import { type Collected, putIntoCollection, sayNotKept } from './keep-collections.ts'
import { KeptTick } from './kept-tick.tsx'
import { keepsNothing } from './kitchen-words.ts'
import { NewCollection } from './new-collection.tsx'
import { useKitchen } from './use-kitchen.ts'

/** The reader's collections, each with a checkbox for a recipe, and a field for a new one. */
export function CollectField({ recipe }: { recipe: Collected }) {
  const kitchen = useKitchen()
  if (kitchen === undefined) return null
  if (kitchen === 'unavailable') return <p>{keepsNothing}</p>
  const collections = listCollections(kitchen)
  const put = async (key: string, isIn: boolean) => {
    try {
      await putIntoCollection(key, recipe, isIn)
    } catch (error) {
      sayNotKept()
      throw error
    }
  }
  return (
    <div className="collect-field">
      {collections.length > 0 ? (
        <fieldset>
          <legend>{`Collections with ${recipe.title}`}</legend>
          {collections.map(({ key, name, members }) => (
            <KeptTick key={key} isOn={members.some(({ about }) => about.id === recipe.id)} keep={(isIn) => put(key, isIn)}>
              {name}
            </KeptTick>
          ))}
        </fieldset>
      ) : null}
      <NewCollection collections={collections} onMade={(key) => put(key, true)} />
    </div>
  )
}
