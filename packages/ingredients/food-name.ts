const sizes =
  'tiny sized sm md med lg lrg sm. md. med. lg. small medium large extra-large jumbo big heaping heaped level rounded scant generous thick thin'
/** States in which shops don't sell foods, besides words in -ed. */
const states =
  'freshly fresh finely coarsely roughly thinly thickly lightly loosely firmly tightly very soft ripe torn beaten frozen boneless skinless bone-in skin-on broken raw warm cold lukewarm regular tepid quality good-quality whole moist cut cut-up well-drained store-bought shop-bought leftover overripe over-ripe day-old ready-made ready-rolled ready-to-\\p{L}+ microwaveable microwavable plump'
/** Words in -ed that are part of a name: 'smoked paprika', 'evaporated milk'. */
const naming =
  'aged baked battered blackened bleached blended breaded brewed candied canned carbonated clarified clotted colored coloured concentrated condensed corned creamed crystallised crystallized cultured cured dehydrated desiccated distilled dried enriched evaporated fermented filtered flaked flavored flavoured fortified fried frosted glazed granulated grilled iced infused jarred jellied malted marinated milled mixed pearled pickled potted powdered prepared preserved processed puffed pulled red refried roasted rolled rubbed salted seasoned slivered smoked soured spiced steamed stewed striped stuffed sugared sweetened textured thickened tinned unbleached unfiltered unflavored unflavoured unsalted unseasoned unsweetened whipped'
/** Adjectives before others: 'plain, non-fat Greek yogurt'. */
const qualities =
  'active aged bubbly creamy crisp crunchy crusty dense dry firm flaky fruity juicy lean light mature mild natural plain rich sharp smooth sour spicy stale sweet tart tender unsalted unsweetened low-fat non-fat nonfat fat-free full-fat free-range organic'

