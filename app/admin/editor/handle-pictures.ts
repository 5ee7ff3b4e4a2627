import type { EditorOptions } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'

type EditorProps = EditorOptions['editorProps']

/** Hands pictures that are pasted or dropped into the text to `onFiles`; everything else is the editor's own. */
export function handlePictures(onFiles: (files: File[]) => void): Pick<EditorProps, 'handlePaste' | 'handleDrop'> {
  return {
    handlePaste(_, { clipboardData }) {
      // Office programs send a picture of the text along with the text.
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
