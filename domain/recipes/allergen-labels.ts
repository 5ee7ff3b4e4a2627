import type { Region } from './allergen-names.ts'

type Names = Readonly<Record<string, string>>

/**
 * The names of allergens in sentences, by their stored names. Labels in the United States name nine (FALCPA and the FASTER Act); of those,
 * wheat stands here for all cereals with gluten, because recipes rarely distinguish them.
 */
export const allergenNames: Readonly<Record<Region, Names>> = {
  us: { gluten: 'wheat (gluten)', crustaceans: 'shellfish', nuts: 'tree nuts', molluscs: 'mollusks', sulphites: 'sulfites' },
  eu: {},
}

/** Their names in lists, where those are longer. */
const titles: Readonly<Record<Region, Names>> = {
  us: { soy: 'soybeans' },
  eu: { gluten: 'cereals containing gluten', soy: 'soybeans', sesame: 'sesame seeds', sulphites: 'sulphur dioxide and sulphites' },
}

/** What labels in a region must name, in the order of its law: FALCPA with the FASTER Act; Regulation 1169/2011, Annex II. */
const declared: Readonly<Record<Region, readonly string[]>> = {
  us: ['milk', 'eggs', 'fish', 'crustaceans', 'nuts', 'peanuts', 'gluten', 'soy', 'sesame'],
  eu: [
    ...['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin'],
    'molluscs',
  ],
}

/** The stored names of the allergens that a region's labels must name, and of the others that are looked for. */
export function listAllergens(region: Region) {
  return { declared: declared[region], others: declared.eu.filter((name) => !declared[region].includes(name)).sort() }
}

/** 'Shellfish': an allergen in a sentence, by its stored name. */
export function nameAllergen(name: string, region: Region) {
  return allergenNames[region][name] ?? name
}

/** 'Soybeans': an allergen in a list. */
export function titleAllergen(name: string, region: Region) {
  return titles[region][name] ?? nameAllergen(name, region)
}

/** The stored name of what someone typed, in any region's words; anything else is returned unchanged. */
export function readAllergenName(typed: string) {
  const wanted = typed.trim().toLowerCase()
  const isMeant = (name: string) =>
    [name, ...(['us', 'eu'] as const).flatMap((region) => [nameAllergen(name, region), titleAllergen(name, region)])].includes(wanted)
  return declared.eu.find(isMeant) ?? others[wanted] ?? wanted
}

/** Names shared by all regions. */
const others: Names = {
  wheat: 'gluten',
  crustacean: 'crustaceans',
  egg: 'eggs',
  peanut: 'peanuts',
  nut: 'nuts',
  'tree nut': 'nuts',
  soya: 'soy',
}

/** A site's region: the owner's choice, or else from the language of its dates. */
export function toRegion({
  allergenRegion,
  dateLanguage,
}: {
  allergenRegion?: Region | undefined
  dateLanguage?: string | undefined
}): Region {
  return allergenRegion ?? (!dateLanguage || /-US\b/.test(dateLanguage) ? 'us' : 'eu')
}
