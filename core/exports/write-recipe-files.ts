import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { writeZip } from '#core/archive/write-zip.ts'
import { findReviewSummary } from '#core/comments/review-rows.ts'
import { toCooklang } from '#domain/cooklang/cooklang.ts'
import type { ExportedRecipe } from '#domain/exports/exported-recipe.ts'
import { openFileNames, toFileSystemName } from '#domain/exports/file-names.ts'
import { toMealieRecipe } from '#domain/exports/mealie-recipe.ts'
import { type PaprikaPhoto, toPaprikaRecipe } from '#domain/exports/paprika-recipe.ts'
import { toSchemaOrgRecipe } from '#domain/exports/schema-org-recipe.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { findJpeg, openPictureFolder } from './export-pictures.ts'
import { type ExportedSite, toByteChunks, toBytes } from './exported-site.ts'
import { readRecipes, readReviews } from './read-exported-recipes.ts'
import { toUuid } from './uuid-of.ts'

/** A zip with `{slug}.json` for each recipe, `recipes.json` with all of them, and their pictures. */
export function writeSchemaOrg(site: ExportedSite, path: string) {
  return writeZip(path, async (add) => {
    const addPicture = openPictureFolder(site, add, (name) => `pictures/${name}.webp`)
    const toName = openFileNames(['recipes'])
    const toNode = async (exported: ExportedRecipe) => {
      const { recipe } = exported
      const files = new Map<string, string>()
      for (const [reference, picture] of listPictures(exported)) {
        const file = await addPicture(picture)
        if (file) files.set(reference, file)
      }
      const parts = {
        siteUrl: site.siteUrl,
        files: (reference: string) => files.get(reference),
        ...(await readReviews(site.db, recipe.id)),
      }
      return toSchemaOrgRecipe(exported, parts)
    }
    for await (const exported of readRecipes(site.db)) {
      const node = await toNode(exported)
      await add(`${toName(exported.recipe.slug)}.json`, toBytes(`${JSON.stringify(node, null, 2)}\n`))
    }
    await add('recipes.json', toByteChunks(toGraph(site, toNode)))
  })
}

async function* toGraph({ db }: ExportedSite, toNode: (exported: ExportedRecipe) => Promise<object>) {
  yield '{\n"@context": "https://schema.org",\n"@graph": ['
  let separator = '\n'
  for await (const exported of readRecipes(db)) {
    yield `${separator}${JSON.stringify(await toNode(exported))}`
    separator = ',\n'
  }
  yield '\n]\n}\n'
}

/** The pictures of a recipe by their references. */
function listPictures({ recipe, picture, poster, stepPictures }: ExportedRecipe) {
  const steps = stepPictures.map((shown, index) => [recipe.stepExtras?.[index]?.image, shown] as const)
  const all = [[recipe.image, picture] as const, [recipe.videoPoster, poster] as const, ...steps]
  return all.flatMap(([reference, shown]) => (reference && shown ? [[reference, shown] as const] : []))
}

/** A zip with a `.cook` file and a JPEG of the same name for each recipe, in a folder for each category. */
export function writeCooklang(site: ExportedSite, path: string) {
  return writeZip(path, async (add) => {
    const toName = openFileNames()
    for await (const { recipe, state, picture } of readRecipes(site.db)) {
      const name = [...(recipe.category ? [toFileSystemName(recipe.category)] : []), toName(recipe.title)].join('/')
      const from = { source: `${site.siteUrl}${toRecipePath(recipe.slug)}`, ...(state !== 'published' && { status: state }) }
      await add(`${name}.cook`, toBytes(toCooklang(recipe, from)))
      const jpeg = await findJpeg(site, picture)
      if (jpeg) await add(`${name}.jpg`, [jpeg], false)
    }
  })
}

/** A zip with `recipes/{slug}/{slug}.json` and `recipes/{slug}/images/original.webp` for each recipe. */
export function writeMealie({ db, siteUrl, pictures, missing }: ExportedSite, path: string) {
  return writeZip(path, async (add) => {
    const toName = openFileNames()
    for await (const exported of readRecipes(db)) {
      const slug = toName(exported.recipe.slug)
      const folder = `recipes/${slug}`
      const bytes = exported.picture && (await pictures.findOriginal(exported.picture.name))
      if (exported.picture && !bytes) missing.add(exported.picture.name)
      const shown = bytes ? exported : { ...exported, picture: null }
      const summary = await findReviewSummary(db, exported.recipe.id)
      await add(`${folder}/${slug}.json`, toBytes(JSON.stringify(toMealieRecipe(shown, { slug, siteUrl, summary }), null, 4)))
      if (bytes) await add(`${folder}/images/original.webp`, [bytes], false)
    }
  })
}

/** A zip with a `.paprikarecipe` for each recipe: gzipped JSON with embedded pictures. */
export function writePaprika(site: ExportedSite, path: string) {
  return writeZip(path, async (add) => {
    const toName = openFileNames()
    for await (const exported of readRecipes(site.db)) {
      const { recipe } = exported
      const uid = toUuid(`${site.siteUrl} recipe ${recipe.id}`).toUpperCase()
      const photo = await findPhoto(site, exported.picture, { name: recipe.title, filename: `${uid}.jpg` })
      const stepPhotos = new Map<number, PaprikaPhoto>()
      for (const [index, picture] of exported.stepPictures.entries()) {
        const stepPhoto = await findPhoto(site, picture, { name: `Step ${index + 1}`, filename: `${uid}-${index + 1}.jpg` })
        if (stepPhoto) stepPhotos.set(index, stepPhoto)
      }
      const summary = await findReviewSummary(site.db, recipe.id)
      const made = toPaprikaRecipe(exported, { uid, siteUrl: site.siteUrl, summary, photo, stepPhotos })
      const json = JSON.stringify({ ...made, hash: hash('sha256', JSON.stringify(made)) })
      await add(`${toName(recipe.title)}.paprikarecipe`, [gzipSync(json)], false)
    }
  })
}

async function findPhoto(site: ExportedSite, picture: Picture | null, names: { name: string; filename: string }) {
  const jpeg = await findJpeg(site, picture)
  return jpeg && { ...names, hash: hash('sha256', jpeg), data: Buffer.from(jpeg).toString('base64') }
}