/** Descriptive words before a food. Some are part of a name in combination: whole milk, cold cuts, minced beef. */
const named = String.raw`(?:${naming.replaceAll(' ', '|')}|\p{L}*(?:seed|weed)|\p{L}*fashioned)(?!\p{L})`
const leading = [
  String.raw`freshly\s+ground`,
  String.raw`(?:\p{L}+[–-]|(?:average|small|medium|large|big|lemon|lime|marble|walnut|thumb|fist)\s)sized?(?:\s+(?:ball|piece|knob|lump|slice)s?(?:\s+of)?)?`,
  String.raw`(?:small|medium|large)(?:\s+(?:to|or)\s+|-to-|\s*[\/–-]\s*)(?:small|medium|large)`,
  String.raw`\p{L}+-quality|preferably|(?:bone|skin)\s(?:in|on)|\p{L}+-(?=\s+(?:and|or|to)\s)`,
  String.raw`\p{L}+ing\s+or(?=\s+\p{L}+ing\s+\p{L})`,
  String.raw`per\s+(?:person|serving)`,
  String.raw`(?:fresh|frozen|dried|large|small|medium)\s+or\s+\d+(?=\s+(?:fresh|frozen|dried|large|small|medium)\s)`,
  String.raw`(?:already|coarse|fine|fresh|hand|just|paper|rough|thin)-\p{L}+`,
  String.raw`\d+(?:[\/.]\d+)?[½¼¾]?-inch(?:[\s-](?:thick|wide|long|(?:pieces?|chunks?|slices?)(?:\s+of)?)|(?=\s+\p{L}+ed\s))`,
  String.raw`(?:additional|any|few|remaining|extra(?=\s+(?!virgin|firm|fine|dry|lean|old|sharp|large|light|hot|dark|thick|small|soft|mild|creamy|wide|long|thin|strong|ripe)\p{L}))`,
  String.raw`(?:slices|strips|stalks|cloves|wedges|sprigs|branches|pieces|shavings|heads|chunks)(?:\s+of)?(?=\s+\p{L})|clove(?=\s+garlic)`,
  String.raw`dry(?=\s+\p{L}+\s+or\s+\p{L}+\s+(?:beans|lentils|peas))`,
  String.raw`hot(?=\s+(?:brewed\s+)?coffee)`,
  String.raw`(?:ready|freshly|store|shop|pre)\s(?:rolled|made|cooked|squeezed|baked|bought)`,
  String.raw`(?:hard|soft)[\s-](?:boiled|cooked)(?=\s+(?:[\p{L}-]+\s+)?eggs?)`,
  String.raw`(?:\p{L}+ly|very|well)(?=\s+(?:\p{L}+ed|ground|cut|frozen|thick|thin|small|ripe)\s)`,
  // The preparation of a food; but 'wholemeal seeded bread' is a different bread, and 'crushed tomatoes' come in cans.
  String.raw`(?!${named})(?:(?:pre|un|well|part|half|hand|ready|home|freshly|thinly|oven)[\s-]?)?(?!${named}|reduced[\s-](?:fat|sodium|salt|sugar|calorie)|crushed\s+(?:red|chill?[ie]|tomato|pineapple|pepper)|cracked\s+wheat|minced\s+(?:beef|lamb|pork|meat|turkey|chicken|veal|venison|steak|morsels)(?!\p{L})|(?:hulled\s+(?:barley|hemp|sesame)|seeded\s+(?:bread|roll|loaf|bun|\p{L}+\s+bread)|shredded\s+(?:wheat|suet)|cubed\s+steak|dressed\s+crab|buttered\s+popcorn|blanched\s+(?:\p{L}+\s+)?(?:almond|hazelnut|nut|peanut)s?))\p{L}{2,}ed`,
  String.raw`fat(?!\s+(?:free|from|of)(?!\p{L}))`,
  String.raw`\p{L}{3,}ed(?=\s+(?:and|&)\s+\p{L}+ed\s)`,
  String.raw`firm(?!\s+(?:tofu|silken|cotton|bean|white|cheese))`,
  String.raw`good(?=\s+\p{L})`,
  String.raw`boiling(?=\s+(?:\p{L}+\s+)?(?:stock|broth))`,
  String.raw`round(?=\s+(?:dumpling|wonton|gyoza))`,
  String.raw`each(?:\s*:)?`,
  String.raw`(?:extra[\s-])?lean(?=\s+(?:ground|minced)\s)`,
  String.raw`long(?=\s+(?:red|green)\s+chill?[ie])`,
  String.raw`(?!whole[\s-](?:milk|wheat|grain|meal|berr)|raw\s+(?:sugar|mango|banana|papaya|jackfruit)|cold\s+(?:cuts|brew)|medium[\s-](?:dry|grain|hot|rare|sharp)|soft[\s-](?:cheese|goat|shell|tofu|tortilla))(?:${`${sizes} ${states}`.replaceAll('.', '\\.').replaceAll(' ', '|')})`,
  String.raw`(?:(?:${qualities.replaceAll(' ', '|')})(?:\s+and)?)(?=\s*,\s*\p{L})`,
  String.raw`extra\s+large|just(?=\s+ripe)`,
  String.raw`hot(?=\s+(?:water|milk|cooked|(?:\p{L}+\s+(?:or\s+\p{L}+\s+)?)?(?:stock|broth|ghee|oil)))`,
  String.raw`tender(?=\s+\p{L})`,
  String.raw`\d{1,2}\s?\/\s?\d{1,2}(?=\s+(?:lean\s+)?\p{L})`,
  String.raw`\d{2}\s?%(?=\s+(?:lean|fat[\s-]free|ground|dark|bittersweet|cocoa|cacao|chocolate)\b)`,
  String.raw`\d{1,2}(?:\s?[-–/]\s?\d{1,2})?[\s-](?:count|ct)\.?(?=\s)`,
  String.raw`\d{1,2}(?:\s?[½¼¾])?\s?["”″](?:\s+(?:piece|knob|chunk)(?:\s+of)?(?=\s))?`,
]
const leadingWord = new RegExp(
  String.raw`^(?:${leading.join('|')})(?:\s*[,/]\s*(?:(?:and|&|or)\s+)?|\s+(?:and|&|or)\s+|\s*\([^)]*\)\s*|\s+)(?=[\p{L}\d])`,
  'iu',
)
const article =
  /^[\s,▢☐•*–—-]*(?:[x×]\s+)?(?:as\s+(?:needed|required|desired|you\s+like)[,:]?\s+)?(?:\([^)]*\)\s*(?=\p{L}))?(?:\d+\s+(?=(?:small|medium|large)\s+or\s))?(?:(?:small|medium|large)\s+or\s+\d+\s+(?=(?:small|medium|large)\s))?(?:or\s+\d+\s+(?=(?:small|medium|large)\s))?(?:or\s+(?:a\s+few\s+\p{L}+|two|three|more|so|less)(?:,?\s+(?:to taste|as needed|if needed))?,?\s+)?(?:of\s+)?(?:(?:a|an|the|your|some|my)\s+(?:favou?rite\s+)?)?(?:(?:choice|combination|mixture|mix|selection|assortment|variety|plenty|lots|loads|equal\s+amounts?)\s+of\s+(?:your\s+favou?rite\s+)?)?(?:or\s+(?:can|tin|jar|bag|packet|package|bottle|boxe?|carton|pouche?)s?\s+(?:of\s+)?)?(?:(?:can|tin|jar|bag|packet|package)s?\s+of\s+)?/iu

