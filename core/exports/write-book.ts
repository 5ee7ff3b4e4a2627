import { type AddFile, writeZip } from '#core/archive/write-zip.ts'
import { keepShownRecipes, toPictureOf } from '#core/collections/browse-collections.ts'
import { describePictures } from '#core/pictures/describe-pictures.ts'
import { listRecipesInOrder } from '#core/recipes/browse-recipes.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { type Collection, toCollectionPath } from '#domain/collections/collection.ts'
import { epubContainer, epubStyles, epubType, toBookPage, toContentsPage, toPackage, toTitlePage } from '#domain/exports/epub-files.ts'
import { toRecipeSections, toText } from '#domain/exports/recipe-sections.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { findJpeg } from './export-pictures.ts'
import { type ExportedSite, toBytes } from './exported-site.ts'
import { toExportedRecipes } from './read-exported-recipes.ts'

const batchSize = 50

/** Writes the public recipes of a collection as an EPUB 3, one chapter each, in the collection's order. */
export function writeBook(site: ExportedSite, collection: Collection, path: string) {
  return writeZip(path, (add) => fill(site, collection, add), epubType)
}

async function fill(site: ExportedSite, collection: Collection, add: AddFile) {
  const { title, intro, slug, updatedAt } = collection
  const id = `${site.siteUrl}${toCollectionPath(slug)}`
  const { dateLanguage } = await findSettings(site.db)
  const book = { id, title, intro, author: site.siteName, language: dateLanguage || 'en', changedAt: updatedAt }
  const images: string[] = []
  const addImage = async (picture: Picture | null) => {
    const file = picture && `${picture.name}.jpg`
    if (!file || images.includes(file)) return file ?? undefined
    const jpeg = await findJpeg(site, picture)
    if (!jpeg) return undefined
    images.push(file)
    await add(`book/${file}`, [jpeg], false)
    return file
  }
  await add('META-INF/container.xml', toBytes(epubContainer))
  await add('book/style.css', toBytes(epubStyles))
  const [own = null] = await describePictures(site.db, [toPictureOf(collection)])
  let cover = await addImage(own)
  const { recipes: ids } = await keepShownRecipes(site.db, collection)
  const chapters: { title: string; path: string }[] = []
  for (let start = 0; start < ids.length; start += batchSize) {
    const recipes = await listRecipesInOrder(site.db, ids.slice(start, start + batchSize))
    for (const { recipe, picture, stepPictures } of await toExportedRecipes(site.db, recipes)) {
      const image = await addImage(picture)
      cover ??= image
      const stepImages = new Map<number, string>()
      for (const [index, shown] of stepPictures.entries()) {
        const file = await addImage(shown)
        if (file) stepImages.set(index, file)
      }
      const head = `<h1>${toText(recipe.title)}</h1>${image ? `<p><img src="${image}" alt="${toText(picture?.alt ?? '')}" /></p>` : ''}`
      const body = `<section epub:type="chapter" role="doc-chapter">${head}\n${toRecipeSections(recipe, stepImages)}</section>`
      const chapter = { title: recipe.title, path: `recipe-${chapters.length + 1}.xhtml` }
      await add(`book/${chapter.path}`, toBytes(toBookPage(book, { title: recipe.title, type: 'bodymatter', body })))
      chapters.push(chapter)
    }
  }
  await add('book/title.xhtml', toBytes(toTitlePage(book, cover)))
  await add('book/nav.xhtml', toBytes(toContentsPage(book, { chapters })))
  await add('book/package.opf', toBytes(toPackage(book, { chapters, images, cover })))
}
