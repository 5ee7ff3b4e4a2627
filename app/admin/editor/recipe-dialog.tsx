import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { type CardSize, cardSizes } from '#domain/recipes/card-places.ts'
import { insertBlocks, replaceBlock } from './insert-blocks.ts'
import { LinkField } from './link-field.tsx'
import { toCardPlace } from './recipe-card-block.ts'
import { SmallDialog } from './small-dialog.tsx'

const sizeLabels: Record<CardSize, string> = {
  small: 'Small: picture, title and times',
  whole: 'Full: with ingredients and steps',
}

/** Inserts the card of a recipe found by search, or changes the selected one. */
export function RecipeDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [present] = useState(() => readSelected(editor))
  const [id, setId] = useState(present?.id)
  const [size, setSize] = useState<CardSize>(present?.size ?? 'small')
  const [words, setWords] = useState('')
  const [isPicked, setPicked] = useState(false)
  const [isMissing, setMissing] = useState(false)

  function confirm() {
    if (!id || (words && !isPicked)) return setMissing(true)
    const card = editor.schema.node('recipeCard', { id, size })
    editor.view.dispatch(present ? replaceBlock(editor.state, card) : insertBlocks(editor.state, [card]))
    onClose()
  }

  function type(typed: string) {
    setWords(typed)
    setPicked(false)
    setMissing(false)
  }

  return (
    <SmallDialog
      title={present ? 'Change recipe card' : 'Insert recipe card'}
      confirm={present ? 'Change' : 'Insert'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <LinkField
        only="recipe"
        label={present ? 'Another recipe' : 'Search your recipes'}
        value={words}
        words={isPicked ? '' : words.trim()}
        error={isMissing ? 'Choose a recipe from the list' : undefined}
        onType={type}
        onPick={(target) => {
          type(target.title)
          setPicked(true)
          setId(Number(target.id))
        }}
      />
      <fieldset className="card-sizes">
        <legend className="field-label">Size</legend>
        {cardSizes.map((one) => (
          <label key={one}>
            <input type="radio" checked={size === one} onChange={() => setSize(one)} />
            {sizeLabels[one]}
          </label>
        ))}
      </fieldset>
    </SmallDialog>
  )
}

function readSelected(editor: Editor) {
  const { $from, from } = editor.state.selection
  const node = editor.isActive('recipeCard') ? $from.doc.nodeAt(from) : null
  return node ? toCardPlace(node) : undefined
}
