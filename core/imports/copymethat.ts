import type { ReadRecipe } from './loose-values.ts'
import { readEntry, toAddress, toPlainLines } from './loose-values.ts'
import { type Element, findAll, findFirst, parseHtml, readText, toInnerHtml } from './read-html.ts'
import { readYield, toHashId } from './recipe-texts.ts'
import type { SourceFormat } from './source-format.ts'

/** CopyMeThat: one page of all recipes, which repeats the same ids for each, and a folder of pictures. */
export const copyMeThat: SourceFormat = {
  name: 'copymethat',
  async recognise(files) {
    const name = files.names.find(isPage)
    return name !== undefined && /copymethat/i.test((await files.readText(name).catch(() => '')).slice(0, 20_000))
  },
  async *read(files, { keepPicture }) {
    for (const name of files.names.filter(isPage))
      for (const [index, recipe] of findAll('.recipe', parseHtml(await files.readText(name))).entries())
        yield await readEntry(`${name}, recipe ${index + 1}`, async () => {
          const source = findFirst('img.recipeImage', recipe)?.attribs.src
          const inside = files.names.find((file) => file === source)
          const address = inside ? await keepPicture(await files.read(inside)) : toAddress(source)
          return { ...readRecipe(recipe), picture: address ? { address } : undefined }
        })
  },
}

function isPage(name: string) {
  return /(?:^|\/)recipes\.html$/i.test(name)
}

function readRecipe(recipe: Element): ReadRecipe {
  const title = readText(findFirst('#name', recipe))
  const ingredients = inGroups(findAll('.recipeIngredient, .recipeIngredient_subheader', recipe), 'recipeIngredient_subheader')
  const steps = inGroups(findAll('.instruction, .instruction_subheader', recipe), 'instruction_subheader')
  const sourceUrl = toAddress(findFirst('#original_link', recipe)?.attribs.href)
  const notes = findAll('.recipeNote, #recipeNotes li', recipe).map((note) => readText(note))
  const rating = readText(findFirst('#ratingValue', recipe))
  const description = findFirst('#description', recipe)
  return {
    sourceId: sourceUrl ?? toHashId(title, ingredients),
    title,
    state: 'draft',
    short: description ? toPlainLines(toInnerHtml(description)).join('\n') || undefined : undefined,
    ingredients,
    steps: steps.map(({ heading, lines }) => ({ heading, steps: lines.map((text) => ({ text })) })),
    notes: [...new Set(notes)].filter(Boolean).join('\n') || undefined,
    ...readYield(readText(findFirst('#recipeYield', recipe))),
    sourceUrl,
    keywords: findAll('.recipeCategory', recipe).map((name) => readText(name)),
    extra: { ...(rating && { rating }), ...(findFirst('#made_this', recipe) && { madeThis: true }) },
  }
}

function inGroups(elements: Element[], heading: string) {
  const groups: ReadRecipe['ingredients'] = []
  for (const element of elements) {
    const text = readText(element)
    if (!text) continue
    if ((element.attribs.class ?? '').split(/\s+/).includes(heading)) groups.push({ heading: text.replace(/:$/, ''), lines: [] })
    else if (groups.length === 0) groups.push({ lines: [text] })
    else groups.at(-1)?.lines.push(text)
  }
  return groups
}
