import { type Extensions, Mark, Node } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'

/** Supports everything that the sanitiser allows, so that editing an old post loses nothing. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
    trailingNode: { notAfter: ['paragraph', 'heading', 'bulletList', 'orderedList'] },
  }),
  // Pasted `data:` pictures are uploaded when the post is saved.
  Image.configure({ allowBase64: true }),
  // No column widths: they would be inline styles, which the content security policy forbids. The style sheet sets the width of tables.
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }),
  TableRow,
  TableHeader,
  TableCell,
  toMark('subscript', 'sub'),
  toMark('superscript', 'sup'),
  Node.create({
    name: 'figure',
    group: 'block',
    content: 'image figcaption?',
    isolating: true,
    parseHTML: () => [{ tag: 'figure' }],
    renderHTML: () => ['figure', 0],
  }),
  Node.create({
    name: 'figcaption',
    content: 'inline*',
    parseHTML: () => [{ tag: 'figcaption' }],
    renderHTML: () => ['figcaption', 0],
  }),
]

function toMark(name: string, tag: string) {
  return Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })
}
