/** How a text is shown: to write in, as HTML, or as its public page will show it. */
export type EditorView = 'write' | 'source' | 'preview'
