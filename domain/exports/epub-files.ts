import { toText } from './recipe-sections.ts'

/** A book's metadata. `id` is its permanent address, `language` a BCP 47 tag, `changedAt` ISO 8601. */
export type Book = { id: string; title: string; author: string; intro: string; language: string; changedAt: string }

/** A chapter, and the paths of the book's files, relative to its package document. */
type Contents = { chapters: { title: string; path: string }[]; images: string[]; cover: string | undefined }

export const epubType = 'application/epub+zip'

/** The file that e-book readers open first. */
export const epubContainer = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

export const epubStyles = `body { font-family: serif; line-height: 1.5; margin: 0 5%; }
h1, h2, h3 { font-family: sans-serif; line-height: 1.2; break-after: avoid; page-break-after: avoid; }
h1 { font-size: 1.6em; margin: 1em 0 0.5em; }
h2 { font-size: 1.2em; margin: 1.5em 0 0.4em; }
h3 { font-size: 1em; margin: 1.2em 0 0.3em; }
p { margin: 0 0 0.6em; }
ul, ol { margin: 0 0 1em; padding-left: 1.5em; }
li { margin: 0 0 0.3em; break-inside: avoid; page-break-inside: avoid; }
img { display: block; max-width: 100%; max-height: 90vh; margin: 0.5em auto; }
.facts { list-style: none; padding: 0; font-family: sans-serif; font-size: 0.9em; }
.facts li { display: inline; margin-right: 1em; }
.tip { font-style: italic; }
.cover { text-align: center; }
`

/** A page of a book, with a type from the EPUB Structural Semantics Vocabulary. */
export function toBookPage({ language }: Pick<Book, 'language'>, { title, type, body }: { title: string; type: string; body: string }) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${toText(language)}" xml:lang="${toText(language)}">
<head><meta charset="UTF-8" /><title>${toText(title)}</title><link rel="stylesheet" type="text/css" href="style.css" /></head>
<body epub:type="${type}">
${body}
</body>
</html>
`
}

/** The first page: the picture, if any, with the title and the description. */
export function toTitlePage(book: Book, cover: string | undefined) {
  const intro = book.intro.split(/\n+/).flatMap((line) => (line.trim() ? [`<p>${toText(line.trim())}</p>`] : []))
  const image = cover ? `<img src="${cover}" alt="" />` : ''
  const body = `<section class="cover">${image}<h1>${toText(book.title)}</h1><p>${toText(book.author)}</p>${intro.join('')}</section>`
  return toBookPage(book, { title: book.title, type: 'frontmatter', body })
}

export function toContentsPage(book: Book, { chapters }: Pick<Contents, 'chapters'>) {
  const items = chapters.map(({ title, path }) => `<li><a href="${path}">${toText(title)}</a></li>`)
  const body = `<nav epub:type="toc" role="doc-toc" aria-labelledby="contents"><h1 id="contents">Contents</h1><ol>${items.join('\n')}</ol></nav>`
  return toBookPage(book, { title: 'Contents', type: 'frontmatter', body })
}

/** The package document of EPUB 3: the metadata, all files, and their order. */
export function toPackage(book: Book, { chapters, images, cover }: Contents) {
  const pages = [{ path: 'title.xhtml' }, ...chapters].map(({ path }, index) => ({ path, id: `page-${index}` }))
  const items = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="style" href="style.css" media-type="text/css"/>',
    ...pages.map(({ path, id }) => `<item id="${id}" href="${path}" media-type="application/xhtml+xml"/>`),
    ...images.map(
      (path, index) =>
        `<item id="image-${index}" href="${path}" media-type="image/jpeg"${path === cover ? ' properties="cover-image"' : ''}/>`,
    ),
  ]
  const order = ['page-0', 'nav', ...pages.slice(1).map(({ id }) => id)]
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${toText(book.language)}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${toText(book.id)}</dc:identifier>
<dc:title>${toText(book.title)}</dc:title>
<dc:language>${toText(book.language)}</dc:language>
<dc:creator>${toText(book.author)}</dc:creator>
<meta property="dcterms:modified">${book.changedAt.slice(0, 19)}Z</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessMode">visual</meta>
<meta property="schema:accessModeSufficient">textual</meta>
<meta property="schema:accessibilityFeature">structuralNavigation</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityHazard">none</meta>
</metadata>
<manifest>
${items.join('\n')}
</manifest>
<spine>
${order.map((id) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`
}
