const sizes =
  'small-sized large-sized sized sm md med lg sm. md. med. lg. small medium large extra-large jumbo big medium-size medium-sized heaping heaped level rounded scant generous thick thin'
const states =
  'freshly fresh finely coarsely roughly thinly thickly lightly loosely firmly tightly very packed chopped grated sliced diced shredded melted softened peeled cubed sifted beaten mashed soft ripe torn toasted chilled pre-shredded pre-grated pre-cut pre-washed prewashed pre-sliced frozen thawed pitted boneless skinless bone-in skin-on cooked cooled uncooked raw warm cold lukewarm quality good-quality whole halved quartered cracked drained well-drained store-bought shop-bought leftover unwaxed overripe over-ripe crumbled runny day-old ready-rolled ready-cooked ready-made ready-to-use ready-to-eat precooked pre-cooked microwaveable microwavable refrigerated plump bashed'

/** Descriptive words before a food. Some are part of a name in combination: whole milk, cold cuts, minced beef. */
const leadingWord = new RegExp(
  String.raw`^(?:freshly\s+ground|\p{L}+-sized?\s+(?:ball|piece|knob|lump)\s+of|dry(?=\s+\p{L}+\s+or\s+\p{L}+\s+(?:beans|lentils|peas))|hot(?=\s+(?:brewed\s+)?coffee)|crushed(?!\s+(?:red|chill?[ie]|tomato|pineapple|pepper))|(?:ready|freshly|store|shop|pre)\s(?:rolled|made|cooked|squeezed|baked|bought)|fat(?=\s+(?:garlic|cloves|leeks?|carrots?|spring))|firm(?!\s+(?:tofu|silken|cotton|bean|white|cheese))|good(?=\s+(?:quality|(?:\p{L}+\s+){0,2}(?:stock|broth|bread|wine|oil|chocolate|sausages|ham|olives|vinegar|tomatoes))(?!\p{L}))|round(?=\s+(?:dumpling|wonton|gyoza))|each(?:\s*:)?|(?:extra[\s-])?lean(?=\s+(?:ground|minced)\s)|long(?=\s+(?:red|green)\s+chill?[ie])|(?!whole[\s-](?:milk|wheat|grain|meal|berr)|raw\s+(?:sugar|mango|banana|papaya|jackfruit)|cold\s+(?:cuts|brew)|cracked\s+wheat|soft\s+(?:cheese|goat|tofu|tortilla))(?:${`${sizes} ${states}`.replaceAll('.', '\\.').replaceAll(' ', '|')})|minced(?!\s+(?:beef|lamb|pork|meat|turkey|chicken|veal|venison|steak|morsels)(?!\p{L}))|(?:crisp|bubbly|tart|juicy|tender|firm|active|creamy)(?=\s*,\s*\p{L})|extra\s+large|hot(?=\s+(?:water|milk|cooked|(?:\p{L}+\s+)?(?:stock|broth)))|\d{1,2}\s?\/\s?\d{1,2}(?=\s+(?:lean\s+)?\p{L})|\d{2}\s?%(?=\s+(?:lean|fat[\s-]free|ground|dark|bittersweet|cocoa|cacao|chocolate)\b)|\d{1,2}(?:\s?[-–/]\s?\d{1,2})?[\s-](?:count|ct)\.?(?=\s)|\d{1,2}(?:\s?[½¼¾])?\s?["”″](?:\s+(?:piece|knob|chunk)(?:\s+of)?(?=\s))?)(?:\s*[,/]\s*|\s+(?:and|&|or)\s+|\s*\([^)]*\)\s*|\s+)(?=\p{L})`,
  'iu',
)
const article =
  /^[\s▢☐•*–—-]*(?:[x×]\s+)?(?:\([^)]*\)\s*(?=\p{L}))?(?:(?:small|medium|large)\s+or\s+\d+\s+(?=(?:small|medium|large)\s))?(?:or\s+\d+\s+(?=(?:small|medium|large)\s))?(?:or\s+(?:more|so|less)(?:,?\s+(?:to taste|as needed|if needed))?,?\s+)?(?:of\s+)?(?:(?:a|an|the|your|some|my)\s+(?:favou?rite\s+)?)?(?:or\s+(?:can|tin|jar|bag|packet|package|bottle)s?\s+)?(?:(?:can|tin|jar|bag|packet|package)s?\s+of\s+)?/iu

const kinds =
  'light dark plain full-fat low-fat beef chicken vegetable veggie fish olive canola corn red white yellow orange green black brown purple pink golden salted unsalted sweet hot dry flat curly smooth crunchy creamy mild medium sharp instant active boiled baked roasted grilled fried smoked fresh frozen canned dried cooked raw thick thin small large ripe regular reduced-sodium low-sodium whole skim'.replaceAll(
    ' ',
    '|',
  )
