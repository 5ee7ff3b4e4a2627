import type { FoodRow } from './food-row.ts'

/**
 * What the last word of a name does not tell: dishes and bakes named by a plant and a word that otherwise only describes ('date slice'),
 * words before a food that say how it is dressed, and plants named after an animal.
 */
export const dishes: FoodRow[] = [
  // bakes and sweets
  [
    'gluten, eggs?, milk?, nuts?',
    `(date|jelly|fruit|coconut|cherry|mint|peppermint|hedgehog|passionfruit|apricot|raspberry|raisin|sultana|chocolate|coffee|muesli|oat|weetbix|weet bix|cornflake|rice bubble|rice krispie) slice,
    (date|lemon|lime|orange|coconut|fig|apricot|raspberry|blueberry|strawberry|cherry|cranberry|apple|pumpkin|pear|rhubarb|fruit|raisin|mincemeat|matrimonial) square,
    (lemon|lime|orange|ginger) drizzle, (lemon|ginger|oat|almond|anzac) (thin|crunch), apple charlotte, apple crisp, (peach|pear|berry|blueberry|cherry|rhubarb|plum|fruit) crisp`,
  ],
  [
    'gluten, milk?, eggs?, soy?, sesame?',
    '(french|garlic|bread|vienna|italian|granary|corn|pizza|dough) stick, (garlic|bread|french|italian|vienna) round, garlic (ball|knot), garlic bread stick, sliced (white|brown|wholemeal), (white|brown|wholemeal) sliced',
  ],
  [
    'gluten?',
    '(rice|corn|multigrain|quinoa|lentil|chickpea) thin, (vegetable|veggie|kale|beet|beetroot|parsnip|carrot|seaweed|lentil|chickpea) crisp, corn pop, veggie stick, rice square',
  ],
  ['gluten', 'tipo, rice crispie, rice crispies, cocoa krispie, cocoa crispie, cocoa krispies, cocoa crispies, weet bix, weetbix'],
  [
    'milk, soy?, gluten?, nuts?, peanuts?',
    '(mint|coffee|peppermint|orange|chocolate) crisp, (mint|orange|chocolate|chocolate mint) thin, coconut rough',
  ],
  [
    'milk?, gluten?, nuts?, eggs?, soy?',
    '(rum|bourbon|brandy|whisky|whiskey|coconut|date|cocoa|oat|protein|bliss|cookie|cereal|fruit) ball, (rum|bourbon|brandy|whisky|whiskey|champagne|date|cocoa|coconut|orange|mint|coffee|caramel|raspberry|strawberry) truffle, coconut ice, coconut ring, vanilla cup',
  ],
  ['milk, eggs?, nuts?, gluten?, soy?', 'banana split, rum raisin ice cream, (strawberry|vanilla|chocolate) float'],
  [
    'milk?, eggs?',
    '(strawberry|coffee|mango|vanilla|chocolate) ice, coconut jam, kaya, kaya jam, (whisky|whiskey|pisco|amaretto|gin|rum|brandy) sour, (gin|sloe gin) fizz',
  ],
  [
    'milk',
    'irish coffee, bulletproof coffee, dalgona coffee, vietnamese iced coffee, vietnamese coffee, thai iced tea, thai tea, hong kong milk tea, coffee float',
  ],
  ['animal?, meat?', '(lemon|mint|pear|fruit|cough|sherbet|rhubarb and custard) drop'],
  // of vegetables
  ['milk?, eggs?, gluten?, celery?, meat?', '(boulangere|fondant|savoyarde) potato'],
  [
    'milk?, eggs?, gluten?, mustard?',
    '(duchess|delmonico|funeral|lyonnaise|hasselback|party|potluck|anna|champ) potato, elote, mexican street corn, street corn, (potato|pommes) puree, potato mash, potato ball, potato nest',
  ],
  ['fish?, nuts?, milk?', 'stuffed olive'],
  ['gluten, milk?', 'cream cracker'],
  ['milk?', 'creamed rice, candied yam, candied sweet potato, garlic mushroom, glazed carrot'],
  [
    'soy?, gluten?, eggs?, milk?',
    '(vegetable|lentil|spinach|mushroom|broccoli|bean|chickpea|cauliflower|beet|beetroot) (ball|finger|nugget|grill|nest), veggie (ball|finger|grill|nest), (veggie|veg|vegetarian|lentil|mushroom|chestnut|bean) roast, (veggie|vegan|vegetarian) strip, popcorn (cauliflower|mushroom)',
  ],
  ['gluten?, eggs?', '(beet|beetroot|carrot|squash|sweet potato|pumpkin|spinach|zucchini|courgette|vegetable|veggie|butternut) pasta'],
  [
    'meat?, gluten?, soy?, mustard?, milk?, celery?, sulphites?',
    '(boston|cowboy|charro|borracho|drunken|calico|campfire|ranch|barbecue|bbq|sloppy|cowboy baked) bean, frijole charro, frijoles charros, cowboy caviar, dirty rice',
  ],
  [
    'milk?, gluten?, meat?',
    'buffalo (cauliflower|chickpea|mushroom), loaded (potato|fry|nacho|potato skin|sweet potato|baked potato), twice baked potato',
  ],
  ['gluten?, eggs?, milk?', 'sage and onion, sage and onion mix'],
  ['gluten?', 'potato ring'],
  ['soy?, gluten?, eggs?, milk?', '(veggie|vegetarian|meat free|meatless) rasher'],
  ['soy?, gluten?', '(vegan|plant based) rasher'],
  ['form', 'rasher'],
  ['gluten?', 'vegetable suet, vegetarian suet, vegan suet'],
  ['', 'vegetable lard, vegetable gelatine, vegetable gelatin'],
  ['meat, gluten?', 'suet, beef suet, shredded suet'],
  ['meat?, gluten, celery', 'bovril'],
  ['fish?, gluten?, soy?', 'mushroom ketchup'],
  // of meat and seafood
  [
    'meat, gluten?, eggs?, milk?, soy?',
    '(crispy|kfc|smothered|honey garlic|sticky|sticky honey|salt and pepper|firecracker|bang bang) chicken, smothered pork chop, (chicken|steak|turkey) slice, beef olive, hot wing, (pepper|swiss) steak, (chicken|veal|pork) florentine',
  ],
  ['meat, gluten, milk, eggs?', '(chicken|veal|turkey) parm'],
  ['milk, gluten, eggs?', '(eggplant|aubergine|zucchini) parm'],
  ['meat, sulphites, gluten?, milk?', '(chicken|veal|pork) marsala'],
  ['molluscs, gluten?, eggs?', 'salt and pepper (squid|calamari|octopus)'],
  ['crustaceans, milk?', '(shrimp|prawn) and grit'],
  ['crustaceans, nuts, eggs?, milk?, gluten?', 'walnut (shrimp|prawn)'],
  ['milk, gluten?, eggs?', 'fried cheese curd'],
  ['milk, soy?, nuts?', 'cherry ripe, (dare|farmers union|oak) iced coffee'],
  ['meat, milk, gluten, soy?, celery?, eggs?', 'cream of (chicken|turkey|bacon|beef) soup, cream of (chicken|turkey|bacon)'],
  ['meat, gluten?, milk?, eggs?, soy?', 'chicken 65, mongolian beef'],
  ['meat, peanuts?, soy?, gluten?, fish?', '(chicken|beef|pork|lamb) satay, satay (chicken|beef|pork)'],
  // containing more than their last word says
  ['honey, mustard', 'honey mustard, honey dijon'],
  ['honey, peanuts', 'honey roasted peanut, honey roast peanut'],
  ['honey, nuts', 'honey roasted (almond|cashew|nut|pecan)'],
  ['mustard, gluten', '(beer|ale|stout|guinness) mustard'],
  ['gluten, honey, nuts?, peanuts?, milk?, soy?', 'honey nut loop, honey bunches of oats'],
  ['milk?, gluten?, soy?', 'caramel corn, toffee corn'],
  ['milk, meat?, gluten?, soy?', 'white rabbit, white rabbit candy'],
  ['milk?, animal?', 'butter mint'],
  ['gluten, meat?, milk?', 'suet pastry, suet dumpling, suet crust'],
  ['soy?, gluten?, eggs?, sesame?', 'sesame chicken sauce'],
  ['sesame?, gluten?, milk?, soy?', 'hummus chip'],
  ['milk, gluten?, eggs?, soy?, nuts?', '(caramel|toffee|millionaire|fudge) (square|slice), chocolate caramel slice'],
  ['milk, gluten, eggs?', '(vanilla|custard) slice'],
  ['nuts, gluten?, eggs?, milk?', '(walnut|coffee walnut|pecan|hazelnut|pistachio) (slice|square)'],
  ['peanuts, gluten?, milk?, eggs?, soy?', '(peanut|peanut butter) (slice|square)'],
  ['gluten, milk?, meat?, soy?', '(rice krispie|rice krispies|rice crispy|rice crispie|cornflake) (square|treat)'],
  ['', 'jacket potato, food (colouring|coloring) gel, water kefir, beefsteak fungus, turkey fig'],
  // how the food behind them is dressed; alone, unknown
  ['eggs?, milk?, mustard?, anything', 'coronation'],
  ['eggs?, gluten?, milk?, soy?, anything', 'bang bang'],
  ['gluten?, eggs?, milk?, anything', 'southern style, southern fried'],
  ['milk, gluten?', 'scalloped, parmigiana, kiev'],
  ['milk?', 'creamed, milky'],
  ['milk?, mustard?, anything', 'tandoori, tikka'],
  ['milk?, eggs?, fish?, mustard?, celery?, gluten?, soy?, anything', 'ranch, caesar'],
  ['milk?, meat?, anything', 'loaded, twice baked'],
  ['gluten, eggs?', 'katsu, milanese'],
  ['gluten', 'floured, malted, oaty'],
  ['gluten?', 'dredged'],
  ['eggs', 'eggy'],
  ['nuts?', 'nutty'],
  ['peanuts', 'peanutty'],
  ['soy, gluten?, peanuts?, nuts?, anything', 'kung pao'],
  ['sulphites?, gluten?, anything', 'drunken'],
  // plants named after an animal, a bake or milk
  [
    '',
    `(abalone|lobster|beefsteak|chicken|lion|milk|cream|coral tooth|pom pom|shrimp|crab|butter) mushroom, lamb s quarter, lambs quarter, lamb quarter, goat horn pepper, goat pepper, bull horn pepper, turkey berry, turkeyberry, turkey tail mushroom, sea moss gel, irish moss gel, cow pea, cowpea,
    cow parsley, hog plum, pig weed, pigweed, goosefoot, chickweed, duck potato, ox heart tomato, oxheart tomato, ox eye daisy, bear garlic, buffalo berry, buffaloberry, cream of rice, rice cream cereal, sun butter, egg fruit, eggfruit, canistel,
    cheese pumpkin, long island cheese pumpkin, egg yolk tomato, egg tomato, caviar lime, lime caviar, finger lime caviar, lady finger potato, fish pepper, bacon avocado`,
  ],
  [
    'meat',
    '(cow|calf|calve|pig|lamb|goat|sheep|beef) s (foot|heel|liver|tongue|kidney|head|trotter|brain|heart|cheek), (cow|calf|calves|beef) (foot|heel|head|brain), pancetta cubetti, (bacon|streaky|streaky bacon|back|back bacon|smoked|unsmoked) rasher, bacon lardon',
  ],
  ['fish, gluten?, eggs?, milk?, soy?', '(fish|catfish|salmon|cod|tuna|haddock) (nugget|bite|strip|popper)'],
  ['molluscs', 'soft shell clam, softshell clam'],
  // free of one kind, but may contain another
  ['without, gluten, gluten?', 'wheat free'],
  ['without, nuts, nuts?', '(almond|cashew|hazelnut|walnut|pecan|pistachio) free'],
  [
    '',
    'cornstarch slurry, cornflour slurry, corn starch slurry, arrowroot slurry, cornstarch paste, s and p, kettle, kitchen twine, kitchen string, butcher twine, cooking twine, tequila blanco, tequila reposado, reposado, tequila anejo, blanco tequila, anejo',
  ],
]
