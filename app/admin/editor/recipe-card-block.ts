import { Node } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import type { NodeView } from '@tiptap/pm/view'
import type { CardPreview } from '#core/recipes/preview-card.ts'
import { type CardPlace, readCardPlace } from '#domain/recipes/card-places.ts'

/** A recipe's card. The text contains only its place; the server shows what readers will see there. */
export const RecipeCard = Node.create({
  name: 'recipeCard',
  group: 'block',
  atom: true,
  draggable: true,
  // Before the divider, which has the same tag.
  priority: 1000,
  addAttributes: () => ({ id: { default: 0 }, size: { default: 'small' } }),
  parseHTML: () => [{ tag: 'hr[data-recipe]', getAttrs: (element) => readCardPlace(readAttributes(element)) ?? false }],
  renderHTML: ({ node }) => ['hr', { 'data-recipe': String(node.attrs.id), 'data-card': String(node.attrs.size) }],
  addNodeView: () => (props) => showCard(props.node),
})

/** The card place of a document node, if it is one. */
export function toCardPlace({ attrs }: DocumentNode): CardPlace | undefined {
  return readCardPlace({ 'data-recipe': String(attrs.id), 'data-card': String(attrs.size) })
}

function readAttributes(element: HTMLElement) {
  return Object.fromEntries(['data-recipe', 'data-card'].map((name) => [name, element.getAttribute(name) ?? undefined]))
}

/** The card as readers will see it, with links disabled, and a note if they see none. */
function showCard(node: DocumentNode): NodeView {
  const dom = document.createElement('div')
  dom.className = 'recipe-card-block'
  dom.role = 'img'
  const stop = new AbortController()
  const show = ({ html, title, notice }: CardPreview) => {
    const card = document.createElement('div')
    card.inert = true
    card.innerHTML = html
    const note = document.createElement('p')
    note.textContent = notice
    dom.ariaLabel = ['Recipe card', title, notice].filter(Boolean).join(': ')
    dom.replaceChildren(...(html ? [card] : []), ...(notice ? [note] : []))
  }
  show({ html: '', title: '', notice: 'Loading…' })
  fetchPreview(toCardPlace(node), stop.signal).then(show, () => {
    if (!stop.signal.aborted) show({ html: '', title: '', notice: 'The card couldn’t be shown. It’s still in the text.' })
  })
  return { dom, ignoreMutation: () => true, destroy: () => stop.abort() }
}

async function fetchPreview(place: CardPlace | undefined, signal: AbortSignal): Promise<CardPreview> {
  const wanted = new URLSearchParams({ id: String(place?.id), size: String(place?.size) })
  const response = await fetch(`/admin/recipe-card?${wanted}`, { signal, redirect: 'manual' })
  if (!response.ok) throw new Error(`The card failed with status ${response.status}`)
  return response.json()
}
