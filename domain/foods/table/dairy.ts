import type { FoodRow } from './food-row.ts'

/** Dairy products, and their substitutes. */
export const dairy: FoodRow[] = [
  [
    'milk',
    `milk, whole milk, skim milk, buttermilk, butter milk, milk powder, powdered milk, dry milk, nonfat dry milk, dried milk, evaporated milk, condensed milk, sweetened condensed milk, sour milk, raw milk, goat milk, goats milk, sheep milk, lactose free milk, lactaid, lactaid milk, kefir, milk kefir, ayran, lassi, doogh, clotted cream, cream, heavy cream, whipping cream, double cream, single cream, half and half, half n half, light cream, table cream, pouring cream, thickened cream, sour cream, soured cream, creme fraiche, crema, mexican crema, smetana, schmand, schlagsahne, sahne, creme double, panna, panna cream, table crema, whipped cream, squirty cream, reddi wip, kaymak, malai, milk solid, milk fat, whey, casein, caseinate, lactose, curd cheese milk,
    butter, unsalted butter, salted butter, brown butter, clarified butter, browned butter, butter oil, ghee, samna, smen, cultured butter, european butter, irish butter, plugra, beurre, niter kibbeh, garlic butter, herb butter, maitre d butter, compound butter, honey butter spread, butter powder, buttermilk powder, sour cream powder, yogurt, yoghurt, yogourt, curd yogurt, dahi, greek yogurt, labneh, labne, lebneh, skyr, quark, topfen, fromage frais, fromage blanc, petit suisse, filmjolk, viili, raita, dulce de leche, cajeta, arequipe, manjar, milk jam, khoa, khoya, mawa, rabri, paneer, chenna, chhena, milk drink, milk protein, curd rice curd, yakult, drinking yogurt, frozen yogurt base, cheese curd, cheese powder base`,
  ],
  [
    'milk',
    `cheese, cheddar, gouda, edam, colby, colby jack, monterey jack, monterey, jack, jack cheese, pepper jack, pepperjack, mexican cheese, mexican blend, mexican cheese blend, italian blend cheese, taco blend cheese, mozzarella, bocconcini, burrata, stracciatella, stracciatella cheese, fior di latte, scamorza, caciocavallo, provolone, provola, ricotta, ricotta salata, mascarpone, cream cheese, philadelphia cream cheese, neufchatel, cottage cheese, farmer cheese, farmers cheese, pot cheese, string cheese, american cheese, cheese slice, processed cheese, velveeta, kraft single, cheez whiz, cheese whiz, swiss cheese, baby swiss, jarlsberg, havarti, muenster, munster, brick cheese, limburger, feta, halloumi, haloumi, hellim, queso fresco, queso blanco, queso, queso dip,
    queso quesadilla, queso oaxaca, oaxaca, oaxaca cheese, quesillo, cotija, asadero, chihuahua cheese, panela cheese, requeson, requesón, akkawi, nabulsi, ackawi, kashkaval, kashar, kasseri, kefalotyri, kefalograviera, graviera, mizithra, anthotyro, manouri, brie, camembert, boursin, alouette, port salut, saint andre, brillat savarin, explorateur, chevre, goat cheese, goats cheese, montrachet goat cheese, blue cheese, bleu cheese, stilton, danish blue, danablu, cambozola, saint agur, dolcelatte, blue brie, maytag, red leicester, double gloucester, gloucester, cheshire, caerphilly, lancashire, lancashire cheese, wensleydale, cornish yarg, yarg, dubliner, cashel blue, babybel, laughing cow, la vache qui rit, bel paese, butterkase, tilsit, tilsiter, esrom, danbo, samso, svecia, vasterbotten, brunost, gjetost, geitost, leipajuusto,
    juustoleipa, twarog, tvorog, bryndza, oscypek, quark cheese, harzer, romadur, liptauer, obatzda, sheep cheese, sheeps cheese, ewe milk cheese, casatella, crescenza, stracchino, robiola, squacquerone, primo sale, tuma, toma, quartirolo, crottin, tomme, saint marcellin, chaource, coulommier, raclette cheese slice, cantal, leerdammer, maasdam, maasdamer, leiden, old amsterdam, beemster, humboldt fog, point reyes, cougar gold, cheese string, grilling cheese, shredded cheese, melting cheese, sandwich cheese, pizza cheese, nacho cheese, easy cheese, hard cheese, soft cheese, fontina, fontal, longhorn, longhorn cheese, hoop cheese, cheese food, casero, tetilla, mahon, burgos cheese, queso de cabra, serra da estrela, yogurt cheese, cheese ball plain, bocconcini, paneer cheese`,
  ],
  [
    'milk, rennet',
    `parmesan, parmesan cheese, parmigiano, parmigiano reggiano, reggiano, parm, pecorino, pecorino romano, pecorino sardo, pecorino toscano, romano, romano cheese, asiago, gruyere, gruyere cheese, gorgonzola, roquefort, manchego, comte, beaufort, emmental, emmentaler, emmenthal, appenzeller, raclette, vacherin, tete de moine, reblochon, morbier, epoisses, livarot, pont l eveque, mimolette, ossau iraty, idiazabal, cabrales, taleggio, bitto, piave, fiore sardo, camembert de normandie, brie de meaux, fourme d ambert, bleu d auvergne, saint nectaire, sbrinz, zamorano, roncal, castelmagno, bra cheese`,
  ],
  [
    'milk, eggs?, gluten?, soy?',
    'custard mix, dairy dessert, rice pudding, kheer, milk pudding, semolina pudding, ice milk, soft serve, white sauce, bechamel, alfredo, alfredo sauce, cheese sauce, queso sauce, mornay, mornay sauce, cream sauce, nacho cheese sauce, cheese dip, spinach dip, spinach artichoke dip, spinach and artichoke dip, onion dip, french onion dip, ranch dip, sour cream and onion dip, dill dip, veggie dip, tzatziki, creamed spinach, creamed onion, yogurt sauce, cheese spread, pimento cheese, pimiento cheese, fondue, cheese fondue, cheese ball, creamed corn gratin, beer cheese, milk tea, chai latte, chai latte mix, whipped topping, cool whip, dream whip, dessert topping, instant pudding, vanilla pudding, chocolate pudding, butterscotch pudding, banana pudding, pudding cup, cheese powder, cheesecake filling',
  ],
  [
    'milk?, soy?',
    'margarine, oleo, buttery spread, butter spread, spread margarine, butter substitute, i can t believe it s not butter, benecol, shortening, butter flavored shortening, butter flavor, butter flavoring, butter extract, pudding mix, pudding powder, instant pudding mix, vanilla pudding mix, chocolate pudding mix, lemon pudding mix, creamed corn, cream style corn, coffee creamer, creamer, coffee mate, powdered creamer, baking spray, butter spray, butter flavored cooking spray, drinking chocolate, hot chocolate, hot cocoa, hot cocoa mix, hot chocolate mix, cocoa mix, non dairy creamer, non dairy whipped topping, non dairy topping, non dairy coffee creamer, nondairy creamer, nondairy whipped topping',
  ],
  ['', 'coconut (creme fraiche|cream cheese|sour cream|whipping cream|half and half|custard)'],
  [
    'soy?, nuts?',
    'vegan butter, plant butter, plant based butter, dairy free butter, vegan butter block, vegan margarine, non dairy milk, nondairy milk, dairy free milk, plant milk, plant based milk, vegan milk, milk alternative, milk substitute, dairy free yogurt, non dairy yogurt, plant yogurt, vegan yogurt, dairy free cream, vegan cream, plant based cream, vegan cheese, vegan cheese shred, vegan mozzarella, vegan cheddar, vegan parmesan, vegan parm, vegan feta, vegan cream cheese, vegan sour cream, vegan ricotta, vegan whipped cream, dairy free cheese, plant based cheese, vegan condensed milk, nut free cheese',
  ],
  // called milk, but not dairy
  [
    '',
    '(rice|hemp|pea|flax|sunflower|tigernut|tiger nut|quinoa|sunflower seed|potato) milk, rice drink, horchata de chufa, hemp cream, rice cream',
  ],
  [
    'gluten',
    'oat milk, oat drink, oatmilk, oatly, oat cream, oat creme, spelt milk, barley milk, oat yogurt, oat creamer, barista oat milk, oat (creme fraiche|ice cream|cream cheese|sour cream|kefir|custard|whipping cream|half and half|butter|spread|gelato)',
  ],
  [
    'nuts',
    '(almond|cashew|nut) (milk|butter|cream|yogurt|drink|cheese|ricotta|feta), (hazelnut|macadamia|walnut|pistachio|pecan) (milk|butter), almondmilk, cashew sour cream, cashew cream cheese, cashew parmesan, mixed nut butter, (almond|cashew) (creme fraiche|kefir|custard|whipping cream|half and half|gelato|spread|milk yogurt|milk ice cream)',
  ],
  ['', 'coconut creamer, coconut whipped cream, coconut condensed milk, coconut kefir, coconut cream powder, coco whip, cocowhip'],
  ['milk?', 'coconut yogurt, coconut yoghurt, coconut (ice cream|gelato|milk yogurt|milk ice cream)'],
  ['peanuts', 'peanut milk'],
  [
    '',
    '(sunflower seed|sunflower|pumpkin seed|seed|hemp seed|watermelon seed|apple|pear|pumpkin|cocoa|cacao|shea|mango|body|date) butter, sunbutter, cream soda, butterfly pea, butterfly pea flower, buttercup squash, butterball potato, butterbean, butterhead, butterhead lettuce, butter bean, buttercrunch lettuce, creamer potato, cheesecloth, milkweed',
  ],
  [
    'milk',
    'kashk, kishk, shanklish, jameed, ubriaco, handkase, bergkase, allgauer, prastost, messmor, milkybar, anchor butter, president butter, kerrygold butter, brunost, gamalost, jarlsberg, nokkelost, herrgard, grevé, greve cheese, vasterbottensost, gudbrandsdalsost, halloumi style, labneh ball, tuma persa, burrini, caciotta, cacio di roma, cacio, cacio e pepe cheese, ragusano, canestrato, murazzano, castelrosso, roche baron, saint felicien, bleu de bresse, boulette, banon, selles sur cher, valencay, sainte maure, rocamadour, picodon, pelardon, chabichou, langres, maroilles, pont leveque, neufchatel, brique, laguiole, salers, abondance, tamie, bethmale, etorki, p tit basque, petit basque, trappist cheese, chimay cheese, passendale, herve, boerenkaas, frisian, nagelkaas, geitenkaas, rambol, tartare cheese, st moret, kiri, quesito, cuajada, requeson, torta del casar, la serena, queso curado, queso anejo, anejo cheese, queso panela, panela cheese, queso de freir, queso para freir, queso de mano, queso paisa, minas cheese, queijo, catupiry, requeijao, quesito colombiano, cheshire, sage derby, swaledale, cornish brie, cornish cheddar, lymeswold, shropshire blue, ticklemore, stinking bishop, oxford blue, pilgrims choice, dairylea, primula, cheestring, philly cream cheese, lurpak spreadable, actimel, activia, marscapone, ricota, mozarella, parmasan, chedder, mozz, chihuahua, menonita, manchego mexicano, cream top, top of the milk, jersey milk, gold top, semi skimmed milk, skimmed milk, full cream milk, uht milk, longlife milk, toned milk, a2 milk, chocolate milk powder, kefir cheese, cream powder, devonshire cream, cornish cream, aerosol cream, canned cream, media crema, nestle cream, crema acida, smitane, qaimaq, gaimar, kajmak, eshta, ashta, kashta, chaas, mattha, cheese blend, three cheese blend, four cheese blend, italian blend, mexican four cheese, shredded blend, taco cheese, pizza blend, quattro formaggi, 4 cheese, cheese mix, cheese crumble, cheese cube, cheese shred, cheese stick, cheese wheel, cheese rind, parmesan rind, rennet free milk, milk kefir grain',
  ],
  [
    'milk?, soy?',
    'i cant believe its not butter, stork margarine, flora spread, flora margarine, bertolli spread, olive spread, olive oil spread, baking margarine, sunflower spread, vegetable spread, copha, vegetaline, butter alternative, baking block',
  ],
  [
    'milk, eggs?, gluten?',
    'carbonara sauce, carbonara, cauliflower cheese, cheese fries, dauphinoise, gratin, gratin dauphinois, creamed potato, creamy mash, paneer tikka, paneer butter masala, shahi paneer, mattar paneer, matar paneer, dal makhani, kadhi, pakhala, thayir sadam, curd rice, doodh, basundi, phirni, payasam, seviyan kheer, sheer khurma, ranch sauce, blue cheese sauce, blue cheese dip, boursin sauce, ',
  ],
  [
    'milk, eggs',
    'rompope, coquito, crema catalana, natillas, pot de creme, pots de creme, ile flottante, floating island, bread and butter pudding custard, junket egg, custard apple pie, trifle custard, boiled custard, egg custard, baked custard, ambrosia custard, birds custard ready, chocolate custard, buttermilk pie filling, cheesecake mix filling',
  ],
  [
    'milk',
    'junket, rice pudding mix, arroz con leche, tapioca pudding, sutlac, muhallebi, mahalabia, muhallabia, malabi, ambrosia creamed rice, condensed milk caramel, fior di latte gelato',
  ],
  [
    'nuts, milk?',
    '(hazelnut|macadamia|walnut|pistachio|pecan) (cream|yogurt|creamer|drink|cheese), pistachio pudding, pistachio pudding mix, almond creamer, hazelnut creamer',
  ],
  ['gluten, milk?, soy?', 'baking spray with flour'],
  ['milk?', 'banana milk'],
  ['eggs?, milk?', 'custard powder, bird s custard powder, birds custard powder, bird custard powder'],
  ['milk', 'buttered, cheesy, kefir grain, milk kefir grain'],
  ['milk, rennet, eggs?', 'grana, grana padano, provolone piccante, montasio'],
  [
    'brand, milk',
    'philly, philadelphia, kerrygold, land o lake, land o lakes, arla, fage, chobani, oikos, siggi, siggis, danone, muller, onken, yeo valley, cathedral city, lurpak, anchor, sargento, tillamook, cabot, organic valley, fairlife',
  ],
  ['brand, milk?, soy?', 'fleischmanns, stork, becel, rama, parkay, blue bonnet, country crock, imperial, flora, bertolli, elmlea'],
  [
    'soy',
    '(soy|soya) (creme fraiche|ice cream|cream cheese|sour cream|kefir|custard|creamer|whipping cream|half and half|cheese|gelato|spread|pudding|dessert)',
  ],
]
