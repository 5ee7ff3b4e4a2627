export type EditorView = 'write' | 'source' | 'preview'
