import type { Display } from './display.ts'
import type { Lead } from './ingredient-lead.ts'
import { findGroups, listMeasures, type Measure, type MeasureGroup } from './measures.ts'
import { writeMeasure } from './write-quantity.ts'

/** The text after the food. Converts only amounts that certainly belong to the whole line: 'plus 1 tbsp for dusting', '(about 2 cups)'. */
export function showNote(note: string, lead: Lead, display: Display, gramsPerMilliliter?: number): string {
  let shown = ''
  let at = 0
  for (const group of findGroups(note)) {
    const scaled = isScaled(note, group, lead) ? display : { ...display, factor: 1 }
    shown += `${note.slice(at, group.start)}${showGroup(note, group, scaled, gramsPerMilliliter)}`
    at = group.end
  }
  return shown + note.slice(at)
}

/**
 * Displays a group inside a text: of two amounts the one in the wanted units, if only one of them is. Sizes and lengths are never
 * converted.
 */
export function showGroup(text: string, group: MeasureGroup, display: Display, gramsPerMilliliter?: number): string {
  const all = listMeasures(group)
  const wanted = all.filter((measure) => measure.quantity.unit?.system === display.units)
  const [only] = wanted
  if (only && wanted.length < all.length && all.every((measure) => measure.quantity.unit?.system)) return show(text, only, display)
  let at = group.start
  const parts = all.map((measure) => {
    const part = `${text.slice(at, measure.start)}${show(text, measure, display, gramsPerMilliliter)}`
    at = measure.end
    return part
  })
  return `${parts.join('')}${text.slice(at, group.end)}`
}

function show(text: string, measure: Measure, display: Display, gramsPerMilliliter?: number): string {
  const isFixed = measure.isSize || measure.quantity.unit?.kind === 'length'
  return isFixed ? text.slice(measure.start, measure.end) : writeMeasure(text, measure, display, gramsPerMilliliter)
}

function isScaled(note: string, group: MeasureGroup, lead: Lead): boolean {
  const before = note.slice(0, group.start)
  const after = note.slice(group.end)
  const { unit } = group.main.quantity
  if (/^[^,;]*\b(?:each|apiece|per)\b/i.test(after) || /\b(?:each|per|into|every|makes?|size)\b[^,;]*$/i.test(before) || group.main.isSize)
    return false
  if (/,\s*(?:about\s+|approximately\s+|~\s*)?$/i.test(before)) return isWholeCount(before, group, after)
  if (!unit || unit.kind === 'length') return false
  if (/\b(?:plus|and|with)\s+(?:about\s+)?$/i.test(before)) return true
  return (
    /[([]\s*(?:[^()]*\d[^()]*[;,/]\s*)?(?:about\s+|approximately\s+|or\s+|roughly\s+|around\s+)*$/i.test(before) &&
    !lead.isPackage &&
    !lead.isSingle &&
    !lead.unit?.isContainer
  )
}

/** 'chicken drumsticks, about 12' and 'ribs, 2 racks': a count at the end of the line. */
function isWholeCount(before: string, { main }: MeasureGroup, after: string): boolean {
  if (!/^\s*(?:$|[,(])/.test(after)) return false
  return main.quantity.unit ? main.quantity.unit.kind !== 'length' : /\b(?:about|approximately)\s+$|~\s*$/i.test(before)
}
