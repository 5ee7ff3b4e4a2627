import { editorLimits } from '#domain/forms/editor-limits.ts'

/**
 * What a field holds: a line of text, paragraphs that have a heading of their own on the page, whole minutes, names separated by commas, or lists that are
 * stored as JSON. Each place that writes or reads recipes treats the fields of a kind alike; what it does with an `own` one, it says itself.
 */
type FieldKind = 'line' | 'text' | 'minutes' | 'names' | 'json' | 'own'

type RecipeField<Kind extends FieldKind = FieldKind> = {
  kind: Kind
  /** What the form, the history and the page call it. */
  label: string
  /** The heading of its column in CSV files, or true if that is the label in title case. */
  csv?: string | true
  /** Its key in the metadata of Cooklang files (https://cooklang.org/docs/spec/), or true if that is the label in lower case. */
  cooklang?: string | true
  /** Whether the search finds recipes by its words. */
  isSearched?: true
  /** The most characters that it takes. */
} & (Kind extends 'line' | 'text' ? { max: number } : { max?: number })

const { label: short, notes, url, title } = editorLimits

const table = {
  type: { kind: 'own', label: 'Type', csv: true },
  imageAlt: { kind: 'own', label: 'Alternative text', csv: 'Image Description' },
  ingredientGroups: { kind: 'json', label: 'Ingredient groups' },
  stepGroups: { kind: 'json', label: 'Step groups' },
  stepExtras: { kind: 'json', label: 'Step extras' },
  servings: { kind: 'own', label: 'Servings', csv: true },
  yieldText: { kind: 'line', label: 'Yield', csv: true, max: short },
  prepMinutes: { kind: 'minutes', label: 'Prep time', csv: true, cooklang: true },
  cookMinutes: { kind: 'minutes', label: 'Cook time', csv: true, cooklang: true },
  totalMinutes: { kind: 'minutes', label: 'Total time', csv: true, cooklang: 'time required' },
  restMinutes: { kind: 'minutes', label: 'Rest time', csv: true, cooklang: true },
  chillMinutes: { kind: 'minutes', label: 'Chill time', csv: true, cooklang: true },
  difficulty: { kind: 'own', label: 'Difficulty', csv: true, cooklang: true },
  equipment: { kind: 'json', label: 'Equipment', csv: true },
  notes: { kind: 'text', label: 'Notes', csv: true, max: notes, isSearched: true },
  makeAhead: { kind: 'text', label: 'Make ahead', csv: true, max: notes, isSearched: true },
  storageNotes: { kind: 'text', label: 'Storage', csv: true, max: notes, isSearched: true },
  category: { kind: 'line', label: 'Category', csv: true, max: short },
  cuisine: { kind: 'line', label: 'Cuisine', csv: true, max: short, cooklang: true },
  keywords: { kind: 'own', label: 'Keywords', csv: true },
  author: { kind: 'line', label: 'Author', csv: true, max: editorLimits.author, cooklang: true },
  sourceName: { kind: 'line', label: 'Source', csv: true, max: title, isSearched: true },
  sourceUrl: { kind: 'own', label: 'Source link', csv: 'Source Address', max: url },
  sourceBook: { kind: 'line', label: 'Cookbook', csv: true, max: title, cooklang: true, isSearched: true },
  sourcePage: { kind: 'line', label: 'Cookbook page', csv: true, max: short, cooklang: true },
  videoUrl: { kind: 'own', label: 'Video', csv: true, max: url, cooklang: true },
  videoDate: { kind: 'own', label: 'Video date', csv: true, cooklang: true },
  videoPoster: { kind: 'own', label: 'Video thumbnail', csv: 'Video Picture' },
  allergens: { kind: 'own', label: 'Allergens', csv: true, cooklang: true },
  allergensFor: {
    kind: 'line',
    label: 'Allergens confirmed for',
    csv: true,
    max: notes,
    cooklang: true,
  },
  courses: { kind: 'names', label: 'Courses', csv: true },
  diets: { kind: 'names', label: 'Diets', csv: true, cooklang: 'diet' },
  occasions: { kind: 'names', label: 'Occasions', csv: true, cooklang: 'occasion' },
} satisfies Record<string, RecipeField>

/** The names of all fields of the table, or of those of a kind. */
export type RecipeFieldName<Kind extends FieldKind = FieldKind> = {
  [Name in keyof typeof table]: (typeof table)[Name]['kind'] extends Kind ? Name : never
}[keyof typeof table]

/**
 * The fields that a recipe may have besides those that every recipe has, in the order of CSV files. Columns, schemas, imports, exports, the search and the
 * copies in browsers are derived from this table (docs/decisions/0073-recipe-fields.md).
 */
export const recipeFields: { [Name in RecipeFieldName]: RecipeField<(typeof table)[Name]['kind']> } = table

/** The fields whose values are those of their kind, as a recipe has them. */
export type RecipeFieldValues = { [Name in RecipeFieldName<'line' | 'text' | 'names'>]?: string } & {
  [Name in RecipeFieldName<'minutes'>]?: number
}

export const recipeFieldNames = Object.keys(table) as RecipeFieldName[]

/** The heading of a field's column in CSV files; undefined if it has none. */
export function csvHeading({ csv, label }: RecipeField) {
  return csv === true ? label.replaceAll(/ \w/g, (start) => start.toUpperCase()) : csv
}

/** The key of a field in the metadata of Cooklang files; undefined if it has none. */
export function cooklangKey({ cooklang, label }: RecipeField) {
  return cooklang === true ? label.toLowerCase() : cooklang
}

/** The names of the fields of some kinds, in the order of the table. */
export function listFieldNames<Kind extends FieldKind>(...kinds: Kind[]) {
  return recipeFieldNames.filter((name) => kinds.some((kind) => kind === table[name].kind)) as RecipeFieldName<Kind>[]
}

/** A value for each field of some kinds, by the field's name. */
export function mapFields<Kind extends FieldKind, Value>(
  kinds: Kind[],
  toValue: (name: RecipeFieldName<Kind>, field: RecipeField<Kind>) => Value,
) {
  const values = listFieldNames(...kinds).map((name) => [name, toValue(name, recipeFields[name] as RecipeField<Kind>)])
  return Object.fromEntries(values) as Record<RecipeFieldName<Kind>, Value>
}