const kinds =
  'light dark plain organic free.range homemade short long full-fat low-fat whole-milk beef chicken lamb turkey pork veal duck vegetable veggie fish olive canola corn red white yellow orange green black brown purple pink golden salted unsalted sweet hot dry flat curly smooth crunchy creamy mild medium sharp instant active boiled baked roasted grilled fried smoked fresh frozen canned dried cooked raw thick thin small large ripe regular reduced-sodium low-sodium whole skim'.replaceAll(
    ' ',
    '|',
  )
/** 'light or dark brown sugar', 'beef or chicken broth', 'red, yellow, or orange bell pepper': only what follows is the full name. */
const eitherOr = new RegExp(
  String.raw`^(?:(?:low|reduced|no)[\s-](?:sodium|salt|fat)\s+)?(?:(?:${kinds})(?:\s+(?:plain|light|dark))?\s*,\s*)*(?:${kinds})(?:\s+(?:plain|light|dark))?\s*(?:,\s*)?(?:\s(?:and\/or|or)(?!\p{L})|\s?\/)\s*(?!cut\s)(?=(?:${kinds})\s+\p{L}|\p{L}+[\s-]+\p{L})`,
  'iu',
)
/** Words that are a food by themselves before 'or': 'butter or olive oil'. */
const whole =
  'butter ghee margarine lard shortening honey water milk cream salt sugar oil flour eggs? wine beer rum brandy whiske?y bourbon vodka yogh?urt mayonnaise broth stock bacon pancetta prosciutto ham chorizo chicken turkey beef lamb pork tofu garlic onions? shallots? leeks? vinegar agave stevia tamari cheese ricotta mascarpone parmesan cheddar mozzarella feta rice bread couscous quinoa pasta spaghetti linguine penne spinach kale chard arugula basil parsley cilantro coriander mint thyme oregano tarragon dill sage rosemary jalape[nñ]os? cinnamon nutmeg ginger tahini ketchup salsa pesto mustard molasses syrup cornstarch cornflour spray paste powder sauce juice walnuts? pecans? almonds? raisins? chocolate capers? anchovies lettuce romaine cabbage potatoes tomato(?:es)? polenta hummus avocado squash yeast'
/** Foods whose kind is given by the words before them. */
const heads =
  'oil sugar broth stock vinegar flour milk wine juice zest mushrooms? onions? beans rice tomatoes potatoes lettuce mustard mince noodles seeds? bread rolls? buns? sausages? cornmeal cheese peppers? chil(?:i|e|li|lie)s? flakes syrup extract leaves salt pears? apples? cherries grapes olives squash cabbage kale lentils peas nuts pasta steaks? chops? fillets? salmon yogh?urt chocolate chips crackers cream powder paste sauce tortillas basil liqueur crusts? jam jelly preserves marmalade fat wedges clams prawns shrimp port ham macaroni beef rum pur[eé]e chard colou?ring yeast cumin cucumbers?'
/** 'peanut or rapeseed oil', 'Calabrian or Tuscan sausage': the word before 'or' isn't a food without the last word. */
const eitherOf = new RegExp(
  String.raw`^(?!(?:\p{L}+\s+)?(?:${whole.replaceAll(' ', '|')})[\s,])(?:(?:low|reduced|no|fine|good)[\s-]?(?:sodium|salt|fat|quality)?\s+)?(?:[\p{L}-]+,\s+){0,4}(?:extra[\s-]virgin\s+|[\p{L}-]+\s+)?(?!(?:${heads.replaceAll(' ', '|')})\s)[\p{L}-]+(?<![^s]s),?\s+or\s+(?=(?:other\s+)?(?:[\p{L}-]+\s+){1,2}(?:${heads.replaceAll(' ', '|')})(?!\p{L}))`,
  'iu',
)
/** 'Rice or cider vinegar', 'milk or dark chocolate': without the last word, the first one is a different food. */
const eitherKind =
  /^(?:(?:(?:red|white)\s+)?(?:rice|wine|rice\s+wine)\s+or\s+(?=(?:\p{L}+\s+){1,2}vinegar)|milk\s+or\s+(?=\p{L}+\s+chocolate))/iu