/** 'light or dark brown sugar', 'beef or chicken broth', 'red, yellow, or orange bell pepper': only what follows is the full name. */
const eitherOr = new RegExp(
  String.raw`^(?:(?:low|reduced|no)[\s-](?:sodium|salt|fat)\s+)?(?:(?:${kinds})(?:\s+(?:plain|light|dark))?\s*,\s*)*(?:${kinds})(?:\s+(?:plain|light|dark))?\s*(?:,\s*)?(?:\s(?:and\/or|or)(?!\p{L})|\s?\/)\s*(?=(?:${kinds})\s+\p{L}|\p{L}+[\s-]+\p{L})`,
  'iu',
)
/** 'peanut or rapeseed oil', 'palm or coconut sugar': the first word is no food without the last one. */
const eitherOf =
  /^(?!(?:butter|ghee|margarine|lard|shortening|honey|water|milk|cream|salt|sugar|oil|flour|eggs?|wine|beer|yogh?urt|mayonnaise|broth|stock|bacon|garlic|vinegar|agave|stevia|tamari|cheese|rice|bread|couscous|quinoa|pasta)\s)(?:(?:low|reduced|no|fine|good)[\s-]?(?:sodium|salt|fat|quality)?\s+)?[\p{L}-]+(?<!s)\s+or\s+(?=(?:other\s+)?(?:[\p{L}-]+\s+){1,2}(?:oil|sugar|broth|stock|vinegar|flour|milk|wine|juice|zest|mushrooms?|onions?|beans|rice|tomatoes|potatoes|lettuce|mustard|mince|noodles)(?!\p{L}))/iu
/** What a can has in it, cut: 'Ro-Tel diced tomatoes'. */
const canned = String.raw`\s+(?:green\s+|black\s+)?(?:tomatoes|peaches|pineapple|mushrooms|olives|potatoes|beets|almonds|chil(?:i|e|lie?)s|jalape[nñ]os)(?!\p{L})`
const tail = new RegExp(
  String.raw`\s*(?:[,;(*[–—:]|\+\s|(?<!\b(?:A\.1|Dr|St|Mrs?))\.\s+(?=\p{L})|\s(?:&|and|or)\s*$|\s(?:&|and)\s(?=[\d½¼¾⅓⅔⅛])|\s-\s|(?<=\S)\s(?:for|to taste|as (?:needed|required|desired|per (?:your )?taste)|according to taste|at|in|from|with|plus|or|such as|if|each|to|packed|finely|roughly|thinly|coarsely|(?<!curry\s)cut|(?:chopped|diced|minced|sliced|peeled|grated)(?!${canned})|melted|softened|dissolved|mixed|beaten|soaked|optional|on the vine|of (?:your )?choice|room temp(?:erature)?)(?=\s|$|[,(.])).*$`,
  'isu',
)

/** 'Cremini (baby bella) mushrooms': the aside is inside the name. */
const asideBefore =
  /^[\p{L}-]+\s+\((?!\d)[^()\d]*\)\s+(?=(?:mushrooms?|beans?|peppers?|chill?[ie]e?s|onions?|potatoes|tomatoes|flour|sugar|oil|cheese|noodles|rice|vinegar|sauce|leaves)(?!\p{L}))/iu

/** The position of the food's name in the text after an amount. */
export function findFood(text: string): { start: number; end: number } {
  let start = article.exec(text)?.[0].length ?? 0
  for (let length = 1; length > 0; start += length) {
    const rest = text.slice(start)
    length = (leadingWord.exec(rest) ?? eitherOr.exec(rest) ?? eitherOf.exec(rest))?.[0].length ?? 0
  }
  const rest = text.slice(start)
  // 'Canned diced tomatoes' are not 'canned'.
  const described =
    /^(?:canned|tinned|jarred|ground|dried|frozen|fresh|other|wild|(?:\p{L}+[-\s])?roasted|sun-dried|(?:low|no)[\s-]sodium|no-salt-added|unsalted|organic|pickled|smoked)\s+(?:(?:finely|roughly|thinly|coarsely|freshly)\s+)?(?:chopped|diced|minced|sliced|peeled|grated)\s+(?=\p{L})/iu.exec(
      rest,
    )?.[0].length ?? 0
  const begins = described || (asideBefore.exec(rest)?.[0].length ?? 0)
  const found = tail.exec(rest.slice(begins))?.index
  const cut = found && found + begins
  return { start, end: start + (cut || rest.trimEnd().length) }
}

/** The food's name in the text after an amount: 'packed brown sugar, divided' gives 'brown sugar', 'garlic cloves' gives 'garlic'. */
export function toFoodName(text: string): string {
  const { start, end } = findFood(text)
  return text
    .slice(start, end)
    .replace(/\s+\([^()]*\)(?=\s)/, '')
    .replace(/\s+(?:and|&)\s+(?:\p{L}+\s+)?(?:stems|stalks)$/iu, '')
    .replace(/(?<=\S)(?<!^(?:ground|whole|dried))\s+(?:cloves?|stalks?|sprigs?|slices?)$/iu, '')
    .replace(/^(?:canned|tinned|bottled|other)\s+(?:(?:chopped|diced|minced|sliced|peeled|grated)\s+)?(?=\p{L})/iu, '')
    .replace(/[.\s\u2063]+$/u, '')
}
