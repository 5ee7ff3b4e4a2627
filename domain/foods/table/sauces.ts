import type { FoodRow } from './food-row.ts'

/** Sauces, stocks, soups, dressings, condiments and dishes. */
export const sauces: FoodRow[] = [
  [
    'soy, gluten',
    'soy sauce, soya sauce, light soy sauce, dark soy sauce, shoyu, kecap manis, ketjap manis, kicap, sweet soy sauce, low sodium soy sauce, kikkoman, teriyaki, teriyaki sauce, teriyaki marinade, teriyaki glaze, hoisin, hoisin sauce, mushroom soy sauce, yakisoba sauce, tonkatsu sauce, okonomiyaki sauce, takoyaki sauce, katsu sauce, unagi sauce, eel sauce, kabayaki, tsuyu, mentsuyu, bulgogi sauce, bulgogi marinade, kalbi marinade, galbi sauce, korean bbq sauce, char siu, char siu sauce, stir fry sauce, chow mein sauce, lo mein sauce, general tso sauce, ponzu, ponzu sauce, yakitori sauce, yakiniku sauce, sukiyaki sauce, doubanjiang, chili bean paste, chili bean sauce, broad bean paste, sweet bean sauce, sweet bean paste tianmian, tianmianjiang, bean sauce, ground bean sauce, yellow bean sauce, brown bean sauce, ssamjang, mongolian sauce, gyoza sauce, dumpling sauce, potsticker sauce, maggi seasoning, maggi, maggi sauce',
  ],
  [
    'soy, gluten?',
    'tamari, tamari sauce, miso, white miso, red miso, miso paste, yellow miso, shiro miso, aka miso, awase miso, soybean paste, doenjang, black bean sauce, black bean paste, gochujang, bean paste, fermented bean paste, liquid amino, braggs, bragg, bragg liquid amino, braggs liquid amino, yellow soybean paste, taucu, tauco, tao jiew, chunjang, black bean garlic sauce',
  ],
  ['soy', 'gluten free soy sauce, gluten free tamari, hatcho miso'],
  [
    'soy?, gluten?',
    'chili crisp, chilli crisp, lao gan ma, chili oil, chilli oil, chili garlic oil, crunchy garlic, crunchy chili oil, salsa macha, sweet and sour sauce, duck sauce, plum sauce, bbq sauce, barbecue sauce, barbeque sauce, memphis bbq sauce, carolina bbq sauce, barbecue glaze, a1, a 1, hp sauce, brown sauce, steak sauce, a1 steak sauce, a 1 steak sauce, browning sauce, kitchen bouquet, gravy browning, red bean curd, vegetarian fish sauce, vegan fish sauce, wasabi, wasabi paste, wasabi powder, jerk marinade, jerk sauce, jerk paste, buffalo sauce, wing sauce, buffalo wing sauce, hot wing sauce, sloppy joe sauce, manwich',
  ],
  ['fish, gluten?, soy?, sulphites?', 'worcestershire, worcestershire sauce, worcester sauce, lea and perrins, lea perrins'],
  ['gluten?, soy?', 'vegan worcestershire, vegan worcestershire sauce, vegetarian worcestershire sauce'],
  [
    'fish, eggs, milk, mustard?, gluten?, rennet?',
    'caesar dressing, caesar salad dressing, caesar salad, green goddess dressing, green goddess',
  ],
  ['fish, milk?, eggs?', 'bagna cauda'],
  ['fish', 'puttanesca, puttanesca sauce, anchoiade'],
  ['fish, gluten?, soy?, celery?, crustaceans?', 'fish stock, fish broth, fumet, fish bouillon, fish soup'],
  [
    'celery?, gluten?, milk?, soy?, eggs?, fish?, meat?, mustard?',
    `stock, broth, bouillon, bouillon cube, stock cube, stock pot, stock powder, bouillon powder, soup base, better than bouillon, knorr, knorr cube, maggi cube, oxo, oxo cube, consomme, jus, gravy, gravy granule, gravy mix, bisto, gravy powder, brown gravy, brown gravy mix, country gravy, onion soup mix, dry onion soup mix, lipton onion soup mix, soup mix, dried soup mix, vegetable soup mix, au jus mix, au jus`,
  ],
  [
    'celery?, gluten?, soy?',
    'vegetable stock, vegetable broth, vegetable bouillon, veggie broth, veg stock, vegetable stock cube, vegetable bouillon powder, vegetable bouillon cube, mushroom broth, mushroom stock, veggie stock, garden vegetable stock, marigold bouillon, vegetable base',
  ],
  [
    'meat, celery?, gluten?, milk?, soy?',
    '(chicken|beef|turkey|ham|pork|lamb|veal|bone|duck|meat|game|oxtail) (stock|broth|bouillon|consomme|gravy|base), chicken bouillon cube, chicken stock cube, beef stock cube, lamb stock cube, chicken bouillon powder, chicken powder, beef bouillon cube, chicken bouillon granule, chicken soup base, chicken soup, beef soup, bone broth',
  ],
  ['meat?, celery?, gluten?, milk?, soy?', 'vegetarian chicken stock, no chicken broth, vegetarian beef stock'],
  [
    'milk, gluten, soy?, celery?, eggs?',
    'cream of (mushroom|chicken|celery|broccoli|potato|onion|asparagus) soup, cream of mushroom, cream of chicken, cream of celery, condensed cream soup, cream soup, condensed mushroom soup, cheddar cheese soup, cheddar soup',
  ],
  [
    'milk, gluten?, celery?, fish?, crustaceans?, meat?',
    'bisque, tomato bisque, chowder, corn chowder, vichyssoise, potato leek soup, cullen skink',
  ],
  ['crustaceans, milk, gluten?, celery?, fish?', 'lobster bisque, crab bisque, shrimp bisque, seafood bisque, seafood chowder'],
  ['molluscs, milk, gluten?, celery?, fish?, meat?', 'clam chowder, new england clam chowder'],
  ['molluscs, celery?, gluten?, fish?, meat?', 'manhattan clam chowder'],
  [
    'celery?, gluten?, milk?, soy?',
    'tomato soup, condensed tomato soup, vegetable soup, lentil soup, split pea soup, minestrone, gazpacho, black bean soup, pumpkin soup, squash soup, butternut squash soup, carrot soup,',
  ],
  ['soy, fish?, gluten?', 'miso soup, instant miso soup, hot and sour soup'],
  [
    'anything',
    'soup, stew, sauce, dressing, salad dressing, marinade, glaze, mix, dip, salad, casserole, curry, curry sauce, filling, topping, stir fry, simmer sauce, cooking sauce, jar sauce, dish, meal, ready meal, tv dinner, leftover, appetizer, snack, snack mix, party mix, spread, sandwich filling, slaw, coleslaw, cole slaw, hotpot, hot pot, kit, salad kit, condiment, bake, loaf, mousse, frozen dinner, supplement, shake, meal replacement, bar, bite, energy bite, energy ball, smoothie, smoothie mix, drink mix, cocktail, nugget plant, substitute, alternative, thickener, gel, emulsion, medley, blend',
  ],
  [
    'eggs?, milk?, mustard?, soy?, gluten?, celery?, fish?',
    'blue cheese dressing, thousand island, thousand island dressing, russian dressing, french dressing, catalina dressing, honey mustard dressing, coleslaw dressing, slaw dressing, poppy seed dressing, creamy italian dressing, salad cream, burger sauce, special sauce, big mac sauce, fry sauce, cocktail sauce, seafood sauce, marie rose sauce, yum yum sauce, comeback sauce, chick fil a sauce, dijonnaise, mustard mayonnaise',
  ],
  [
    'mustard?, milk?, soy?, sulphites?',
    'italian dressing, zesty italian dressing, italian dressing mix, good seasons, greek dressing, vinaigrette, balsamic vinaigrette, balsamic dressing, raspberry vinaigrette, greek vinaigrette, red wine vinaigrette, french vinaigrette',
  ],
  [
    'milk, eggs?, gluten?',
    'vodka sauce, tomato vodka sauce, tomato cream sauce, rose sauce, four cheese sauce, butter chicken sauce, butter chicken, tikka masala sauce, tikka masala, chicken tikka masala, korma sauce, korma, makhani sauce, makhani, palak paneer, saag paneer, malai kofta, stroganoff sauce, mushroom cream sauce, creamy mushroom sauce, horseradish sauce, peppercorn sauce, creamy horseradish',
  ],
  [
    'milk, eggs',
    'hollandaise, hollandaise sauce, bearnaise, bearnaise sauce, bearnaise mix, custard, creme anglaise, creme patissiere, pastry cream, vanilla custard, custard sauce, crema pasticcera, creme brulee, flan, creme caramel, lemon curd, lime curd, curd, fruit curd, orange curd, passion fruit curd, lemon cheese, eggnog, egg nog, sabayon, ice cream custard, semifreddo, mousse chocolate, chocolate mousse, buttercream swiss',
  ],
  ['eggs, sulphites', 'zabaglione, zabaione, advocaat'],
  [
    'milk, rennet, nuts?, pine nuts?',
    'pesto, basil pesto, pesto sauce, pesto genovese, green pesto, red pesto, sun dried tomato pesto, pesto rosso, rocket pesto, pesto alla genovese',
  ],
  ['nuts?, pine nuts?', 'vegan pesto, dairy free pesto'],
  ['nuts', 'romesco, romesco sauce, muhammara, skordalia walnut'],
  [
    'celery?',
    'marinara, marinara sauce, pizza sauce, pasta sauce, spaghetti sauce, arrabbiata, arrabbiata sauce, arrabiata sauce, napoletana sauce, napolitana sauce, pomodoro sauce, tomato basil sauce, tomato pasta sauce, ragu sauce plain, prego, raos, rao s marinara, tomato and basil sauce, enchilada sauce tomato',
  ],
  ['gluten?, celery?', 'enchilada sauce, red enchilada sauce, green enchilada sauce, taco sauce'],
  [
    'meat, celery?, gluten?, milk?',
    'meat sauce, bolognese, bolognese sauce, ragu, ragu bolognese, chili con carne, chilli con carne, can chili, chili without bean, canned chili, hormel chili, beef chili, turkey chili, chicken chili, beef stew, irish stew, goulash, gulasch, bourguignon, beef bourguignon, beef stroganoff, shepherd pie, shepherds pie, cottage pie, coq au vin, cassoulet, feijoada, birria, barbacoa, al pastor, tinga, gyro, gyros, shawarma, kebab, kabob, souvlaki, kofta, kofte, satay chicken, rogan josh, vindaloo, chicken curry, beef rendang, rendang, adobo chicken, sloppy joe meat, jambalaya, gumbo, paella, tagine lamb, pho, menudo, pozole, tonkotsu broth',
  ],
  [
    'meat?, celery?, gluten?, milk?',
    'chili with bean, chilli with bean, can chilli, vegetarian chili plain, bean chili, tagine, ratatouille ready,',
  ],
  ['celery?, gluten?', 'vegetarian chili, vegan chili, three bean chili'],
  ['nuts, peanuts, sesame, gluten?, milk?', 'mole, mole sauce, mole paste, mole poblano'],
  [
    'crustaceans?, fish?, soy?, gluten?',
    'thai curry paste, red curry paste, green curry paste, thai red curry paste, thai green curry paste, yellow curry paste, panang curry paste, massaman curry paste, massaman paste, tom yum paste, thai chili paste, thai chile paste, nam prik pao, chili paste, chilli paste, thai roasted chili paste, laksa paste, rendang paste, sambal, sambal badjak, sambal terasi, nam prik, xo, kimchi, kimchee, gimchi, kimchi base, tom yum, tom kha paste, tom yum soup, curry paste, nasi goreng paste, laksa, pad thai sauce, bibimbap sauce, papaya salad',
  ],
  ['crustaceans, molluscs, fish?, soy?, gluten?, meat?', 'xo sauce'],
  ['', 'vegan kimchi, vegan curry paste'],
  [
    'mustard?, celery?, gluten?',
    'indian curry paste, tikka paste, tandoori paste, madras paste, balti paste, korma paste, vindaloo paste, rogan josh paste, tikka curry paste, tandoori curry paste, madras curry paste, jalfrezi paste, lime pickle, mango pickle, indian pickle, achar, relish dog, chow chow, chow chow relish, branston pickle, branston, sweet pickle relish, giardiniera, pickled vegetable, pickled mixed vegetable, mango chutney spicy, tomato chutney, corn relish, onion chutney, bread and butter chip',
  ],
  [
    'gluten, milk?, soy?, celery?, mustard?',
    'japanese curry, japanese curry roux, japanese curry cube, curry roux, curry block, golden curry, vermont curry, s and b curry, curry sauce mix, chip shop curry sauce, katsu curry sauce',
  ],
  [
    'gluten?, milk?, soy?',
    'ready rice, rice side, mashed potato mix, pasta side, hamburger helper, tuna helper, falafel mix ready, hummus chip',
  ],
  ['meat, gluten?, milk?, soy?, eggs?', 'chili dog, sloppy joe mix meat, taco meat, burrito filling'],
  // made of plants in the way of meat
  [
    'soy?, gluten?',
    '(plant based|vegan|vegetarian|meatless|meat free|veggie) (ground beef|beef|chicken|sausage|burger|meat|mince|bacon|crumble|ground|nugget|meatball|chicken strip|patty|hot dog|deli slice|ham|turkey|chorizo|jerky|pepperoni|fish|shrimp|tuna|dog|link|brat|bratwurst|steak|steaks|ground meat|chicken nugget), plant based ground, beyond meat, beyond burger, beyond beef, beyond sausage, impossible burger, impossible beef, impossible meat, impossible sausage, meatless crumble, plant based meat, meat substitute, meat alternative, meat analogue, tofurky, tofurkey, gardein, field roast, soyrizo, soy chorizo, lightlife, mock meat, quorn vegan, bean burger, black bean burger, veggie patty, vegan protein, seitan bacon, tempeh bacon, coconut bacon, soy bacon',
  ],
  ['eggs?, milk?, gluten?', 'quorn, quorn mince, quorn piece, morningstar, morningstar farms, boca, boca burger'],
  ['soy', 'tofu scramble, tofu scramble mix, tofu cream cheese, silken tofu mayo,'],
  ['eggs?, mustard?, soy?', 'vegan mayo blend'],
  [
    'soy?, mustard?',
    'vegan mayo, vegan mayonnaise, vegenaise, veganaise, just mayo, egg free mayo, egg free mayonnaise, eggless mayo, eggless mayonnaise, plant based mayo',
  ],
  ['sulphites?', 'chili sauce, chilli sauce, red chili sauce, mint sauce, hot chili sauce, green chili sauce, red chilli sauce'],
  ['milk', 'tzatziki sauce'],
  ['fish?, eggs?, milk?, gluten?, soy?, celery?', 'caponata, eggplant dip, muffuletta mix, olive bruschetta, antipasto'],
  [
    'meat, gluten, eggs?, milk?, celery?, soy?',
    'chicken noodle soup, chicken and rice soup, chicken and dumpling, chicken pot pie, pot pie, beef wellington, steak pie, meat pie, steak and kidney pie, chicken pie, pork bun, char siu bao, beef noodle soup, wonton soup, ramen soup, tonkotsu ramen, taquitos beef, chicken taquito, beef taco, chicken burrito, beef burrito, hamburger sandwich, cheeseburger, big mac, patty melt, reuben, cuban sandwich, blt, club sandwich, gyro sandwich, doner kebab',
  ],
  [
    'eggs, mustard?, milk?, celery?, gluten?',
    'egg salad, egg mayo, egg mayonnaise, deviled egg, devilled egg, tamago, tamagoyaki, frittata, tortilla espanola, spanish omelette, spanish omelet, shakshuka, menemen, huevos, huevo, uovo, uova, oeuf, eigelb, eiweiss, huevos rancheros, egg bite, egg foo young, egg drop soup, egg curry, egg fried rice, ajitsuke tamago, onsen tamago, marinated egg, tea egg, balut, scrambled egg, fried egg, boiled egg, soft boiled egg, huevos rotos, egg hopper, egg roulade, avgolemono, egg lemon sauce, mousseline, sauce gribiche, gribiche, sauce rouille, rouille',
  ],
  ['eggs, fish, soy?, gluten?, crustaceans?', 'chawanmushi'],
  ['gluten, eggs, meat?, milk?', 'quiche lorraine, quiche crust, savory tart'],
  ['eggs, meat, gluten', 'scotch eggs'],
  [
    'milk, eggs?, mustard?, soy?, gluten?, celery?, fish?, animal?',
    'buttermilk ranch, hidden valley ranch, bleu cheese dressing, creamy dressing, yogurt dressing',
  ],
  ['soy, gluten', 'mock duck, vegetarian duck, mock chicken, soy ham, wheat gluten roll, kao fu, mock abalone'],
  [
    'meat, celery?, gluten?, milk?, soy?',
    'demi glace, glace de viande, veal jus, beef jus, chicken jus, caldo, cup a soup chicken, chicken tikka, tandoori chicken, chicken satay, jerk chicken, bbq chicken, barbecue chicken, grilled chicken strip, chicken strip',
  ],
  ['soy, gluten, sesame', 'sesame ginger dressing, sesame ginger sauce, sesame soy dressing, korean bbq marinade'],
  ['soy, gluten', 'miso dressing, miso glaze'],
  ['fish?', 'tapenade, olive tapenade'],
  ['fish, milk', 'anchovy butter'],
  ['soy, gluten, eggs', 'soy egg'],
  ['soy, gluten, peanuts?, nuts?', 'kung pao sauce'],
  ['meat, soy, gluten, peanuts?, nuts?', 'kung pao chicken, kung pao beef, kung pao pork'],
  ['crustaceans, milk, gluten, soy?, celery?', 'cream of shrimp soup'],
  ['molluscs, milk, gluten?, celery?, fish?, meat?', 'clam bisque, clam sauce, clam dip, oyster stew'],
  ['milk', 'queso fundido'],
]
