import { useState } from 'react'
import type { Portions } from '#app/public/recipes/portions.ts'
import { Link } from '#app/ui/link.tsx'
import { type Note, toNoteKey } from '#domain/kitchen/kitchen-records.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { timesOf } from '#domain/text/count-of.ts'
import { toLongDate } from '#domain/text/dates.ts'
import { CollectField } from './collect-field.tsx'
import { CookedEntries, CookedForm } from './cooked-log.tsx'
import { ForYou } from './for-you.tsx'
import { keepsNothing } from './kitchen-words.ts'
import { NoteField } from './note-field.tsx'
import { byDay, isCooked, isNote, useKitchen } from './use-kitchen.ts'

/** What the reader stores about a recipe: a note, notes on steps, and when it was cooked. */
export function RecipeKitchen({ recipe, portions }: { recipe: Recipe; portions: Portions }) {
  const kitchen = useKitchen()
  if (kitchen === undefined) return null
  if (kitchen === 'unavailable') return <p className="muted">{keepsNothing}</p>
  const { id, slug, title } = recipe
  const about = { id, slug, title }
  const notes = kitchen.filter(isNote).filter((note) => note.about.id === id)
  const cooked = kitchen
    .filter(isCooked)
    .filter((entry) => entry.about.id === id)
    .sort(byDay)
  const [last] = cooked
  return (
    <div className="recipe-kitchen">
      <div>
        <NoteField about={about} label="Note on this recipe" note={notes.find(({ key }) => key === toNoteKey(id))} />
        <StepNotes recipe={recipe} notes={notes.filter(({ step }) => step !== undefined)} />
        <h3>My collections</h3>
        <CollectField recipe={recipe} />
      </div>
      <div>
        <h3>Made this?</h3>
        {last ? <p>{`Cooked ${timesOf(cooked.length)}, last on ${toLongDate(last.day)}.`}</p> : null}
        <CookedForm recipe={recipe} portions={portions} />
        <CookedEntries entries={cooked} present={recipe} />
      </div>
      <ForYou recipe={recipe} />
      <p className="help">
        All of this stays on this device; at most, the site counts that a recipe was cooked. View it and back it up in{' '}
        <Link to="/my-kitchen">your kitchen</Link>.
      </p>
    </div>
  )
}

/** A note for each step that has one or is chosen. If a step's text has changed since, its note stays and says so. */
function StepNotes({ recipe, notes }: { recipe: Recipe; notes: Note[] }) {
  const [chosen, setChosen] = useState<number[]>([])
  const { id, slug, title, steps } = recipe
  const find = (step: string) => notes.find(({ key }) => key === toNoteKey(id, step))
  const shown = steps.map((step, index) => ({ step, number: index + 1, note: find(step) }))
  const others = notes.filter((note) => !steps.some((step) => toNoteKey(id, step) === note.key))
  const free = shown.filter(({ note, number }) => !note && !chosen.includes(number))
  return (
    <>
      {shown
        .filter(({ note, number }) => note || chosen.includes(number))
        .map(({ step, number, note }) => (
          <NoteField key={step} about={{ id, slug, title }} step={step} label={`Note on step ${number}`} note={note} />
        ))}
      {others.map((note) => (
        <NoteField
          key={note.key}
          about={note.about}
          step={note.step ?? ''}
          label={`Note on a step from an earlier version: “${(note.step ?? '').slice(0, 80)}…”`}
          note={note}
        />
      ))}
      {free.length > 0 ? (
        <div className="field">
          <select
            className="input"
            aria-label="Add a note to a step"
            value=""
            onChange={({ currentTarget }) => setChosen([...chosen, Number(currentTarget.value)])}
          >
            <option value="">Add a note to a step…</option>
            {free.map(({ number, step }) => (
              <option key={number} value={number}>
                {`${number}. ${step.slice(0, 60)}`}
              </option>
            ))}
          </select>
        </div>
      ) : null}
    </>
  )
}
