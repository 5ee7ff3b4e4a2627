import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { TagChosen } from '#app/admin/blogs/tag-chosen.tsx'
import { toListPath, toPathAfter } from '#app/admin/list-path.ts'
import { LabelChosen } from '#app/admin/recipes/label-chosen.tsx'
import { SelectBox } from '#app/admin/selection/select-box.tsx'
import { SelectionBar } from '#app/admin/selection/selection-bar.tsx'
import { useSelection } from '#app/admin/selection/use-selection.ts'
import { useIsLive } from '#app/ui/use-is-live.ts'
import type { PublicationState } from '#domain/publication/publication.ts'
import { type ListedOne, listChanges } from './list-changes.ts'

/** `isOthers`: it is not the admin's to change, nor to be chosen; nor is what `isBuiltIn`. */
type Entry = { id: string | number; title: string; isOthers?: boolean; isBuiltIn?: boolean }

type RecordListProps<Listed> = {
  one: ListedOne
  path: string
  q?: string
  page?: number
  state: PublicationState | undefined
  /** Query parameters of the view. */
  params?: Record<string, string>
  entries: Listed[]
  /** The entries, given how each is chosen, and the address of the list once one of them is gone from it. */
  children: (entries: { entry: Listed; box: ReactNode }[], pathAfter: string) => ReactNode
}

const labelling = { post: TagChosen, recipe: LabelChosen, page: undefined, collection: undefined }

/** A page of records with what can be done to several of them. */
export function RecordList<Listed extends Entry>({
  one,
  path,
  q = '',
  page = 1,
  state,
  params = {},
  entries,
  children,
}: RecordListProps<Listed>) {
  const all = entries.filter(isChoosable).map(({ id }) => String(id))
  const { chosen, choose } = useSelection(all)
  const isLive = useIsLive()
  const Labelling = labelling[one]
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
          many={`${one}s`}
          all={all}
          chosen={chosen}
          action={chosen.length === all.length ? afterAll : afterSome}
          changes={listChanges(state, one)}
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

function isChoosable({ isOthers, isBuiltIn }: Entry) {
  return !isOthers && !isBuiltIn
}
