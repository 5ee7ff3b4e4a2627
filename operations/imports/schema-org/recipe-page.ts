import type { SourceFiles } from '#storage/imports/source-files.ts'
import type { SourceFormat } from '../source-format.ts'
import { readJsonLdRecipes, readPageRecipes } from './page-recipes.ts'

const maxBytes = 20_000_000

/** Saved or pasted pages, and files of JSON-LD such as RecipeSage writes. */
export const recipePages: SourceFormat = {
  name: 'schema-org',
  label: 'Web page with a recipe',
  async recognise(files) {
    for (const name of listPages(files).slice(0, 20)) {
      const text = await files.readText(name, maxBytes).catch(() => '')
      if (
        isJson(name, text)
          ? /"Recipe"|schema\.org\/Recipe/.test(text)
          : /schema\.org|ld\+json|h-?recipe|wprm-recipe|tasty-recipes|mv-create/i.test(text)
      )
        return true
    }
    return false
  },
  async *read(files) {
    for (const name of listPages(files)) {
      try {
        const text = await files.readText(name, maxBytes)
        const read = isJson(name, text) ? await readJsonLdRecipes(JSON.parse(text), name) : await readPageRecipes(text, name, files.address)
        if (read.length > 0) yield* read
        else yield { kind: 'unreadable', place: name, reason: 'There is no recipe in it that can be read.' }
      } catch (error) {
        yield { kind: 'unreadable', place: name, reason: `It can’t be read: ${error instanceof Error ? error.message : error}` }
      }
    }
  },
}

function listPages(files: SourceFiles) {
  return files.names.filter((name) => /\.(?:html?|xhtml|json|jsonld|txt)$/i.test(name) || files.names.length === 1)
}

function isJson(name: string, text: string) {
  return /\.json(?:ld)?$/i.test(name) || /^\s*[[{]/.test(text)
}
