const sizes =
  'sm md med lg sm. md. med. lg. small medium large extra-large jumbo big medium-size medium-sized heaping heaped level rounded scant generous thick thin'
const states =
  'freshly fresh finely coarsely roughly thinly thickly lightly loosely firmly tightly very packed chopped grated sliced diced shredded melted softened peeled cubed sifted beaten mashed soft ripe torn toasted chilled frozen thawed pitted boneless skinless bone-in skin-on cooked uncooked raw warm cold lukewarm quality good-quality whole halved quartered cracked'

/** Descriptive words before a food. Some are part of a name in combination: whole milk, cold cuts, minced beef. */
const leadingWord = new RegExp(
  String.raw`^(?:freshly\s+ground|each|(?!whole[\s-](?:milk|wheat|grain|meal|berr)|raw\s+sugar|cold\s+(?:cuts|brew)|cracked\s+wheat|soft\s+(?:cheese|goat|tofu|tortilla))(?:${`${sizes} ${states}`.replaceAll('.', '\\.').replaceAll(' ', '|')})|minced(?=\s+(?:garlic|ginger|onion|shallot|parsley|chive|fresh))|extra\s+large|hot(?=\s+(?:water|milk|cooked)))(?:\s*,\s*|\s+(?:and|&|or)\s+|\s*\([^)]*\)\s*|\s+)(?=\p{L})`,
  'iu',
)
const article = /^[\s▢☐•*]*(?:\([^)]*\)\s*(?=\p{L}))?(?:of\s+)?(?:(?:a|an|the|your|some)\s+(?:favou?rite\s+)?)?/iu

/** 'light or dark brown sugar', 'beef or chicken broth': only what follows is the full name. */
const eitherOr =
  /^(?:light|dark|plain|full-fat|low-fat|beef|chicken|vegetable|olive|canola|corn|red|white|yellow|green|black|salted|unsalted|sweet|hot|dry|flat|curly)(?:\s+(?:plain|light|dark))?\s+or\s+(?=\p{L}+[\s-]+\p{L})/iu
const tail =
  /\s*(?:[,;(*[–—:]|\+\s|\.\s+(?=\p{L})|\s-\s|(?<=\S)\s(?:for|to taste|as needed|at|in|from|with|plus|or|such as|if|each|to|finely|roughly|thinly|coarsely|cut|chopped|diced|minced|sliced|peeled|grated|melted|softened|dissolved|mixed|beaten|optional|room temp(?:erature)?)(?=\s|$|[,(.])).*$/isu

/** The position of the food's name in the text after an amount. */
export function findFood(text: string): { start: number; end: number } {
  let start = article.exec(text)?.[0].length ?? 0
  for (let length = 1; length > 0; start += length) {
    const rest = text.slice(start)
    length = (leadingWord.exec(rest) ?? eitherOr.exec(rest))?.[0].length ?? 0
  }
  const rest = text.slice(start)
  const cut = tail.exec(rest)?.index
  return { start, end: start + (cut || rest.trimEnd().length) }
}

/** The food's name in the text after an amount: 'packed brown sugar, divided' gives 'brown sugar', 'garlic cloves' gives 'garlic'. */
export function toFoodName(text: string): string {
  const { start, end } = findFood(text)
  return text
    .slice(start, end)
    .replace(/(?<=\S)\s+(?:cloves?|stalks?|sprigs?|slices?)$/iu, '')
    .replace(/[.\s\u2063]+$/u, '')
}
