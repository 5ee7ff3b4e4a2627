import '#app/kitchen/favourites/favourites-along.css'
import { useId, useState } from 'react'
import { ThisDevice } from '#app/kitchen/offline/this-device.tsx'
import { countPlanned } from '#app/kitchen/plan/plan-store.ts'
import { useSiteInfo } from '#app/public/use-site-info.ts'
import { downloadText } from '#app/ui/download-text.ts'
import { EmptyCheck } from '#app/ui/empty-check.tsx'
import { FileDrop } from '#app/ui/file-drop.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Link } from '#app/ui/link.tsx'
import type { Cooked, Note } from '#domain/kitchen/kitchen-records.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { countOf, timesOf } from '#domain/text/count-of.ts'
import { toLocalDay, toLongDate } from '#domain/text/dates.ts'
import { toSlug } from '#domain/text/slug.ts'
import { CookedEntries } from './cooked-log.tsx'
import { addKitchen, readKitchen } from './kept-kitchen.ts'
import { maxKitchenFileBytes, readKitchenFile, toKitchenFile } from './kitchen-file.ts'
import { KitchenProfile } from './kitchen-profile.tsx'
import { keepsNothing, notKept, partlyKept } from './kitchen-words.ts'
import { isOwn, OwnList } from './own/own-recipe-list.tsx'
import { OwnCollections } from './own-collections.tsx'
import { SendKitchen } from './send-kitchen.tsx'
import { byDay, isCooked, isNote, useKitchen } from './use-kitchen.ts'

/** The notes by recipe, the log by month, and the file with everything. */
export function KitchenContents() {
  const kitchen = useKitchen()
  if (kitchen === undefined) return null
  if (kitchen === 'unavailable') return <p>{keepsNothing}</p>
  const notes = kitchen.filter(isNote)
  const cooked = kitchen.filter(isCooked).sort(byDay)
  const own = kitchen.filter(isOwn)
  return (
    <>
      {notes.length + cooked.length + own.length === 0 ? (
        <EmptyCheck
          title="No notes yet."
          text="Every recipe has room for your notes and a log of when you cooked it."
          to="/recipes"
          button="Browse Recipes"
        />
      ) : null}
      <OwnCollections records={kitchen} />
      <Notes notes={notes} />
      <Log cooked={cooked} />
      <OwnList recipes={own} />
      <KitchenProfile />
      <MyData />
    </>
  )
}

function Notes({ notes }: { notes: Note[] }) {
  const [wanted, setWanted] = useState('')
  if (notes.length === 0) return null
  const has = ({ text, about }: Note) => `${about.title} ${text}`.toLowerCase().includes(wanted.trim().toLowerCase())
  const byRecipe = Map.groupBy(notes.filter(has), ({ about }) => about.id)
  return (
    <section aria-labelledby="kitchen-notes">
      <h2 id="kitchen-notes">Notes</h2>
      <div className="search-box search-box--large">
        <input
          type="search"
          aria-label="Search your notes"
          placeholder="Search your notes"
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      </div>
      <p className="muted" role="status">
        {wanted.trim() ? `${countOf(byRecipe.size, 'recipe')} with “${wanted.trim()}”.` : ''}
      </p>
      {[...byRecipe.values()].map((ofRecipe) => (
        <article className="kitchen-note" key={ofRecipe[0]?.about.id}>
          <h3>
            <Link to={`${toRecipePath(ofRecipe[0]?.about.slug ?? '')}#my-notes`}>{ofRecipe[0]?.about.title}</Link>
          </h3>
          {ofRecipe.map(({ key, step, text }) => (
            <div key={key}>
              {step ? <p className="muted">{step}</p> : null}
              <p className="pen">{text}</p>
            </div>
          ))}
        </article>
      ))}
    </section>
  )
}

function Log({ cooked }: { cooked: Cooked[] }) {
  if (cooked.length === 0) return null
  const byMonth = Map.groupBy(cooked, ({ day }) => day.slice(0, 7))
  return (
    <section aria-labelledby="kitchen-log">
      <h2 id="kitchen-log">Cooking log</h2>
      {[...byMonth].map(([month, entries]) => (
        <div key={month}>
          <h3>{`Cooked ${timesOf(entries.length)} in ${toMonthName(month)}`}</h3>
          <CookedEntries entries={entries} isNamed />
        </div>
      ))}
    </section>
  )
}

/** 'November 2026' */
function toMonthName(month: string) {
  return toLongDate(`${month}-01`).replace(' 1,', '')
}

/** Everything stored on this device, for export and import as a file. */
function MyData() {
  const id = useId()
  const { name } = useSiteInfo()
  const [words, setWords] = useState('')
  const [answer, setAnswer] = useState<{ sent: boolean; message: string }>()
  const save = async () => {
    const now = new Date()
    const fileName = `${toSlug(name) || 'site'}-kitchen-${toLocalDay(now)}.json`
    try {
      downloadText(toKitchenFile(await readKitchen(), location.origin, now.toISOString()), fileName, 'application/json')
      setWords(`Downloaded ${fileName}.`)
    } catch {
      setWords(keepsNothing)
    }
  }
  return (
    <section aria-labelledby="kitchen-data">
      <h2 id="kitchen-data">My data</h2>
      <p>
        Back up your collections, notes, cooking log, preferences, recipes, favourites, meal plan and shopping list to a file, or copy them
        to another device. Importing adds to what’s here; where both have a note or meal, the newer version wins.
      </p>
      <div className="along-buttons">
        <button className="button" type="button" onClick={() => void save()}>
          Save my data as a file
        </button>
      </div>
      <p role="status">{words}</p>
      <SendKitchen />
      <FileDrop id={id} onFile={(file) => void bringIn(file).then(setAnswer)}>
        <b>Import a file</b> saved here or on another device
      </FileDrop>
      <FormStatus answer={answer} />
      <ThisDevice />
    </section>
  )
}

async function bringIn(file: File) {
  const refuse = (message: string) => ({ sent: false, message })
  if (file.size > maxKitchenFileBytes) return refuse('This file is too large.')
  const content = readKitchenFile(await file.text().catch(() => ''))
  if (content === 'newer') return refuse('This file is from a newer version of this site. Reload the page and try again.')
  if (content === 'unreadable') return refuse('This file wasn’t saved from “My data”. Nothing was changed.')
  try {
    if (!(await addKitchen(content))) return refuse(partlyKept)
  } catch {
    return refuse(notKept)
  }
  const { records, favourites, mealPlan } = content
  const present = records.filter(({ isGone }) => !isGone)
  const collections = present.filter(({ kind }) => kind === 'collection').length
  const own = present.filter(isOwn)
  const counts = [
    countOf(present.filter(({ kind }) => kind === 'note' || kind === 'cooked').length, 'note or entry', 'notes and entries'),
    ...(collections > 0 ? [countOf(collections, 'collection')] : []),
    ...(own.length > 0 ? [countOf(own.length, 'recipe of your own', 'recipes of your own')] : []),
    countOf(favourites.length, 'favourite'),
    countOf(countPlanned(mealPlan), 'planned meal'),
  ]
  return { sent: true, message: `Imported: ${counts.join(', ')}.` }
}
