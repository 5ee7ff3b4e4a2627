import type { FoodRow } from './food-row.ts'

/** Vegetables, fruits, herbs, spices, legumes, mushrooms, oils, sweeteners, and products made only from them. */
export const plants: FoodRow[] = [
  [
    '',
    'water, ice, ice cube, salt, pepper, sugar, vinegar, fruit, vegetable, veg, veggie, green, root, berbere, chili powder, chile powder, chilli powder, garlic salt, onion salt, tajin, mixed pepper, jerk seasoning, shawarma spice, kebab spice, gyro seasoning, sauerkraut, gremolata, guasacaca, laver, truffle, chakalaka, sauerkraut juice, sunflower lecithin, chakalaka relish, chipotle pepper in adobo, chipotle chile in adobo, chipotle chili in adobo, chipotles in adobo, ogbono, akara, kelewele, corn gluten, corn gluten meal, oyster leaf',
  ],
  // vegetables
  [
    '',
    `potato, sweet potato, spud, tater, yam, cassava, yuca, manioc, taro, eddo, malanga, yautia, jicama, sunchoke, jerusalem artichoke, oca, ulluco, crosne, tomato,
    tomatillo, tamarillo, onion, scallion, shallot, eschalot, leek, ramp, garlic, garlic scape, scape, wild garlic, ramson, chive, ginger, galangal, gingerroot, ginger root, fingerroot, carrot,
    parsnip, turnip, rutabaga, swede, neep, beet, beetroot, radish, daikon, mooli, kohlrabi, horseradish, wasabi root, cabbage, bok choy, pak choi, pak choy, choy sum, tatsoi, mizuna,
    gai lan, kai lan, chinese broccoli, napa, wombok, savoy, brussel, brussels sprout, brussel sprout, kale, cavolo nero, lacinato, collard, chard, silverbeet, spinach, arugula, rocket, rucola,
    lettuce, butter lettuce, romaine, iceberg, cos, little gem, gem lettuce, frisee, endive, chicory, radicchio, escarole, puntarelle, treviso, witloof, mesclun, spring mix,
    watercress, cress, garden cress, purslane, dandelion, dandelion green, sorrel, nettle, lamb lettuce, lambs lettuce, corn salad, mache, rapini, broccoli rabe, broccoli, broccolini, tenderstem, romanesco,
    cauliflower, artichoke, artichoke heart, asparagus, eggplant, aubergine, brinjal, zucchini, courgette, marrow, vegetable marrow, summer squash, squash, butternut, butternut squash, acorn squash, acorn,
    kabocha, delicata, spaghetti squash, pattypan, hubbard, pumpkin, gourd, bottle gourd, bitter gourd, bitter melon, ridge gourd, lauki, karela, loofah, luffa, winter melon, chayote, cucumber, kirby,
    okra, lady finger okra, bamboo shoot, bamboo, water chestnut, lotus root, burdock, gobo, heart of palm, palm heart, hearts of palm, palm, cardoon,
    samphire, sea bean, salicornia, glasswort, seaweed, nori, kombu, wakame, dulse, hijiki, arame, kelp, sea moss, irish moss, agar, agar agar, nopal, nopales, cactus, fiddlehead, fern, celtuce, salsify, scorzonera, skirret,
    bean sprout, sprout, alfalfa, microgreen, moringa, drumstick leaf, morning glory, water spinach, kangkong, amaranth leaf, callaloo, curry leaf, pandan, banana leaf, grape leaf, vine leaf, banana blossom, squash blossom,
    zucchini blossom, pumpkin flower, courgette flower, squash flower, edible flower, flower, petal, rose petal, corn, sweetcorn, sweet corn, maize, baby corn, hominy, popcorn kernel, kernel, popping corn, corn kernel, corn husk, huitlacoche, breadfruit,
    jackfruit, plantain, mixed vegetable, stir fry vegetable, soup vegetable, coleslaw mix, slaw mix, mirepoix vegetable, salad green, salad leaf, greens, crudite, crudites, vegetable noodle, zoodle,
    (zucchini|courgette|cucumber|carrot|squash|beet|butternut|daikon|sweet potato) (noodle|spaghetti|ribbon), cauliflower rice, riced cauliflower, broccoli rice, cauliflower (steak|wing), spaghetti squash`,
  ],
  [
    'celery',
    'celery, celeriac, celery root, celery rib, rib celery, celery stalk, celery seed, celery salt, celery leaf, celery heart, lovage seed, mirepoix, soffritto, sofrito battuto, soup green, suppengrun, battuto',
  ],
  ['celery?', 'sofrito, frozen soup vegetable, vegetable juice, v8, v8 juice, root vegetable, vegetable tray, bouquet garni'],
  // peppers
  [
    '',
    `bell pepper, sweet pepper, pepper jelly, capsicum, pimiento, pimento, roasted pepper, roasted red pepper, piquillo, padron, shishito, banana pepper, pepperoncini, peperoncino, pepperoncino, peperoncini, cherry pepper, peppadew, jalapeno, serrano,
    poblano, pasilla, ancho, guajillo, mulato, cascabel, habanero, scotch bonnet, bird eye, birds eye, thai chili, thai chile, thai bird, chipotle, chile de arbol, arbol, anaheim, hatch, hatch chile, cubanelle, fresno, aleppo, aleppo pepper, urfa biber, biber, korean chili flake,
    gochugaru, chili, chile, chilli, chilies, chillies, chily, chiltepin, cayenne, cayenne pepper, paprika, pimenton, espelette, piment d espelette, red pepper flake, pepper flake, crushed red pepper, chili flake, chile flake, chilli flake, chipotle in adobo, adobo sauce, chipotle pepper in adobo sauce,
    peppercorn, black pepper, white pepper, sichuan peppercorn, szechuan peppercorn, szechuan pepper, sichuan pepper, pink peppercorn, long pepper, grains of paradise, sansho, lemon pepper, kashmiri chili, kashmiri chilli powder`,
  ],
  // herbs and spices
  [
    '',
    `parsley, cilantro, coriander, basil, thai basil, holy basil, oregano, thyme, rosemary, sage, marjoram, tarragon, dill, dill weed, dillweed, mint, peppermint, spearmint, bay, bay leaf, bay laurel, chervil, savory herb, winter savory, summer savory, hyssop, lovage, lemon balm,
    lemongrass, lemon grass, lemon verbena, verbena, kaffir, kaffir lime, makrut, makrut lime, lime leaf, shiso, perilla, epazote, culantro, vietnamese coriander, rau ram, borage, fennel, fennel frond, fennel pollen, anise, aniseed, star anise, caraway, cumin, jeera, nigella, kalonji, black cumin, fenugreek, kasuri methi, methi,
    cardamom, elaichi, cinnamon, cassia, clove, nutmeg, mace, allspice, turmeric, haldi, saffron, sumac, juniper, juniper berry, vanilla, vanilla bean, vanilla pod, vanilla extract, vanilla paste, vanilla bean paste, vanilla essence, vanilla powder, vanilla sugar, vanillin, annatto, achiote, achiote paste,
    ajwain, carom, amchur, amchoor, mango powder, anardana, mahleb, mastic, licorice root, liquorice root, liquorice powder, orris, lavender, culinary lavender, chamomile, hibiscus, jamaica flower, hibiscus flower, rose hip, rosehip, elderflower, poppy, poppy seed, poppyseed, garlic powder, granulated garlic, onion powder, granulated onion, dried onion, onion flake,
    garlic granule, onion granule, mushroom powder, tomato powder, mixed spice, pumpkin spice, pumpkin pie spice, apple pie spice, pie spice, five spice, spice powder, chinese five spice, five spice powder, italian herb, herbs de provence, herbes de provence, fines herbes, mixed herb, quatre epices,
    milk thistle, ginseng, goji, mugwort, wormwood, sassafras, file powder, gumbo file, dried lime, black lime, loomi, tonka bean, tonka, cubeb, ras el hanout, baharat, gingerbread spice, lebkuchen spice, speculaas spice, cookie spice, chai spice, mulling spice, poultry seasoning, italian seasoning, lemon pepper seasoning`,
  ],
  ['gluten?', 'asafoetida, asafetida, hing'],
  [
    'celery?, mustard?',
    `curry powder, garam masala, madras curry powder, spice mix, spice blend, seasoning salt, seasoned salt, herb salt, lawrys, cajun seasoning, creole seasoning, cajun spice, creole spice, blackening seasoning, blackened seasoning, bbq rub, barbecue rub, dry rub, rub, steak seasoning, steak spice, montreal steak seasoning,
    chicken seasoning, seafood seasoning, all purpose seasoning, everyday seasoning, greek seasoning, mediterranean seasoning, adobo seasoning, tandoori masala, tikka masala spice, tandoori spice, biryani masala, chaat masala, chana masala powder, sambar powder, sambar masala, rasam powder, pav bhaji masala, meat masala, chicken masala, fish masala, shawarma seasoning, vadouvan, pickling spice, 
    vegeta, vegetable seasoning, mrs dash, salad seasoning, burger seasoning, popcorn seasoning, fajita spice, chilli seasoning, tony chachere, tony chacheres, crab boil, zatarain crab boil, zatarains crab boil`,
  ],
  [
    'gluten?, milk?, soy?, celery?, mustard?',
    'taco seasoning, fajita seasoning, chili seasoning, burrito seasoning, taco seasoning mix, enchilada seasoning, seasoning packet, sazon, sazon goya, accent seasoning, goya seasoning',
  ],
  ['for, gluten?, milk?, soy?, celery?, mustard?, sesame?', 'seasoning, spice rub, masala, seasoning blend, spice mixture'],
  [
    'milk, gluten?, soy?, eggs?, celery?, mustard?, animal?',
    'ranch seasoning, ranch mix, ranch dressing mix, ranch seasoning mix, ranch packet, ranch dip mix, ranch powder',
  ],
  ['sesame, soy?, milk?, gluten?', 'everything bagel seasoning, everything seasoning, everything but the bagel seasoning'],
  // fruits
  [
    '',
    `apple, crab apple, crabapple, pear, asian pear, nashi, quince, medlar, loquat, peach, nectarine, plum, damson, mirabelle, greengage, pluot, apricot, cherry, sour cherry, grape, raisin, sultana, currant, red currant, redcurrant, black currant, blackcurrant, white currant, date, medjool, medjool date, fig, banana, mango, papaya, pawpaw,
    pineapple, kiwi, kiwifruit, guava, passionfruit, passion fruit, maracuja, dragonfruit, dragon fruit, pitaya, lychee, litchi, longan, rambutan, mangosteen, durian, soursop, cherimoya, custard apple, sugar apple, sapote, sapodilla, star fruit, starfruit, carambola, persimmon, kaki, pomegranate, pomegranate aril, aril, melon, cantaloupe, honeydew, watermelon,
    galia, lemon, lime, key lime, orange, blood orange, mandarin, mandarin orange, tangerine, clementine, satsuma, grapefruit, pomelo, kumquat, yuzu, bergamot, citron, calamansi, ugli fruit, berry, strawberry, raspberry, blueberry, blackberry, boysenberry, loganberry, marionberry, cranberry, lingonberry, cloudberry, gooseberry, mulberry, elderberry, huckleberry,
    bilberry, acai, acai puree, sea buckthorn, barberry, zereshk, rhubarb, prune, tamarind, tamarind paste, tamarind concentrate, tamarind pulp, ackee, jujube, red date, prickly pear, mixed fruit, mixed berry, fruit salad, fruit puree, coconut, cream of coconut, coconut cream, coconut milk, coconut water, coconut meat, coconut butter, creamed coconut, coconut flake, desiccated coconut, shredded coconut, coconut chip, coconut oil, coconut flour, coconut sugar,
    coconut nectar, coconut palm sugar, coconut powder, coconut milk powder, lemon juice, lime juice, orange juice, apple juice, grape juice, pineapple juice, cranberry juice, tomato juice, carrot juice, pomegranate juice, cherry juice, fruit juice, juice, zest, peel, rind, avocado, guacamole, olive, kalamata, kalamata olive, castelvetrano, nicoise olive, caper, caperberry, olive brine, pickle brine, pickle juice, caper brine, applesauce, apple sauce, apple butter,
    pumpkin butter, pear butter, fruit butter, peach butter, prune butter, plum butter, pumpkin puree, pumpkin pie filling, cherry pie filling, apple pie filling, pie filling, fruit pie filling, blueberry pie filling, fruit compote, compote, cranberry sauce, fruit cocktail, freeze dried strawberry, banana chip, apple chip, apple ring, lemon oil, orange oil, orange blossom water, orange flower water, rose water, rosewater, kewra water, jam, marmalade, preserve, fruit spread, conserve,
    (strawberry|raspberry|grape|apricot|red currant|redcurrant|fig|cherry|peach|mint|blackberry|quince|apple|guava) (jam|jelly|preserve|paste|spread), membrillo, lemon slice, lime wedge, citrus, citrus fruit, stone fruit, tropical fruit, pectin, fruit pectin`,
  ],
  [
    'sulphites?',
    `dried (apricot|fruit|mango|pineapple|papaya|apple|pear|peach|cherry|cranberry|fig|mixed fruit|blueberry|banana|coconut|strawberry|currant), golden raisin, golden sultana, craisin, mixed peel, candied peel, candied orange peel, candied (lemon|citron|ginger|fruit|cherry|orange), glace cherry, glace fruit, crystallized ginger, crystallised ginger, stem ginger, maraschino, maraschino cherry, candied citrus peel,
    cocktail onion, pickled onion, pickled ginger, sushi ginger, pickled pepper, pickled jalapeno, horseradish root jar, sun dried tomato, sundried tomato, lime cordial, lemon concentrate, realemon, grape must, potato flake, mashed potato flake, instant potato, bottled lemon juice, jarred garlic, mango chutney, chutney`,
  ],
  // mushrooms
  [
    '',
    `mushroom, oyster mushroom, king oyster mushroom, king oyster, shiitake, portobello, portabella, portabello, cremini, crimini, chestnut mushroom, button mushroom, porcini, cep, chanterelle, girolle, morel, enoki, maitake, hen of the woods, lions mane, lion mane, beech mushroom, shimeji, buna shimeji, wood ear, black fungus, cloud ear, straw mushroom, truffle mushroom, black truffle, white truffle, fresh truffle, truffle oil, truffle salt, king trumpet, trumpet mushroom, chicken of the woods, hedgehog mushroom,
    milk cap, saffron milk cap`,
  ],
  // legumes
  [
    '',
    `bean, butter bean, lima, lima bean, black bean, black eyed pea, black eyed bean, kidney bean, pinto, pinto bean, navy bean, cannellini, cannellini bean, great northern bean, borlotti, cranberry bean, fava, fava bean, broad bean, mung, mung bean, moong, moong dal, adzuki, azuki, red bean, red bean paste, adzuki bean, green bean, string bean, french bean, runner bean, haricot, haricot vert, wax bean, long bean, yardlong bean,
    flageolet, gigante, corona bean, tarbais, marrow bean, soldier bean, pea, green pea, petit pois, split pea, snap pea, sugar snap, sugar snap pea, snow pea, mangetout, mange tout, pigeon pea, gandule, field pea, crowder pea, pea shoot, pea tendril, chickpea, garbanzo, ceci, chana, chana dal, besan, gram flour, chickpea flour, aquafaba, lentil, dal, dhal, daal, toor dal, urad, urad dal, masoor, masoor dal, puy, beluga lentil, ful, ful medames, carob, carob powder, locust bean, guar, guar gum, sprouted bean`,
  ],
  ['meat?', 'refried bean, refried black bean, jelly, (orange|lime|lemon|blackcurrant) jelly, jelly dessert'],
  [
    'meat?, gluten?, soy?, mustard?, milk?, celery?, sulphites?',
    'baked bean, chili bean, bean in chili sauce, ranch style bean, bean in tomato sauce, pork and bean, heinz bean',
  ],
  ['lupin', 'lupin, lupine, lupini, lupini bean, lupin bean, lupin flour, lupine flour, lupin flake'],
  [
    'soy',
    'soy, soya, soybean, soya bean, edamame, tofu, bean curd, beancurd, silken tofu, tofu skin, yuba, aburaage, tofu puff, soy milk, soya milk, soymilk, soy cream, soya cream, soy yogurt, soya yogurt, soy flour, soya flour, soy protein, soy lecithin, soya lecithin, lecithin, okara, soy nut, soy butter, soy nut butter, soya mince, soy sprout, soybean sprout, natto, soy curl, soy chunk, soya chunk, soy granule',
  ],
  [
    'soy, gluten?',
    'tempeh, marinated tofu, fried tofu, baked tofu, smoked tofu, fermented bean curd, fermented tofu, fermented black bean, fermented soybean, black bean garlic, salted black bean, inari, soy granola',
  ],
  // oils, starches, leaveners, sweeteners
  [
    '',
    `olive oil, evoo, vegetable oil, canola, canola oil, rapeseed, rapeseed oil, sunflower oil, safflower oil, safflower, corn oil, grapeseed oil, grapeseed, avocado oil, palm oil, rice bran oil, cottonseed oil, hemp oil, flaxseed oil, linseed oil, pumpkin seed oil, cooking oil, frying oil, neutral oil, garlic oil, soybean oil, cooking spray, nonstick spray, non stick spray, oil spray, vegetable shortening, crisco, vegetable fat, cocoa butter, cacao butter, shea butter, mango butter,
    cornstarch, corn starch, corn flour, cornflour, cornmeal, corn meal, polenta, grit, grits, masa, masa harina, masa flour, maseca, potato starch, potato flour, tapioca, tapioca starch, tapioca flour, tapioca pearl, boba, arrowroot, arrowroot powder, arrowroot starch, starch, modified starch, sago, kuzu, kudzu, xanthan, xanthan gum, gum arabic, psyllium, psyllium husk, konjac, konjac flour, glucomannan, cassava flour, banana flour, plantain flour, tigernut, tiger nut, tigernut flour, tiger nut flour, sweet potato starch, water chestnut flour, sweet rice flour,
    glutinous rice flour, rice flour, brown rice flour, rice starch, teff flour, buckwheat flour, sorghum flour, millet flour, quinoa flour, amaranth flour, chestnut flour, chestnut, chestnut puree, marron, lentil flour, pea flour, bean flour, fava bean flour, carob flour, green banana flour, bajra flour, jowar flour, ragi flour, bajra, jowar, ragi, singhara flour, urad flour, juwar,
    baking powder, baking soda, bicarbonate of soda, bicarb, bicarbonate, bicarb soda, soda bicarbonate, baking ammonia, ammonium bicarbonate, cream of tartar, tartaric acid, citric acid, ascorbic acid, vitamin c powder, potash, lye, pickling lime, calcium chloride, alum, pink curing salt, curing salt, prague powder, saltpeter, msg, monosodium glutamate, activated charcoal, kala namak, black salt, epsom, fruit fresh, sure jell, baker ammonia, hartshorn, baking powder, sodium citrate,
    yeast, active dry yeast, instant yeast, baker yeast, sourdough yeast, nutritional yeast, nooch, food coloring, food colouring, food dye, gel coloring, liquid smoke, coconut amino, coconut aminos, stevia, erythritol, xylitol, monk fruit, monkfruit, swerve, splenda, sucralose, allulose, truvia, aspartame, saccharin, dextrose, glucose, glucose syrup, fructose, maltodextrin, inulin, isomalt, corn syrup, karo, karo syrup, light corn syrup, maple, maple syrup, maple sugar,
    pancake syrup, agave, agave nectar, agave syrup, molasses, treacle, black treacle, blackstrap molasses, golden syrup, sorghum syrup, sorghum molasses, date syrup, silan, date paste, date sugar, date molasses, pomegranate molasses, grape molasses, carob molasses, rice syrup, brown rice syrup, simple syrup, sugar syrup, cane syrup, rice malt syrup, brown sugar, powdered sugar, icing sugar, confectioner sugar, demerara, demerara sugar, muscovado, turbinado, turbinado sugar, jaggery, gur, panela, piloncillo, rapadura, sucanat,
    rock sugar, palm sugar, cane sugar, castor sugar, caster sugar, sanding sugar, pearl sugar, jam sugar, sugar cube, gula melaka, cinnamon sugar, vegetable glycerin, glycerin, glycerine`,
  ],
  // juices and purées of tomatoes, pickles
  [
    '',
    `tomato sauce, tomato paste, tomato puree, passata, sugo, tomato passata, crushed tomato, diced tomato, plum tomato, san marzano, rotel, ro tel, tomato pulp, pizza tomato, whole tomato, stewed tomato, tomato with green chile, green chile, green chili, salsa, pico de gallo, salsa verde, salsa roja, picante sauce, tomato salsa, ketchup, catsup, tomato ketchup, rice vinegar, rice wine vinegar, cider vinegar, apple cider vinegar, apple cider, distilled vinegar, spirit vinegar, white vinegar, coconut vinegar, cane vinegar,
    date vinegar, ume vinegar, umeboshi, umeboshi paste, pickled beet, pickled carrot, pickled cucumber, pickled radish, pickled turnip, dill relish, pickle relish, sweet relish, relish, pickle chip, garlic paste, ginger paste, ginger garlic paste, garlic puree, lemongrass paste, herb paste, basil paste, hot sauce, tabasco, tabasco sauce, franks redhot, frank s red hot, red hot, cholula, louisiana hot sauce, valentina, crystal hot sauce, hot pepper sauce, pepper sauce, cayenne pepper sauce, tapatio, texas pete, sambal oelek, peri peri, piri piri,
    ajvar, harissa, harissa paste, zhug, zhoug, schug, chermoula, chimichurri, sofrito paste, mojo, aji amarillo, aji amarillo paste, aji panca paste, calabrian chili paste, calabrian chile, pepper paste, red pepper paste, biber salcasi, roasted red pepper spread, sour orange juice, preserved lemon`,
  ],
  [
    'sulphites?',
    'sriracha, chili garlic sauce, chilli garlic sauce, sweet chili sauce, sweet chilli sauce, wine vinegar, red wine vinegar, white wine vinegar, balsamic, balsamic vinegar, balsamic glaze, balsamic reduction, sherry vinegar, champagne vinegar, verjus, verjuice, wine vinegar, white balsamic, vinegar reduction',
  ],
  ['gluten', 'malt vinegar, malt extract, barley malt syrup, malt syrup, malt, diastatic malt powder, malt powder'],
  ['gluten?', 'black vinegar, chinkiang vinegar, chinese black vinegar, zhenjiang vinegar'],
  [
    '',
    'diamond crystal, morton, morton kosher, fleur de sel, sel gris, maldon, celtic salt, physalis, cape gooseberry, ground cherry, jalapeno brine, brine',
  ],
  [
    '',
    `parchment paper, parchment, baking paper, foil, aluminum foil, skewer, toothpick, ube, purple yam, kokum, colocasia, arbi, taro leaf, sabudana, yukon gold, red bliss, jersey royal, king edward, maris piper, charlotte potato, baby potato, dutch baby potato, potato starch noodle, sloe, krachai, myoga, mitsuba, negi, white fungus, snow fungus, silver ear, cassia bark, hoja santa, nopalito, canela, san marzano dop, agretti, friarielli, cime di rapa, risotto rice, paella rice, biryani rice, pudding rice, pilau rice, pimenton de la vera, pimenton dulce, pimenton picante, haricot blanc, cranberry juice cocktail, beef tomato, beefsteak tomato, beefsteak, oyster plant, crab apple jelly, crabapple jelly, egg plant, fish mint, goose berry, horse radish, horse bean, horse gram, pointed gourd, parwal, ivy gourd, tindora, snake gourd, ash gourd, drumstick vegetable, raw mango, cluster bean, hyacinth bean, moth bean, horsegram, rajma, lobia, chole, kala chana, kabuli chana, matki, sooran, elephant foot yam, jimikand, curry plant, methi leaf, amla, chikoo, jamun, bael, kaffir leaf, lemon basil, rice paddy herb, la lot, betel leaf, wild betel leaf, pea eggplant, thai eggplant, japanese eggplant, asparagus bean, angled bean, winged bean, petai, stink bean, bitter bean, torch ginger, daun salam, salam leaf, kencur, sand ginger, candle nut, chrysanthemum green, crown daisy, tong ho, yu choy, a choy, chinese celtuce, water caltrop, arrowhead, burdock root, chinese yam, nagaimo, yamaimo, satsumaimo, konnyaku, takuan, shiso seasoning, aonori, ao nori, hoshigaki, tsukemono, sudachi, kabosu, yuzu, yuzu juice, yuzu kosho, sansho powder, mountain yam, minari, chwinamul, gosari, bracken, doraji, bellflower root, korean radish, korean pear, perilla seed, perilla oil, plum extract, maesil, omija, mugwort powder, tangerine peel, dried tangerine peel, chenpi, orange peel, lemon peel, rock candy sugar, red yeast rice, lily bulb, wolfberry, snow pear, hawthorn, monk fruit, longan dried, chinese date, angelica root, astragalus, codonopsis, licorice root, huauzontle, quelite, verdolaga, chaya, guaje, flor de calabaza, cuitlacoche, xoconostle, tejocote, mamey, capulin, chapulin herb, chile de agua, chile negro, chile pequin, piquin, pequin, puya, mirasol, costeno, morita, chilhuacle, tomate verde, camote, esquites corn, pepicha, papalo, masa preparada, hierba santa, mulukhiyah, molokhia, jute leaf, jews mallow, purslane, rose harissa, harissa powder, dried rose, rose bud, rosebud, bahar, seven spice, lebanese seven spice, sahlab, salep, gum mastic, date seed, dried lime powder, omani lime, limu omani, isot, maras pepper, carob syrup, pekmez, sour plum, green plum, mahaleb, safflower petal, lingon, cloud berry, sea berry, spruce tip, birch syrup, dill seed, dill flower, angelica, caraway, rutabaga, kohlrabi, salad burnet, black salsify, mache, corn salad, white asparagus, puntarella, catalogna, tardivo, castelfranco, barba di frate, monk beard, monks beard, lampascioni, cipollini, tropea onion, borettane, datterini, datterino, pachino, piennolo, san marzano, camone, friggitelli, friarielli pepper, cedro, chinotto, bergamot, romano bean, taggiasca, cerignola, gaeta, picholine, lucques, nyons, arbequina, manzanilla, manzanilla olive, pitted olive, pimento stuffed olive, green olive, black olive, dry cured olive, oil cured olive, olive salad, mirabelle, reine claude, quetsche, cassis, griottes, griottine, pruneau, cepe, pied de mouton, mousseron, pleurotte, pleurote, champignon, oseille, cerfeuil, estragon, persillade, echalote, oignon, haricot, petits pois, navet, blette, topinambour, panais, betterave, rattes, ratte potato, la ratte, bintje, charlotte, anya, pink fir apple, desiree, kipfler, nicola, annabelle, fingerling, russet, idaho potato, vidalia, walla walla, maui onion, cipolline, calcot, green garlic, black garlic, smoked garlic, solo garlic, garlic chive, chinese chive, nira, garland chrysanthemum, rainbow carrot, bunch carrot, kabu, hakurei, watermelon radish, black radish, french breakfast radish, sprouting broccoli, calabrese, kalettes, flower sprout, hispi, pointed cabbage, sweetheart cabbage, january king, white cabbage, conehead, tuscan kale, dinosaur kale, dino kale, baby kale, red russian kale, spring green, turnip top, turnip green, beet green, radish green, carrot top, baby leaf, salad mix, power green, super green, baby green, butter leaf, butter leaf lettuce, boston lettuce, bibb, bibb lettuce, oak leaf, oakleaf, lollo rosso, lollo, red leaf, green leaf, batavia, crisphead, tango lettuce, upland cress, pea shoots, sunflower sprout, broccoli sprout, radish sprout, lentil sprout, mung sprout, sprouted lentil, honeynut, honeynut squash, red kuri, kuri squash, crown prince squash, turban squash, carnival squash, sweet dumpling squash, sugar pumpkin, pie pumpkin, crookneck, crookneck squash, yellow squash, tromboncino, cucuzza, opo, opo squash, tinda, mexican squash, calabaza, gem squash, patty pan, patty pan squash, cocktail cucumber, english cucumber, persian cucumber, lemon cucumber, armenian cucumber, cucamelon, burpless, mini pepper, long pepper, romano pepper, pointed pepper, italian frying pepper, banana chile, wax pepper, hungarian wax, holland pepper, thai pepper, finger chili, dutch chili, jwala, byadgi, byadagi, mathania, rainbow pepper, santa fe grande`,
  ],
  [
    '',
    `gala, honeycrisp, fuji, braeburn, pink lady, bramley, russet apple, mcintosh, granny smith, golden delicious, red delicious, jazz apple, envy apple, cortland, empire apple, jonagold, conference pear, bosc, anjou, bartlett, comice, seckel, victoria plum, santa rosa plum, italian plum, prune plum, doughnut peach, white peach, cling peach, rainier, bing cherry, morello, montmorency, navel orange, cara cara, seville orange, valencia orange, sumo, minneola, tangelo, ortanique, meyer, meyer lemon, key lime, persian lime, finger lime, rangpur, sweet lime, mosambi, buddha hand, buddhas hand, etrog, cape goose berry, golden berry, goldenberry, aronia, chokeberry, saskatoon, serviceberry, juneberry, tayberry, dewberry, salmonberry, wineberry, haskap, honeyberry, crowberry, acerola, cupuacu, feijoa, jaboticaba, lucuma, naranjilla, lulo, guanabana, granadilla, physalis, kiwano, horned melon, pepino, charentais, crenshaw, canary melon, santa claus melon, korean melon, piel de sapo, muskmelon, plantain green, manzano banana, burro banana, ladyfinger banana, lady finger banana, baby banana, ataulfo, champagne mango, alphonso, alphonso mango, kesar, mango pulp, mango puree, mango slice, maradol, mamoncillo, snake fruit, salak, langsat, santol, marang, cempedak, noni, bignay, black grape, red grape, green grape, seedless grape, muscat grape, concord grape, frozen fruit, frozen berry, fruit mix, tinned peach, peach half, apricot half, pear half, calimyrna, mission fig, smyrna, deglet noor, barhi, zahidi, hass, fuerte, coconut shred, young coconut, coconut jelly, nata de coco, palm seed, kaong, palm fruit, toddy palm, attap, white tea, jasmine tea, hojicha, sencha, gyokuro, pu erh, lapsang, lapsang souchong, darjeeling, assam, ceylon tea, turkish coffee, arabica, chicory root, dandelion root, roasted dandelion, rooibos`,
  ],
  ['celery', 'chinese celery, cutting celery, celeri, sedano'],
  ['fish', 'colatura di alici'],
  ['', 'turtle bean, black turtle bean, char grilled pepper, chargrilled pepper, chargrilled vegetable'],
  ['peanuts', 'suya spice, suya, yaji'],
  ['mustard', 'panch phoron, panch puran, panch phoran'],
  ['celery, mustard', 'old bay, old bay seasoning'],
  ['mustard?', 'chana masala, chole masala, sambar, sambhar, rasam, '],
  ['milk?', 'farofa, misr wat, shiro, shiro wat, shiro powder, biko'],
  ['of any', 'oil, herb, spice, seed, syrup'],
  ['mustard?, sulphites?', 'gherkin, cornichon, pickle, dill pickle, bread and butter pickle'],
  ['soy, gluten?', 'textured vegetable protein, tvp'],
  ['milk?, sulphites?', 'instant mashed potato, instant mash'],
  [
    '',
    'amaranth grain, linseed meal, pappadam, poppadom, papadum, apple cider vinegar with mother, potato vodka, kombu dashi, dulce de membrillo, arepa, drumstick pod',
  ],
  ['', 'wood ear fungus, mace blade, pea protein isolate, vacuum packed chestnut'],
]
