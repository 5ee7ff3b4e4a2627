import type { EditorOptions } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'

type EditorProps = EditorOptions['editorProps']

/** Passes pasted or dropped pictures to `onFiles`; anything else is left to the editor. */
export function handlePictures(onFiles: (files: File[]) => void): Pick<EditorProps, 'handlePaste' | 'handleDrop'> {
  return {
    handlePaste(_, { clipboardData }) {
      // Word processors add a picture of the text to the clipboard.
      if (clipboardData?.types.includes('text/html')) return false
      return take(clipboardData, onFiles)
    },
    handleDrop(view, event, _, isMoved) {
      if (isMoved || !take(event.dataTransfer, onFiles)) return false
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
      if (place) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))))
      return true
    },
  }
}

function take(data: DataTransfer | null, onFiles: (files: File[]) => void) {
  const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
  if (pictures.length > 0) onFiles(pictures)
  return pictures.length > 0
}
