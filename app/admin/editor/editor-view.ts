<<<<<<< HEAD
/** Which face of the editor is shown. */
=======
/** How a text is shown: to write in, as HTML, or as its public page will show it. */
>>>>>>> cc07bbf675c6b411b8ddc9572b17b353cec9e94a
export type EditorView = 'write' | 'source' | 'preview'
