/** The aisles of a shop, in the order in which most people walk through. */
export const aisles = [
  'Fruit and vegetables',
  'Bread',
  'Meat and fish',
  'Milk, cheese and eggs',
  'Pasta, rice and grains',
  'Cans and jars',
  'Sauces, oils and vinegar',
  'Herbs and spices',
  'Baking',
  'Nuts, seeds and dried fruit',
  'Sweets and snacks',
  'Frozen',
  'Drinks',
  'Everything else',
  'You may already have',
] as const

export type Aisle = (typeof aisles)[number]

/** Food keys: singular, without descriptions. Of those that a key contains, the one at its end counts, and the longest of these. */
const foods: [Aisle, string][] = [
  [
    'Fruit and vegetables',
    'onion, scallion, shallot, leek, garlic, chive, ginger, potato, sweet potato, yam, carrot, parsnip, turnip, beet, beetroot, radish, celery, celery root, celeriac, fennel, cucumber, zucchini, eggplant, squash, pumpkin, tomato, bell pepper, red pepper, green pepper, jalapeno, jalapeño, chile, chili, chilli, habanero, serrano, poblano, lettuce, romaine, arugula, rocket, spinach, kale, chard, cabbage, sauerkraut cabbage, brussels sprout, sprout, broccoli, broccolini, cauliflower, bok choy, pak choi, asparagus, artichoke, green bean, snow pea, sugar snap, corn on the cob, green chilli, red chilli, capsicum, ear corn, corn cob, sweetcorn, okra, mushroom, avocado, salad, watercress, endive, radicchio, herb, apple, pear, banana, orange, lemon, lime, grapefruit, clementine, mandarin, grape, strawberry, raspberry, blueberry, blackberry, cranberry, cherry, peach, nectarine, plum, apricot, mango, pineapple, papaya, kiwi, melon, watermelon, pomegranate, fig, rhubarb, lemongrass, galangal, tofu, tempeh, edamame, lemon zest, lime zest, orange zest, coleslaw, slaw mix, escarole, guacamole',
  ],
  [
    'Bread',
    'bread, bun, roll, baguette, ciabatta, focaccia, brioche, pita, naan, tortilla, wrap, bagel, croissant, toast, english muffin, flatbread, lavash, sourdough, crouton, taco shell, pizza base, hoagie',
  ],
  [
    'Meat and fish',
    'beef, steak, veal, pork, ham, bacon, pancetta, prosciutto, guanciale, chorizo, salami, pepperoni, sausage, hot dog, bratwurst, lamb, mutton, goat, rabbit, venison, chicken, chicken wing, chicken breast, chicken thigh, turkey, duck, goose, rib, short rib, brisket, chuck, sirloin, tenderloin, mince, meatball, liver, bone, fish, salmon, tuna steak, cod, haddock, halibut, tilapia, trout, sea bass, mackerel, sardine, shrimp, crab, crabmeat, lobster, mussel, clam, scallop, squid, octopus, oyster, wing, drumstick, thigh, patty',
  ],
  [
    'Milk, cheese and eggs',
    'egg, egg white, egg yolk, milk, buttermilk, cream, heavy cream, light cream, sour cream, creme fraiche, half and half, butter, ghee, margarine, yogurt, kefir, quark, cheese, cream cheese, cottage cheese, cheddar, mozzarella, parmesan, pecorino, gouda, feta, provolone, gruyere, ricotta, mascarpone, monterey jack, brie, camembert, halloumi, paneer, american cheese, oat milk, soy milk, almond milk, puff pastry, pie crust, pie dough, pizza dough, pastry dough, filo, phyllo, skyr, pie shell',
  ],
  [
    'Pasta, rice and grains',
    'pasta, spaghetti, linguine, fettuccine, penne, rigatoni, elbow macaroni, macaroni, fusilli, farfalle, lasagna, lasagna noodle, lasagne, orzo, gnocchi, ravioli, tortellini, noodle, rice noodle, egg noodle, ramen, udon, soba, vermicelli, rice, couscous, quinoa, bulgur, barley, farro, polenta, grits, millet, buckwheat, oat, rolled oat, oatmeal, muesli, granola, cereal, corn flake, lentil, split pea, dried bean',
  ],
  [
    'Cans and jars',
    'canned tomato, crushed tomato, diced tomato, chopped tomato, tomato puree, tomato paste, tomato sauce, passata, sun dried tomato, bean, black bean, kidney bean, cannellini bean, baked bean, chickpea, coconut milk, coconut cream, tuna, anchovy, corn kernel, sweet corn, corn, hominy, olive, caper, pickle, dill pickle, pickle chip, gherkin, pickled jalapeno, jalapeno chip, roasted red pepper, chipotle pepper in adobo, chipotle, artichoke heart, sauerkraut, kimchi, broth, stock, chicken broth, beef broth, vegetable broth, bouillon, stock cube, bouillon cube, condensed milk, evaporated milk, peanut butter, almond butter, tahini, jam, jelly, marmalade, lemon curd, applesauce, apple sauce, cranberry sauce, pumpkin puree, honey, maple syrup, nutella, soup, condensed soup, relish, pimento, water chestnut, bamboo shoot',
  ],
  [
    'Sauces, oils and vinegar',
    'ketchup, mustard, dijon mustard, yellow mustard, mayonnaise, mayo, worcestershire sauce, soy sauce, tamari, fish sauce, oyster sauce, hoisin sauce, hoisin, teriyaki sauce, hot sauce, tabasco, sriracha, buffalo sauce, barbecue sauce, bbq sauce, sauce, salsa, pesto, dressing, ranch, miso, curry paste, harissa, gochujang, horseradish, wasabi, mirin, vinegar, oil, olive oil, vegetable oil, sesame oil, coconut oil, canola oil, peanut oil, cooking spray, liquid smoke, lemon juice, lime juice, shortening, lard, tallow, nori',
  ],
  [
    'Herbs and spices',
    'salt, black pepper, white pepper, cayenne, cayenne pepper, paprika, smoked paprika, cumin, turmeric, cinnamon, cinnamon stick, nutmeg, clove, allspice, cardamom, star anise, saffron, sumac, chili powder, garlic powder, onion powder, ginger powder, ground ginger, mustard powder, dry mustard, ground mustard, dried chive, dried onion, dried garlic, dried minced onion, ground coriander, coriander, ground clove, dried chili, dried chilli, mustard seed, celery seed, celery salt, fennel seed, cumin seed, coriander seed, caraway, caraway seed, dill seed, bay leaf, oregano, italian seasoning, seasoning, cajun seasoning, taco seasoning, old bay, spice, curry powder, garam masala, five spice, herbes de provence, red pepper flake, pepper flake, aleppo pepper, za’atar, zaatar, juniper, msg, rub',
  ],
  [
    'Baking',
    'corn meal, flour, all purpose flour, bread flour, cornmeal, cornstarch, arrowroot, starch, sugar, brown sugar, powdered sugar, cane sugar, sweetener, stevia, molasses, corn syrup, golden syrup, agave, syrup, baking powder, baking soda, cream of tartar, yeast, dry yeast, gelatin, gelatine, pectin, vanilla extract, vanilla bean, vanilla, almond extract, extract, food coloring, cocoa, cocoa powder, chocolate, chocolate chip, white chocolate, dark chocolate, sprinkle, marzipan, breadcrumb, bread crumb, panko, panko breadcrumb, graham cracker, graham cracker crumb, cake mix, pancake mix, custard powder, semolina, almond flour, coconut flour, marshmallow, icing, frosting, caramel, gluten',
  ],
  [
    'Nuts, seeds and dried fruit',
    'almond, walnut, pecan, cashew, hazelnut, pistachio, peanut, macadamia, pine nut, nut, sesame, sesame seed, sunflower seed, pumpkin seed, poppy seed, chia seed, flax seed, flaxseed, seed, raisin, sultana, currant, date, prune, dried cranberry, dried apricot, dried fig, coconut, shredded coconut, coconut flake, desiccated coconut',
  ],
  [
    'Sweets and snacks',
    'cookie, biscuit, cracker, tortilla chip, potato chip, chip, pretzel, popcorn, candy, wafer, ladyfinger, sponge finger',
  ],
  ['Frozen', 'ice cream, ice, ice cube, frozen pea, pea, frozen berry, french fry, fry, hash brown, tater tot, sorbet'],
  [
    'Drinks',
    'beer, ale, stout, wine, red wine, white wine, cider, champagne, prosecco, vodka, gin, rum, whiskey, whisky, bourbon, tequila, brandy, cognac, liqueur, vermouth, sherry, port, marsala, coffee, espresso, tea, cola, soda, club soda, tonic, tonic water, sparkling water, mineral water, juice, orange juice, apple juice, pineapple juice, cranberry juice, tomato juice, lemonade, sake, mineral, grenadine',
  ],
]