/** Canned foods that are sold cut up: 'Ro-Tel diced tomatoes'. */
const canned = String.raw`\s+(?:green\s+|black\s+)?(?:tomatoes|peaches|pineapple|mushrooms|olives|potatoes|beets|almonds|chil(?:i|e|lie?)s|jalape[nñ]os)(?!\p{L})`
/** Participles after a food that say which kind it is: 'tofu smoked'. */
const telling =
  'dried|smoked|salted|unsalted|sweetened|unsweetened|canned|iced|stuffed|flavou?red|seasoned|roasted|pickled|condensed|evaporated'
/** Descriptions after a food. */
const behind = [
  'for|to taste|at|in|from|with|without|plus|or|such as|if|each|to|until|like|about|packed|finely|roughly|thinly|coarsely|well|preferably|including|containing|alternatively|approx(?:imately)?|e\\.g|then|that|which|you|add|stuck|lengthwise|crosswise|made|left|torn|beaten|dissolved|per|weighing|optional|mixed(?=\\s+(?:with|in|to))',
  String.raw`as (?:needed|required|desired|per (?:your )?taste)|according to taste|enough|any|the size of|of (?:assorted|different|large|medium|mixed|small|various)|on the vine|(?:bone|skin|shell)[\s-](?:in|on|off|removed)|of (?:your )?choice|on (?:top|the side)|room temp(?:erature)?`,
  String.raw`(?<!(?:cent(?:er|re)|crinkle|curry|steel|straight|thick|thin)\s)cut|(?<!\s(?:and|&|or)\s)freshly`,
  `(?:chopped|diced|minced|sliced|peeled|grated)(?!${canned})`,
  // 'Paneer diced small', 'walnuts toasted'.
  String.raw`(?!(?:${telling})(?!\p{L}))\p{L}{2,}(?<!e)ed(?=\s*(?:$|[,(;]))`,
  String.raw`\p{L}{2,}(?<!e)ed(?=\s(?:and|&|or|as|but|by|from|in|into|over|overnight|small|thin|to|together|until|very|well|with)(?!\p{L}))`,
  String.raw`\d[\d.,/½¼¾]*\s?(?:gr?|kg|ml|oz|lbs?|cups?)`,
  String.raw`(?<!\s(?:and|&|or)\s)\p{L}+ly(?=\s+(?:\p{L}+ed|beaten|cut|ground)\s*(?:$|[,(;]))`,
  String.raw`(?:cold|fresh|frozen|hot|large|medium|only|raw|ripe|seedless|small|thick|thin|warm|whole)(?=\s*(?:$|[,(;]))`,
]
const tail = new RegExp(
  String.raw`\s*(?:[,;(*[–—:]|--|\+|(?<!\b(?:A\.1|Dr|St|Mrs?))\.\s+(?=\p{L})|\s(?:&|and|or)\s*$|\s(?:&|and)\s(?=[\d½¼¾⅓⅔⅛])|\s-\s|\s-(?=\p{L})|(?<=\S)\s(?:${behind.join('|')})(?=\s|$|[,(./])).*$`,
  'isu',
)
/** Kinds that a list names after the food: 'paprika, smoked'. */
const inverted =
  /^\s*,\s*((?:(?:light|dark|dry|extra|red|white)[\s-])?(?:smoked|red|white|yellow|green|black|brown|powdered|granulated|all[\s-]purpose|unsalted|greek|ground|dried|dry|kosher|sweet|virgin|wine|cider|balsamic|olive|vegetable|canola|sesame|cheddar|cream|heavy|sour))(?=\s*(?:$|[(;]|,\s*\p{L}+(?:ed|ly)(?!\p{L})))/iu

/** Describing words: text made of them alone isn't the name, which follows the comma, the brackets or the participle. */
const adjectives = new RegExp(
  String.raw`^(?:(?:${`${naming} ${qualities}`.replaceAll(' ', '|')}|canned|jarred|ground|frozen|fresh|other|wild|sun-dried|heavy|kosher|italian|french|confectioners?[’']?s?|real|strong|good|short|long|chewy|asian|young|pure|coarse|fine|dark|mild|hot|white|green|black|brown|yellow|golden|[\p{L}-]+-(?:style|free|fat|sodium|grain|milk|skim|added|ground|roasted|thin))(?:\s*,\s*|\s+|$))+$`,
  'iu',
)
const compounds = /^(?:\p{L}+-\p{L}+(?:\s+|$))+$/u
const bridge =
  /^(?<skipped>\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and\/or|or|and|&)\s+(?=\p{L}+[\s-]+\p{L}))(?=\p{L})|^(?:\s*\([^()\d]*\)\s*|\s+(?:(?:finely|roughly|thinly|coarsely|freshly)\s+)?(?:cut|ground|\p{L}+ed)\s+)(?=\p{L})/iu

