import { families, synonyms } from '#domain/ingredients/food-names.ts'
import { type Diet, diets, listNamedTerms } from './named-terms.ts'
import { readWords, stem } from './search-words.ts'

/**
 * What a food is made from, as far as diets ask: 'grain' has gluten, 'baked' has it and perhaps eggs and milk, 'rennet' is cheese that is traditionally
 * made with an animal's, and of 'doubtful' nobody knows without its label.
 */
type FoodClass = 'plant' | 'grain' | 'baked' | 'dairy' | 'rennet' | 'egg' | 'honey' | 'meat' | 'fish' | 'doubtful'

const foods: [FoodClass, string][] = [
  [
    'plant',
    `
    water salt pepper sugar oil vinegar cornstarch cornmeal rice quinoa polenta grits potato tomato onion scallion shallot leek garlic chive ginger
    carrot celery parsnip turnip rutabaga beet radish kohlrabi cabbage lettuce romaine arugula spinach kale chard broccoli cauliflower sprout asparagus
    artichoke eggplant aubergine zucchini courgette squash pumpkin cucumber pickle okra pea bean chickpea garbanzo lentil tofu tempeh edamame corn
    peppercorn jalapeno poblano serrano habanero chipotle chili chilli chile mushroom shiitake portobello avocado olive caper fennel cumin cinnamon
    nutmeg turmeric coriander cardamom clove allspice paprika cayenne mace sage thyme oregano basil rosemary parsley dill marjoram mint tarragon
    cilantro bay apple pear peach plum apricot cherry grape raisin currant date fig banana mango papaya pineapple melon watermelon lemon lime orange
    grapefruit strawberry raspberry blueberry blackberry cranberry berry rhubarb pomegranate coconut almond walnut pecan cashew pistachio hazelnut peanut
    sesame tahini flaxseed chia ketchup catsup mustard maple molasses syrup vanilla cocoa yeast soda salsify celeriac plantain yam
    sauerkraut horseradish saffron lemongrass watercress nut
  `,
  ],
  ['grain', 'flour wheat semolina couscous bulgur barley rye oat oatmeal farro spelt seitan malt soy tamari'],
  [
    'baked',
    `
    bread bun roll toast pasta spaghetti penne macaroni linguine fettuccine rigatoni fusilli farfalle rotini ziti lasagna noodle ramen udon tortilla pita
    bagel baguette brioche biscuit cracker crumb breadcrumb panko pretzel waffle crouton
  `,
  ],
  [
    'dairy',
    'milk buttermilk butter cream cheese cheddar mozzarella ricotta feta provolone monterey gouda brie yogurt yoghurt ghee paneer mascarpone whey',
  ],
  ['rennet', 'parmesan parmigiano reggiano pecorino romano asiago gruyere grana manchego gorgonzola'],
  ['egg', 'egg yolk mayonnaise mayo meringue'],
  ['honey', 'honey'],
  [
    'meat',
    `
    beef steak veal chuck sirloin brisket oxtail pork rib chop tenderloin lamb mutton goat venison bison rabbit chicken turkey duck goose quail wing
    drumstick thigh liver mince lard suet tallow
  `,
  ],
  [
    'fish',
    `
    fish salmon tuna cod halibut tilapia trout haddock mackerel sardine herring catfish shrimp prawn crab lobster clam mussel oyster scallop squid octopus
  `,
  ],
  [
    'doubtful',
    `
    bacon ham prosciutto pancetta salami pepperoni chorizo sausage bratwurst frank frankfurter wiener hotdog dog meatball jerky meat burger patty anchovy
    worcestershire gelatin gelatine jello marshmallow stock broth bouillon gravy dressing seasoning mix packet envelope crust pastry dough refried
    ranch pesto barbecue bbq chocolate margarine shortening sprinkle candy cookie cake soup wine beer kimchi pudding caramel
  `,
  ],
]

const classByTerm = new Map(foods.flatMap(([foodClass, words]) => readWords(words).map(({ term }) => [term, foodClass])))

const otherFoodTerms = new Set([...synonyms, ...families].flat().flatMap((name) => readWords(name).map(({ term }) => term)))

/** Whether a word, folded, is one that foods are called by. */
export function isFoodWord(word: string) {
  return classByTerm.has(stem(word)) || otherFoodTerms.has(stem(word))
}

/** What the foods in a line of a recipe are made from; none when it names no food that is known. */
export function listFoodClasses(line: string): FoodClass[] {
  const plain = line
    .toLowerCase()
    // These go by the name of something that they are not.
    .replace(/\b(?:(?:peanut|almond|cashew|nut) butter|(?:coconut|almond|rice|cashew) milk|coconut cream)\b/g, 'nut')
    .replace(/\b(?:cream of tartar|baking powder)\b/g, 'soda')
    .replace(/\bgoat cheese\b/g, 'cheese')
    .replace(/\bice cream\b/g, 'pudding')
    .replace(/\b(?:hamburger|burger|hot dog) buns?\b/g, 'bun')
    .replace(/\b(?:(?:rice|almond|coconut|corn|chickpea|tapioca) |gluten[- ]free (?:[a-z]+[- ])*)flour\b/g, 'cornstarch')
  return [...new Set(readWords(plain).flatMap(({ term }) => classByTerm.get(term) ?? []))]
}

/** What each diet leaves in. Bread, pasta and the like may have eggs and milk in them. */
const allowed: Record<Diet, FoodClass[]> = {
  vegetarian: ['plant', 'grain', 'baked', 'dairy', 'egg', 'honey'],
  vegan: ['plant', 'grain'],
  'gluten free': ['plant', 'dairy', 'rennet', 'egg', 'honey', 'meat', 'fish'],
  'dairy free': ['plant', 'grain', 'egg', 'honey', 'meat', 'fish'],
}

/** The diets that a recipe is for: those that its title or labels name, but for 'not vegetarian', and those that its ingredients bear out. */
export function listDiets({ title, ingredients, labels }: { title: string; ingredients: readonly string[]; labels: string[] }): Diet[] {
  return [...new Set([...[title, ...labels].flatMap(listNamedDiets), ...listBorneOutDiets(title, ingredients)])]
}

/**
 * The diets that the ingredients of a recipe bear out. Careful: one line without a food that is known for certain, or with one that may be made
 * from anything (stock, dressing), bears out nothing. Of the title only meat and fish count: a bean burger is none of beef.
 */
export function listBorneOutDiets(title: string, ingredients: readonly string[]): Diet[] {
  const lines = ingredients.filter((line) => line.trim() !== '' && !line.trim().endsWith(':')).map((line) => listFoodClasses(line))
  if (lines.length === 0 || lines.some((classes) => classes.length === 0)) return []
  const ofTitle = listFoodClasses(title).filter((foodClass) => foodClass === 'meat' || foodClass === 'fish')
  const classes = new Set([...ofTitle, ...lines.flat()])
  return diets.filter((diet) => [...classes].every((foodClass) => allowed[diet].includes(foodClass)))
}

function listNamedDiets(text: string) {
  const words = readWords(text)
  return listNamedTerms(words).flatMap(({ diet, start }) => (diet && !/^(?:not|non|no)$/.test(words[start - 1]?.word ?? '') ? diet : []))
}