/** Herbs that shops have in two places. */
const herbs = /\b(?:oregano|thyme|basil|rosemary|parsley|dill|sage|marjoram|mint|tarragon|cilantro|coriander|chervil)$/
const drinks = /\b(?:beer|soda|cola|lemonade)$/
const isDried = /\b(?:dried|ground|dry|tsp|teaspoons?)\b/i
const isFresh = /\b(?:fresh(?:ly)?|bunch(?:es)?|sprigs?|leaf|leaves|handfuls?)\b/i

const byFood = new Map(foods.flatMap(readFoods))
const maxWords = 4

/** Where a shop has a food. `line` is an ingredient line for it, which says whether it is fresh, frozen or canned. */
export function findAisle(key: string, line: string): Aisle {
  const words = key.split(' ')
  const [before = ''] = line.toLowerCase().split(words[0] ?? '')
  if (/\bfrozen\b(?!\s+or\b)/.test(before) && !/\bor\s+frozen\b/.test(before)) return 'Frozen'
  if (/\b(?:cans?|canned|tins?|jars?)\b/.test(before) && !drinks.test(key)) return 'Cans and jars'
  if (herbs.test(key)) return isDried.test(line) && !isFresh.test(line) ? 'Herbs and spices' : 'Fruit and vegetables'
  // In jams and preserves the fruit doesn't count, singular or plural.
  if (/\b(?:jams?|preserves?|conserves?|marmalades?|chutneys?)$/.test(key)) return 'Cans and jars'
  if (
    /^dried (?:chives?|onions?|garlic|chil)|\bground mustard$/.test(key) ||
    (/^(?:chive|mustard)$/.test(key) && /\b(?:dried|ground)\b/i.test(line))
  )
    return 'Herbs and spices'
  for (let end = words.length; end > 0; end--) {
    for (let start = Math.max(0, end - maxWords); start < end; start++) {
      const aisle = byFood.get(words.slice(start, end).join(' '))
      if (aisle) return aisle
    }
  }
  return 'Everything else'
}

function readFoods([aisle, names]: [Aisle, string]) {
  return names.split(', ').map((food) => [food, aisle] as const)
}
