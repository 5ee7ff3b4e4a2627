import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { toListPath, toPathAfter } from '#app/admin/list-path.ts'
import { SelectBox } from '#app/admin/selection/select-box.tsx'
import { SelectionBar } from '#app/admin/selection/selection-bar.tsx'
import { useSelection } from '#app/admin/selection/use-selection.ts'
import { useIsLive } from '#app/ui/use-is-live.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import type { PublicationState } from '#domain/publication/publication.ts'
import { type DeletableKind, kindFacts } from '#domain/revisions/version-kinds.ts'
import { recipeTermKinds } from '#domain/terms/recipe-terms.ts'
import { termWords } from '#domain/terms/term-words.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import { listChanges } from './list-changes.ts'

/** `isOthers`: the admin may neither change nor select it; nor what `isBuiltIn`. */
export type ListEntry = { id: string | number; title: string; isOthers?: boolean; isBuiltIn?: boolean }

/** An entry, and its checkbox. */
export type Listed<Entry> = { entry: Entry; box: ReactNode }

type RecordListProps<Entry> = {
  kind: DeletableKind
  path: string
  q: string
  page: number
  state: PublicationState | undefined
  /** Query parameters of the view. */
  params: Record<string, string>
  entries: Entry[]
  /** The entries, given their checkboxes, and the address of the list once one of them is gone. */
  children: (entries: Listed<Entry>[], pathAfter: string) => ReactNode
}

const labelling = { blog: TagChosen, recipe: LabelChosen, page: undefined, collection: undefined }

/** A page of records with its bulk actions. */
export function RecordList<Entry extends ListEntry>({ kind, path, q, page, state, params, entries, children }: RecordListProps<Entry>) {
  const all = entries.filter(isChoosable).map(({ id }) => String(id))
  const { chosen, choose } = useSelection(all)
  const isLive = useIsLive()
  const Labelling = labelling[kind]
  const { state: navigation, formData } = useNavigation()
  const isChanging = navigation !== 'idle' && formData?.has('ids') === true
  const place = { path, q, page, params }
  // Without JavaScript it is not known whether the page is empty afterwards: the first one always exists.
  const afterSome = isLive ? toListPath(path, { q, page }, params) : toListPath(path, { q }, params)
  const afterAll = toPathAfter({ ...place, entries: [] })
  const listed = entries.map((entry) => {
    const id = String(entry.id)
    if (!isChoosable(entry)) return { entry, box: null }
    const label = `Choose ${entry.title || 'Untitled'}`
    return { entry, box: <SelectBox className="select-box" id={id} label={label} isChosen={chosen.includes(id)} onChoose={choose} /> }
  })
  return (
    <>
      {all.length === 0 ? null : (
        <SelectionBar
          Form={Form}
          many={`${kindFacts[kind].one}s`}
          all={all}
          chosen={chosen}
          action={chosen.length === all.length ? afterAll : afterSome}
          changes={listChanges(state, kind)}
          isChanging={isChanging}
          onChoose={choose}
        >
          {state === 'trashed' || !Labelling ? null : <Labelling isChanging={isChanging} />}
        </SelectionBar>
      )}
      {children(listed, toPathAfter({ ...place, entries }))}
    </>
  )
}

function isChoosable({ isOthers, isBuiltIn }: ListEntry) {
  return !isOthers && !isBuiltIn
}

/** Adds a tag to the selected posts. It precedes the other buttons, so that Enter in the field does only this. */
function TagChosen({ isChanging }: { isChanging: boolean }) {
  return (
    <div className="selection-bar__tag">
      <input className="input" name="tag" aria-label="Tag" placeholder="Tag" maxLength={editorLimits.label} autoComplete="off" />
      <button className="button button--quiet button--small" type="submit" name="change" value="tag" aria-disabled={isChanging}>
        Add tag
      </button>
    </div>
  )
}

/**
 * Sets the category of the selected recipes, or adds a course and so on. It precedes the other buttons, so that Enter in the field does
 * this.
 */
function LabelChosen({ isChanging }: { isChanging: boolean }) {
  return (
    <div className="selection-bar__tag">
      <select className="input" name="kind" aria-label="List">
        {recipeTermKinds.map((kind) => (
          <option key={kind} value={kind}>
            {capitalize(termWords[kind].one)}
          </option>
        ))}
      </select>
      <input className="input" name="name" aria-label="Name" placeholder="Name" maxLength={editorLimits.label} autoComplete="off" />
      <button className="button button--quiet button--small" type="submit" name="change" value="label" aria-disabled={isChanging}>
        Set
      </button>
    </div>
  )
}