/** 'Cremini (baby bella) mushrooms': the aside is inside the name. */
const asideBefore = new RegExp(
  String.raw`^[\p{L}’'-]+(?:\s+\p{L}+){0,2}\s+\((?!\d)[^()\d]*\)\s+(?=(?:\p{L}+\s+)?(?:${heads.replaceAll(' ', '|')})(?!\p{L}))`,
  'iu',
)

/** States within a name: 'unsalted cold butter', 'plain cooked rice'. */
const inner =
  /\s+(?:boneless|bottled|cleaned|cold(?!\s+(?:brew|cuts|foam))|cooked|fresh|frozen|halved|leftover|melted|peeled|pitted|raw(?!\s+sugar)|ripe|shelled|skinless|softened|thawed|toasted|torn|trimmed|uncooked|warm|washed)(?=\s+\p{L})/giu

/** Whether a text may have more than one food; finding out takes time. */
const joined = /[,/&]|\s(?:and|or)\s/i

/** The position of the food's name in the text after an amount. */
export function findFood(text: string): { start: number; end: number } {
  let start = article.exec(text)?.[0].length ?? 0
  for (let length = 1; length > 0; start += length) {
    const rest = text.slice(start)
    length = leadingWord.exec(rest)?.[0].length ?? (joined.test(rest) ? findOther(rest) : 0)
  }
  const rest = text.slice(start)
  const end = findEnd(rest, asideBefore.exec(rest)?.[0].length)
  const { whole, skipped } = findBridge(rest, end)
  return { start, end: start + (whole && skipped === undefined ? findEnd(rest, end + whole.length) : end) }
}

/** The length of the text that names another food, or only the kind of the food named after it. */
function findOther(rest: string) {
  return (eitherOr.exec(rest) ?? eitherOf.exec(rest) ?? eitherKind.exec(rest))?.[0].length ?? findSkipped(rest)
}

/** The length of the part before the name in 'plain, non-fat Greek yogurt' or 'smoked or whole-milk ricotta'. */
function findSkipped(rest: string) {
  const end = findEnd(rest)
  const { skipped } = findBridge(rest, end)
  return skipped === undefined ? 0 : end + skipped.length
}

function findBridge(rest: string, end: number) {
  const [name, behind] = [rest.slice(0, end), rest.slice(end)]
  const found = adjectives.test(name) || (compounds.test(name) && !/^\s*,/.test(behind)) ? bridge.exec(behind) : null
  return { whole: found?.[0], skipped: found?.groups?.skipped }
}

/** The end of a name that already has its first words. */
function findEnd(rest: string, first = 0): number {
  const found = tail.exec(rest.slice(first))?.index
  return (found && found + first) || rest.trimEnd().length
}

/** The food's name in the text after an amount: 'packed brown sugar, divided' gives 'brown sugar', 'garlic cloves' gives 'garlic'. */
export function toFoodName(text: string): string {
  const { start, end } = findFood(text)
  const kind = inverted.exec(text.slice(end))?.[1]
  const name = text.slice(start, end).trim()
  const isDone = kind === 'ground' && /(?:nut|almond|seed|pecan|pistachio|pod|clove)s?$/iu.test(name)
  return (kind && !isDone && !/\s.*\s/.test(name) ? `${kind} ${name}` : name)
    .replace(/\s+\([^()]*\)(?=\s)/, '')
    .replace(inner, '')
    .replace(/\s+(?:and|&)\s+(?:\p{L}+\s+)?(?:stems|stalks)$/iu, '')
    .replace(/(?<=\S)(?<!^(?:ground|whole|dried))\s+(?:cloves?|stalks?|sprigs?|slices?)$/iu, '')
    .replace(/^(garlic)\s+(?:bulb|head)s?$/iu, '$1')
    .replace(/^(?:canned|tinned|bottled|other)\s+(?:(?:chopped|diced|minced|sliced|peeled|grated)\s+)?(?=\p{L})/iu, '')
    .replace(/[.\s\u2063]+$/u, '')
}
