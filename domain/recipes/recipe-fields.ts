import { editorLimits } from '#domain/forms/editor-limits.ts'

/**
 * What a field holds: a line of text, paragraphs with a heading of their own on the page, whole minutes, names separated by commas, or
 * lists stored as JSON. Code that writes or reads recipes treats all fields of a kind alike; fields of the kind `own` are handled
 * individually.
 */
type FieldKind = 'line' | 'text' | 'minutes' | 'names' | 'json' | 'own'

type RecipeField<Kind extends FieldKind = FieldKind> = {
  kind: Kind
  /** Its name in the form, the history and on the page. */
  label: string
  /** Its column heading in CSV files. */
  csv?: string
  /** Its metadata key in Cooklang files (https://cooklang.org/docs/spec/). */
  cooklang?: string
  /** Whether the search covers its words. */
  isSearched?: true
  /** The most characters it accepts. */
} & (Kind extends 'line' | 'text' ? { max: number } : { max?: number })

const { label: short, notes, url, title, pinText } = editorLimits

const table = {
  type: { kind: 'own', label: 'Type', csv: 'Type' },
  imageAlt: { kind: 'own', label: 'Alternative text', csv: 'Image Description' },
  ingredientGroups: { kind: 'json', label: 'Ingredient groups' },
  stepGroups: { kind: 'json', label: 'Step groups' },
  stepExtras: { kind: 'json', label: 'Step extras' },
  servings: { kind: 'own', label: 'Servings', csv: 'Servings' },
  yieldText: { kind: 'line', label: 'Yield', csv: 'Yield', max: short },
  prepMinutes: { kind: 'minutes', label: 'Prep time', csv: 'Prep Time', cooklang: 'prep time' },
  cookMinutes: { kind: 'minutes', label: 'Cook time', csv: 'Cook Time', cooklang: 'cook time' },
  totalMinutes: { kind: 'minutes', label: 'Total time', csv: 'Total Time', cooklang: 'time required' },
  restMinutes: { kind: 'minutes', label: 'Rest time', csv: 'Rest Time', cooklang: 'rest time' },
  chillMinutes: { kind: 'minutes', label: 'Chill time', csv: 'Chill Time', cooklang: 'chill time' },
  difficulty: { kind: 'own', label: 'Difficulty', csv: 'Difficulty', cooklang: 'difficulty' },
  equipment: { kind: 'json', label: 'Equipment', csv: 'Equipment' },
  notes: { kind: 'text', label: 'Notes', csv: 'Notes', max: notes, isSearched: true },
  makeAhead: { kind: 'text', label: 'Make ahead', csv: 'Make Ahead', max: notes, isSearched: true },
  storageNotes: { kind: 'text', label: 'Storage', csv: 'Storage', max: notes, isSearched: true },
  category: { kind: 'line', label: 'Category', csv: 'Category', max: short },
  cuisine: { kind: 'line', label: 'Cuisine', csv: 'Cuisine', max: short, cooklang: 'cuisine' },
  keywords: { kind: 'own', label: 'Keywords', csv: 'Keywords' },
  author: { kind: 'line', label: 'Author', csv: 'Author', max: editorLimits.author, cooklang: 'author' },
  sourceName: { kind: 'line', label: 'Source', csv: 'Source', max: title, isSearched: true },
  sourceUrl: { kind: 'own', label: 'Source link', csv: 'Source Address', max: url },
  sourceBook: { kind: 'line', label: 'Cookbook', csv: 'Cookbook', max: title, cooklang: 'cookbook', isSearched: true },
  sourcePage: { kind: 'line', label: 'Cookbook page', csv: 'Cookbook Page', max: short, cooklang: 'cookbook page' },
  pinText: { kind: 'line', label: 'Pin text', csv: 'Pin text', max: pinText, cooklang: 'pin text' },
  videoUrl: { kind: 'own', label: 'Video', csv: 'Video', max: url, cooklang: 'video' },
  videoDate: { kind: 'own', label: 'Video date', csv: 'Video Date', cooklang: 'video date' },
  videoPoster: { kind: 'own', label: 'Video thumbnail', csv: 'Video Picture' },
  allergens: { kind: 'own', label: 'Allergens', csv: 'Allergens', cooklang: 'allergens' },
  allergensFor: {
    kind: 'line',
    label: 'Allergens confirmed for',
    csv: 'Allergens Confirmed For',
    max: notes,
    cooklang: 'allergens confirmed for',
  },
  courses: { kind: 'names', label: 'Courses', csv: 'Courses' },
  diets: { kind: 'names', label: 'Diets', csv: 'Diets', cooklang: 'diet' },
  occasions: { kind: 'names', label: 'Occasions', csv: 'Occasions', cooklang: 'occasion' },
} satisfies Record<string, RecipeField>

/** The names of all fields in the table, or of those of one kind. */
export type RecipeFieldName<Kind extends FieldKind = FieldKind> = {
  [Name in keyof typeof table]: (typeof table)[Name]['kind'] extends Kind ? Name : never
}[keyof typeof table]

/**
 * The fields that a recipe may have besides the required ones, in the order of CSV files. Columns, schemas, imports, exports, the search
 * and copies in browsers are derived from this table (docs/decisions/0073-recipe-fields.md).
 */
export const recipeFields: { [Name in RecipeFieldName]: RecipeField<(typeof table)[Name]['kind']> } = table

/** The fields with values of their kind, as in a recipe. */
export type RecipeFieldValues = { [Name in RecipeFieldName<'line' | 'text' | 'names'>]?: string } & {
  [Name in RecipeFieldName<'minutes'>]?: number
}

export const recipeFieldNames = Object.keys(table) as RecipeFieldName[]

/** The names of the fields of some kinds, in table order. */
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
