const toss = [
  'small medium large extra-large jumbo big medium-size medium-sized heaping heaped level rounded scant generous',
  'freshly fresh finely coarsely roughly thinly thickly lightly loosely firmly tightly very packed well',
  'chopped grated sliced diced shredded melted softened peeled cubed sifted beaten mashed soft ripe torn toasted chilled frozen thawed pitted',
  'boneless skinless bone-in skin-on cooked uncooked raw warm cold lukewarm quality good-quality whole halved quartered cracked',
].join(' ')

/** Words that are part of the food before some of its names: whole milk, cold cuts, raw sugar. */
const leadingWord = new RegExp(
  String.raw`^(?:(?!whole[\s-](?:milk|wheat|grain|meal|berr)|raw\s+sugar|cold\s+cuts|cracked\s+wheat|soft\s+(?:cheese|goat|tofu|tortilla))(?:${toss.split(' ').join('|')})|(?:minced|ground)(?=\s+(?:garlic|ginger|onion|shallot|parsley|chive))|freshly\s+ground|extra\s+large|hot(?=\s+(?:water|milk|cooked)))(?:\s*,\s*|\s+(?:and|&|or)\s+|\s+)(?=\p{L})`,
  'iu',
)
const tail =
  /\s*(?:[,;(*[–—:]|\s-\s|\s(?:for|to taste|as needed|at|in|from|with|plus|or|such as|if|each|to|finely|roughly|thinly|coarsely|cut|chopped|diced|minced|sliced|peeled|grated|melted|softened|optional)(?=\s|$|[,(.])).*$/isu

/** Where the plain name of a food ends in the text behind an amount. */
export function findFoodEnd(text: string): number {
  const cut = tail.exec(text)?.index
  return cut || text.trimEnd().length
}

/** The plain name in the text behind an amount: 'packed brown sugar, divided' is 'brown sugar'. */
export function toFoodName(text: string): string {
  let food = text.replace(/^[\s▢•]*(?:of\s+)?(?:(?:a|an|the|your|some)\s+)?/iu, '')
  for (let shorter = ''; shorter !== food; ) {
    shorter = food
    food = food.replace(leadingWord, '')
  }
  const name = food.slice(0, findFoodEnd(food)).trim()
  return name.replace(/(?<=\S)\s+(?:cloves?|stalks?|sprigs?|slices?)$/iu, '').replace(/[.\s⁣]+$/u, '')
}
