import type { EditorOptions } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Selection } from '@tiptap/pm/state'

type EditorProps = EditorOptions['editorProps']

/** Passes pasted or dropped files to `onFiles`; anything else is left to the editor. */
export function handlePictures(onFiles: (files: File[]) => void): Pick<EditorProps, 'handlePaste' | 'handleDrop'> {
  return {
    handlePaste(view, { clipboardData }) {
      // A separate undo step, however soon after typing.
      view.dispatch(closeHistory(view.state.tr))
      // Word processors add a picture of the text to the clipboard.
      const html = clipboardData?.getData('text/html') ?? ''
      return (html === '' || isPictureAlone(html)) && take(clipboardData, onFiles)
    },
    handleDrop(view, event, _, isMoved) {
      view.dispatch(closeHistory(view.state.tr))
      if (isMoved || !take(event.dataTransfer, onFiles)) return false
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
      if (place) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))))
      return true
    },
  }
}

/** Whether HTML is only a picture, as browsers copy one together with its file. */
function isPictureAlone(html: string) {
  return /^<img[^>]*>$/i.test(html.replace(/<!--.*?-->|<head\b.*?<\/head>|<(?!img\b)[^>]*>|&nbsp;|\s/gis, ''))
}

function take(data: DataTransfer | null, onFiles: (files: File[]) => void) {
  const files = [...(data?.files ?? [])]
  if (files.length > 0) onFiles(files)
  return files.length > 0
}
