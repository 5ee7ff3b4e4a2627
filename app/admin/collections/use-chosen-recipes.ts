import { type RefObject, useRef, useState } from 'react'
import type { RowPart } from '#app/admin/recipes/use-rows.ts'
import { useOnChange } from '#app/ui/use-on-answer.ts'
import type { LinkTarget } from '#core/admin/find-link-targets.ts'

/** A line of the list, which names a recipe by its address, and what is known about the recipe. */
export type ChosenLine = { line: string; recipe: Pick<LinkTarget, 'title' | 'state'> | undefined }

/**
 * The lines of a collection and the actions on them. Each change is announced to screen readers, and the focus follows a moved line; after
 * a removal it goes to the next line, or else to `field`. `list` is the element with an item for each.
 */
export function useChosenRecipes(initial: ChosenLine[], list: RefObject<HTMLElement | null>, field: RefObject<HTMLElement | null>) {
  const [lines, setLines] = useState(initial)
  const [said, setSaid] = useState('')
  const wanted = useRef<{ index: number; part: RowPart }>(undefined)

  useOnChange(lines, () => {
    if (!wanted.current) return
    const { index, part } = wanted.current
    wanted.current = undefined
    const button = list.current?.children[index]?.querySelector<HTMLElement>(`[data-part="${part}"]`)
    ;(button ?? field.current?.querySelector<HTMLElement>('input'))?.focus()
  })

  function change(next: ChosenLine[], words: string) {
    setLines(next)
    setSaid(words)
  }

  return {
    lines,
    said,
    /** Adds a recipe at the end, unless it is there already. */
    add({ path, title, state }: LinkTarget) {
      const present = lines.findIndex(({ line }) => line === path)
      if (present >= 0) return setSaid(`${title} is already listed at position ${present + 1}`)
      change([...lines, { line: path, recipe: { title, state } }], `${title} added at position ${lines.length + 1}`)
    },
    remove(index: number) {
      const rest = lines.toSpliced(index, 1)
      wanted.current = { index: Math.min(index, rest.length - 1), part: 'remove' }
      change(rest, `${toName(lines[index])} removed, ${rest.length} left`)
    },
    /** Moves a line; `part` is the pressed button, if it was one. */
    move(from: number, to: number, part?: RowPart) {
      const moved = lines[from]
      if (!moved || from === to || to < 0 || to >= lines.length) return
      if (part) wanted.current = { index: to, part }
      change(lines.toSpliced(from, 1).toSpliced(to, 0, moved), `${toName(moved)} moved to position ${to + 1} of ${lines.length}`)
    },
  }
}

/** A line that names no known recipe is shown as typed. */
export function toName(chosen: ChosenLine | undefined) {
  return chosen?.recipe ? chosen.recipe.title || 'Untitled' : (chosen?.line ?? '')
}
