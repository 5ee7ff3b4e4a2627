/** Which face of the editor is shown. */
export type EditorView = 'write' | 'source' | 'preview'
