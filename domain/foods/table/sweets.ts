import type { FoodRow } from './food-row.ts'

/** Sweets, chocolate, drinks, and the words that change what a food is made of. */
export const sweets: FoodRow[] = [
  ['honey', 'honey, honeycomb, raw honey, manuka honey, creamed honey, hot honey, bee pollen, royal jelly, clover honey'],
  ['animal', 'beeswax, shellac, carmine, cochineal'],
  ['', 'cocoa, cocoa powder, cacao, cacao powder, dutch process cocoa, cocoa nib, cacao nib, cacao bean, baking cocoa'],
  [
    'milk?, soy?, nuts?',
    'chocolate, dark chocolate, bittersweet chocolate, semisweet chocolate, semi sweet chocolate, baking chocolate, unsweetened chocolate, chocolate chip, dark chocolate chip, semisweet chocolate chip, semi sweet chocolate chip, mini chocolate chip, chocolate chunk, chocolate shaving, couverture, chocolate wafer melting, candy melt, melting wafer, almond bark, chocolate coating, chocolate bar, chocolate sprinkle, chocolate syrup, chocolate sauce, chocolate curl, mexican chocolate, cinnamon chip, dark chocolate bar, after eight, chocolate shell, chocolate vermicelli, chocolate sauce, chocolate covered coffee bean, chocolate covered espresso bean, cacao butter wafer, york peppermint patty, peppermint pattie, peppermint patty',
  ],
  ['', 'dairy free chocolate, dairy free chocolate chip, enjoy life chocolate chip, chocolate extract'],
  ['soy?, nuts?', 'vegan chocolate, vegan chocolate chip'],
  [
    'milk, soy?, nuts?',
    'milk chocolate, milk chocolate chip, white chocolate, white chocolate chip, white baking chip, butterscotch chip, butterscotch morsel, caramel bit, caramel chip, toffee, toffee bit, toffee chip, skor, heath bar, heath bit, hershey kiss, hersheys kiss, hershey bar, cadbury, dairy milk, caramel, caramel sauce, salted caramel, caramel candy, soft caramel, butterscotch, butterscotch sauce, fudge, hot fudge, hot fudge sauce, caramel syrup, dulce, rolo, werther, caramello, tablet fudge, chocolate truffle, truffle chocolate, ganache, chocolate ganache, kinder chocolate, lindt, lindor',
  ],
  ['milk, nuts, soy', 'nutella, hazelnut spread, chocolate hazelnut spread, ferrero rocher, ferrero, kinder bueno, chocolate spread,'],
  ['milk, nuts, eggs, honey, soy?', 'toblerone,'],
  ['eggs, nuts, honey', 'nougat, torrone, turron'],
  [
    'peanuts, milk, soy',
    'peanut butter cup, reese, reeses, reeses pieces, reese piece, reeses peanut butter cup, butterfinger, peanut butter chip, peanut butter m and m, peanut m and m, snickers, snicker bar, snicker, payday, baby ruth, peanut butter egg, peanut chocolate',
  ],
  [
    'milk, peanuts?, nuts?, soy?',
    'm and m, m ms, mms, smarties chocolate, chocolate candy, candy coated chocolate, chocolate egg, easter egg chocolate, cadbury egg, mini egg, cadbury mini egg, chocolate covered raisin, raisinet, chocolate covered almond, candy bar, bounty, mounds, 3 musketeers, three musketeer',
  ],
  [
    'milk, gluten, soy?, nuts?, peanuts?, eggs?',
    'kit kat, kitkat, twix, mars bar, milky way, chocolate covered pretzel, crunch bar, nestle crunch, lion bar, yogurt covered pretzel, cookies and cream, cookies and cream bar',
  ],
  [
    'nuts, milk?, eggs?',
    'almond joy, ricciarelli, calisson, praline, pralines, sugared nut, marzipan fruit, kind bar, cashew brittle, baci',
  ],
  [
    'peanuts, milk?, soy?',
    'peanut brittle, peanut candy, peanut bar, peanut butter fudge, peanut butter cookie filling, gooey butter peanut',
  ],
  ['eggs, milk?, nuts?', 'coconut macaroon, macaroon, macaroons'],
  [
    'milk, eggs?, nuts?, gluten?, soy?',
    'ice cream, vanilla ice cream, chocolate ice cream, gelato, frozen custard, frozen yogurt, froyo, sherbet, lemon sherbet, sherbert, orange sherbet, milkshake, milk shake, ice cream bar, magnum, cream filling, panna cotta, blancmange, bavarian cream, bavarois, whipped ganache, cream pie, banana cream pie, coconut cream pie, key lime pie, creamsicle, fudgesicle, chocolate milk, cheesecake ice cream, frosting cream cheese, cream cheese frosting, buttercream, buttercream frosting, icing butter, frappe, latte, cappuccino, cafe au lait, mocha, flat white, hot chocolate drink, rasgulla, rasmalai, gulab jamun, barfi, burfi, peda, sandesh, shrikhand, ras malai, mishti doi, tres leches',
  ],
  [
    'milk, gluten, eggs',
    'ice cream cake, ice cream sandwich, pumpkin pie, custard pie, chess pie, sweet potato pie, buttermilk pie, cheesecake bar, cheesecake bite, lemon cheesecake, lemon meringue pie',
  ],
  ['', 'sorbet, popsicle, ice pop, ice lolly, italian ice, granita, shave ice'],
  ['soy?, nuts?', 'vegan ice cream, dairy free ice cream, vegan vanilla ice cream, dairy free vanilla ice cream'],
  [
    'milk?, eggs?, soy?, gluten?',
    'frosting, icing, canned frosting, vanilla frosting, royal icing, fondant, gum paste, cake decoration, decorating icing, glaze icing, chocolate frosting, cake pop',
  ],
  [
    'milk?, gluten?, soy?, animal?, meat?',
    `hard candy, sweetie, candy cane, jimmies, jimmy, nonpareil, hundreds and thousands, rainbow sprinkle, sugar pearl, dragee, jelly bean, jellybean, skittles, skittle, licorice, liquorice, licorice candy, red vine, twizzler, candy eye, candy eyeball, gumball, gum, chewing gum, lollipop, rock candy, peppermint candy, butter mint, after dinner mint, tic tac, fruit leather, fruit roll up, fruit snack, gumdrop, spice drop, sour candy, cotton candy, edible glitter, starburst, taffy, salt water taffy, turkish delight, lokum, candy corn, cherry candy, cinnamon candy, red hot candy`,
  ],
  ['milk?, gluten?, soy?, nuts?, peanuts?, animal?, meat?', `candy, candies`],
  [
    'meat, milk?, gluten?, soy?',
    'marshmallow, mini marshmallow, peep, gummy, gummy bear, gummy worm, gummi bear, haribo, jell o, jello, gelatin dessert, jelly crystal, jelly powder, jelly cube, strawberry jell o, lime jell o, swedish fish free, wine gum, jelly baby, fruit pastille',
  ],
  ['', 'vegan marshmallow, dandies, vegan gelatin, vegan jello'],
  ['', 'swedish fish, swedish fish candy'],
  ['eggs', 'marshmallow fluff, marshmallow creme, marshmallow cream, fluff'],
  [
    'milk?, soy?, gluten?, eggs?, nuts?, peanuts?',
    'protein powder, vanilla protein powder, chocolate protein powder, protein bar, protein shake, weight gainer',
  ],
  ['milk', 'whey protein, whey protein powder, casein protein, vanilla whey protein'],
  [
    '',
    'pea protein, pea protein powder, hemp protein, hemp protein powder, rice protein, spirulina, chlorella, matcha, matcha powder, maca, maca powder, acai powder, baobab, lucuma, wheatgrass, wheatgrass powder, barley grass, beet powder',
  ],
  ['soy', 'soy protein powder, soy protein isolate, soya protein'],
  // drinks
  [
    '',
    'coffee, espresso, instant coffee, espresso powder, instant espresso, coffee powder, coffee bean, ground coffee, cold brew, decaf, chicory coffee, tea, tea bag, teabag, black tea, green tea, earl grey, oolong, rooibos, herbal tea, chamomile tea, mint tea, tea leaf, yerba mate, kombucha, soda, club soda, soda water, sparkling water, seltzer, seltzer water, carbonated water, mineral water, tonic, tonic water, cola, coke, coca cola, pepsi, sprite, 7 up, lemon lime soda, ginger ale, ginger beer, root beer, dr pepper, mountain dew, orange soda, lemonade, limeade, fruit punch, kool aid, gatorade, energy drink, soft drink, cream of tartar, lemonade concentrate, orange juice concentrate, hard seltzer, elderflower cordial, cordial, squash drink, grenadine, bitters, angostura, angostura bitters, aromatic bitters, orange bitters, limoncello, vodka, gin, rum, dark rum, white rum, spiced rum, coconut rum, malibu, tequila, mezcal, brandy, cognac, armagnac, calvados, kirsch, kirschwasser, grappa, pisco, schnapps, whiskey, whisky, bourbon, scotch, rye whiskey, irish whiskey, cachaca, aquavit, ouzo, pernod, pastis, arak, sambuca, absinthe, chartreuse, benedictine, drambuie, cointreau, grand marnier, triple sec, curacao, kahlua, coffee liqueur, orange liqueur, peach schnapps, liqueur, creme de cassis, creme de menthe, creme de cacao, chambord, st germain, maraschino liqueur, jagermeister, campari, aperol, fernet, amaro, galliano, shochu, soju, everclear, grain alcohol, alcohol',
  ],
  ['gluten?', 'sake, beer brittle, gluten removed beer'],
  ['milk', 'baileys, irish cream, bailey irish cream, irish cream liqueur, cream liqueur, rumchata, amarula'],
  [
    'nuts?',
    'amaretto, disaronno, nocino, frangelico, nocello, hazelnut liqueur, creme de noyaux, hazelnut syrup, almond syrup, hazelnut coffee,',
  ],
  ['nuts', 'orgeat, orgeat syrup, almond liqueur'],
  ['eggs, milk?', 'egg liqueur'],
  [
    'sulphites, animal?',
    'wine, white wine, red wine, dry white wine, dry red wine, rose wine, cooking wine, burgundy, merlot, cabernet, cabernet sauvignon, pinot noir, pinot grigio, chardonnay, sauvignon blanc, riesling, zinfandel, syrah, shiraz, malbec, chianti, rioja, prosecco, champagne, cava, sparkling wine, port, port wine, ruby port, tawny port, sherry, dry sherry, cream sherry, cooking sherry, marsala, marsala wine, madeira, vermouth, dry vermouth, sweet vermouth, sangria, mulled wine, vin santo, moscato, dessert wine, sauternes, ice wine, rice wine fortified, lillet, dubonnet, hard cider, cider alcoholic, dry cider, pear cider, perry, mead, fruit wine, vino',
  ],
  ['sulphites?', 'cider, apple cider drink, mirin, rice wine, michiu, plum wine, umeshu'],
  [
    'gluten?, sulphites?',
    'shaoxing, shaoxing wine, shaohsing wine, shao hsing, shao xing wine, chinese cooking wine, chinese rice wine, shaoxing rice wine, aji mirin, mirin seasoning, makgeolli',
  ],
  [
    'gluten, animal?',
    'beer, lager, ale, pale ale, stout, guinness, porter, ipa, pilsner, wheat beer, hefeweizen, brown ale, dark beer, light beer, mexican beer, malt liquor, non alcoholic beer, kvass, near beer, bitter ale, kolsch, weissbier',
  ],
  ['', 'gluten free beer'],
  ['milk, gluten?', 'chai tea latte, golden milk'],
  ['milk?, nuts?', 'horchata'],
  // words that say what a food is made without; what may stand in for it has a question mark
  ['without, gluten', 'gluten free, gf, glutenfree, grain free, gluten less, free from gluten, celiac friendly'],
  ['without, milk, soy?, nuts?', 'dairy free, non dairy, nondairy, milk free, dairyfree, dairy less, df'],
  ['without, nuts, peanuts, pine nuts', 'nut free'],
  ['without, peanuts', 'peanut free'],
  ['without, eggs, soy?, milk?', 'egg free, eggless, no egg'],
  ['without, soy', 'soy free, soya free'],
  ['without, sesame', 'sesame free'],
  ['without, fish', 'fish free'],
  ['without, crustaceans, molluscs, fish', 'shellfish free'],
  ['without, sulphites', 'sulphite free, sulfite free, unsulphured, unsulfured, unsulphered'],
  ['without, mustard', 'mustard free'],
  ['without, celery', 'celery free'],
  ['without, meat, fish, crustaceans, molluscs, milk, eggs, honey, rennet, animal, soy?, nuts?, gluten?', 'vegan, plant based'],
  ['without, meat, fish, crustaceans, molluscs, rennet, animal, soy?, gluten?, eggs?, milk?', 'vegetarian, meatless, meat free'],
  // pieces and forms of what stands before them
  [
    'form',
    'powder, paste, extract, flavoring, flavouring, concentrate, fillet, filet, strip, breast, shoulder, leg, neck, cut, trimming, floret, crown, frond, bud, pod, segment, pulp, flesh, puree, granule, flake, shaving, shred, granulated, mash, quarter, carpaccio, matchstick, ribbon, spiral, sliver, tip, top, stem, arm, claw, tentacle, ring, roast, joint, grind',
  ],
  ['milk?, gluten?, soy?, animal?, meat?', '(candy|sugar|colored|cookie|vanilla|holiday) sprinkle, sprinkles topping'],
  [
    'form',
    'no (salt|sugar) added, no added (salt|sugar), no (boil|bake|stir|knead|cook|drain), heart, cheek, cut, rib removed, rib discarded',
  ],
  [
    'milk, peanuts?, nuts?, soy?, gluten?',
    'm and ms, m m, galaxy, galaxy chocolate, milka, flake bar, crunchie, wispa, double decker, boost bar, curly wurly, freddo, creme egg, dairy milk buttons, chocolate button, chocolate buttons, quality street, terrys chocolate orange, smarties, galak, ritter sport, merci, kinder, kinder egg, dove chocolate, ghirardelli square, hersheys, hershey, junior mint, milk dud, milk duds, sugar daddy, caramel apple, caramel popcorn, chocolate fudge, penuche, dulce de leche candy, milk candy, white rabbit, white rabbit candy, daim, riesen, toffee apple, toffee popcorn, butterscotch candy, buttermint, english toffee, brigadeiro, vanilla fudge',
  ],
  [
    'nuts, milk, soy?',
    'fruit and nut, cadbury fruit and nut, fruit and nut chocolate, whole nut, cadbury whole nut, toffifee, lindt hazelnut, turtle candy, chocolate turtle, pecan turtle, almond roca, gianduiotti, mozartkugel, marzipan chocolate, nut chocolate, almond chocolate, ritter sport hazelnut, nuts bar, topic bar',
  ],
  ['peanuts, milk, soy?', 'peanut m and ms, peanut m ms, m and m peanut, peanut butter m and ms'],
  ['nuts, eggs, gluten?, milk?', 'amaretti, amaretti cookie, amaretti biscuit'],
  ['gluten, milk, soy?, nuts?', 'kit kat bar, kitkat bar, twix bar'],
  ['milk', 'mozzarella pearl, fresh mozzarella pearl, bleu dauvergne, fourme dambert'],
  ['milk, eggs?, mustard?, soy?, gluten?, celery?, fish?, animal?', 'ranch dressing, ranch salad dressing'],
  ['soy, gluten?', 'inari pocket, inarizushi pocket, inari age'],
  ['nuts, eggs, milk?', 'macaron, french macaron, financier, macaron shell'],
  ['milk, gluten, soy?, nuts?, peanuts?, eggs?', 'milky way bar'],
  ['honey', 'honeyed'],
]
