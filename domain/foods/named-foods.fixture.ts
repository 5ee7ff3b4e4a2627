/** Names of foods as recipes and shops have them, by what each is known to have in it; the first have none of the allergens, and nothing of animals. */
export const namedFoods: [has: string, names: string][] = [
  [
    '',
    `
    rainbow chard; baby bok choy, halved; 2 heads Belgian endive; romanesco florets; purple sprouting broccoli; 3 Persian cucumbers; shaved fennel;
    heirloom cherry tomatoes; 1 lb fingerling potatoes; Japanese sweet potatoes; Hakurei turnips; watermelon radishes; breakfast radishes; golden
    beets; 1 celtuce stem; garlic scapes; ramps; spring onions, finely sliced; Maui onion; torpedo onions; cipollini onions; pearl onions, peeled;
    banana shallots; elephant garlic; delicata squash; 1 honeynut squash; crookneck squash; chayote squash; bitter melon; opo squash; fresh bamboo
    shoots; lotus root; daikon radish; jicama; okra pods; nopales; fiddlehead ferns; sugar snap peas; snow peas; English peas; haricots verts; Gala
    apples; Honeycrisp apple; Bosc pears; Meyer lemons; Key limes; blood oranges; ruby red grapefruit; cara cara oranges; Rainier cherries; pluots;
    mirabelles; Concord grapes; medjool dates; Turkish figs; Black Mission figs; Hass avocado; champagne mangoes; golden kiwi; dragon fruit; cape
    gooseberries; physalis; finger limes; rambutan; green papaya, shredded; young jackfruit in brine; frozen mixed berries; freeze-dried raspberries;
    unsweetened applesauce; canned pineapple chunks in juice; mandarin oranges in light syrup; canned pumpkin purée; Thompson raisins; crab apples;
    crabapple jelly; flat-leaf parsley leaves; Thai basil; lemon thyme; curly parsley; Mexican oregano; dried bay leaves; fresh curry leaves; makrut
    lime leaves; lemongrass stalk, bruised; fresh turmeric root; galangal; black cardamom pods; green cardamom; star anise; Ceylon cinnamon stick;
    whole cloves; smoked paprika; sweet Hungarian paprika; Aleppo pepper; gochugaru; Kashmiri chilli powder; ancho chile powder; dried guajillo
    chiles; chipotles in adobo; Sichuan peppercorns; pink peppercorns; sumac; ground fenugreek; nigella seeds; caraway seeds; poppy seeds; saffron
    threads; vanilla bean; pure vanilla extract; juniper berries; dried hibiscus flowers; edible flowers; culinary lavender; Maldon salt; fleur de
    sel; Himalayan pink salt; black salt; Diamond Crystal kosher salt; freshly ground black pepper; Puy lentils; red split lentils; black beluga
    lentils; chana dal; toor dal; urad dal; canned cannellini beans, rinsed; dried borlotti beans; great northern beans; gigante beans; butter beans;
    black-eyed peas; pigeon peas; canned chickpeas; mung beans; adzuki beans; kidney beans, drained; pinto beans; marrowfat peas; mushy peas; yellow
    split peas; chickpea flour; gram flour; besan; Carnaroli rice; bomba rice; black forbidden rice; cooked brown rice; day-old jasmine rice; wild
    rice; puffed millet; teff flour; sorghum flour; buckwheat flour; buckwheat groats; amaranth; millet; tri-color quinoa; stone-ground grits; coarse
    polenta; masa harina; blue cornmeal; tapioca starch; potato starch; arrowroot; glutinous rice flour; sweet rice flour; cassava flour; rice paper
    wrappers; rice vermicelli; glass noodles; sweet potato noodles; mung bean threads; shirataki noodles; corn tortillas; corn husks; popcorn kernels;
    hominy; xanthan gum; cremini mushrooms; oyster mushrooms; dried porcini; lion's mane mushrooms; enoki; wood ear mushrooms; hen-of-the-woods
    mushrooms; king trumpet mushrooms; chanterelles; nori sheets; kombu; dried wakame; dulse flakes; agar-agar powder; avocado oil; cold-pressed
    rapeseed oil; coconut oil; light olive oil; sunflower oil; truffle oil; rice bran oil; white sugar; dark muscovado sugar; turbinado sugar; coconut
    sugar; jaggery; piloncillo; panela; palm sugar; powdered erythritol; stevia drops; agave nectar; pure maple syrup; golden syrup; blackstrap
    molasses; light corn syrup; pomegranate molasses; date syrup; cream of tartar; baking soda; double-acting baking powder; fresh yeast; instant
    yeast; nutritional yeast; apple cider vinegar; white distilled vinegar; seasoned rice vinegar; coconut aminos; coconut cream; full-fat coconut
    milk; coconut water; desiccated coconut; toasted coconut flakes; cocoa powder; cacao nibs; cocoa butter; shea butter; pumpkin butter; apple
    butter; flax egg; ground flaxseed; chia seeds; hemp hearts; pepitas; raw sunflower seeds; water chestnuts; nutmeg; butternut squash; eggplant;
    milk thistle; cream soda; club soda; tonic water; brewed coffee; espresso powder; green tea; matcha; orange blossom water; rose water; tequila;
    dark rum; bourbon; Cointreau; Angostura bitters; tomato paste; San Marzano tomatoes; passata; fire-roasted tomatoes; tomatillos; roasted red
    peppers; Kalamata olives; capers, rinsed; dill pickles; sauerkraut juice; hearts of palm; artichoke hearts in water; jalapeño brine; Tuscan kale,
    stems removed; bird's eye chilies; Chinese cabbage; broccoli rabe; hearts of romaine; romaine hearts; a small bunch of dill; zest of 2 limes;
    juice of half a lemon; pinch of cayenne; freshly squeezed orange juice; store-bought guacamole; coriander root; sorrel; purslane; cress; baby
    leeks; celtuce; banana leaves; grated carrot; Vidalia onion, thinly sliced; fried sage leaves; crushed tomatoes with basil; water (about 110°F);
    ice cubes; food colouring; gel food coloring; cooking spray; nonstick cooking spray; parchment paper; baker's ammonia; Epsom salt; ascorbic acid;
    pectin; Sure-Jell; lemon verbena; lavender buds; rose petals; pandan leaves; ube, grated; purple yam; taro root; cassava, peeled; yuca; plantains;
    breadfruit; tamarind paste; kokum; dried mango powder (amchur); ajwain seeds; fresh fenugreek leaves; kasoori methi; drumstick leaves; bottle
    gourd; ridge gourd; pointed gourd; ivy gourd; snake gourd; raw banana; colocasia leaves; sabudana; vermicelli rice noodles; idli rice; basmati;
    red rice; foxtail millet; barnyard millet; ragi flour; jowar flour; bajra flour; sweet corn kernels; creamer potatoes; Red Bliss potatoes; Yukon
    golds; Dutch baby potatoes; Maris Piper potatoes; King Edward potatoes; Charlotte potatoes; Bramley apples; Cox apples; Conference pears; Victoria
    plums; blackcurrants; redcurrants; gooseberries; rhubarb; elderberries; sloes; rosehips; quinces; medlars; swede; runner beans; broad beans;
    spring greens; pointed cabbage; Jersey Royals; tenderstem broccoli; chicory; salsify; samphire; nettles; wild garlic; Savoy cabbage; pak choi;
    mooli; spring onion greens; coriander stalks; Thai eggplants; pea eggplants; long beans; banana blossom; bamboo shoots; straw mushrooms; krachai;
    sawtooth coriander; bird chilies; mung bean sprouts; shiso leaves; myoga; mitsuba; yuzu juice; sansho powder; gobo; kabocha; negi; umeboshi;
    shirataki; kuzu starch; Korean chili flakes; perilla leaves; Korean radish; Korean pear; dangmyeon; rock sugar; Chinese chives; winter melon;
    lotus seeds; dried jujubes; goji berries; black fungus; white fungus; chrysanthemum greens; snow fungus; gai lan; choy sum; dried tangerine peel;
    five-spice powder; cassia bark; epazote; hoja santa; achiote paste; chayote; nopalitos; masa; canela; hibiscus; poblano peppers; serranos; dried
    chiles de árbol; pasilla; barberries; dried limes; pomegranate arils; preserved lemons; Urfa biber; dried rose petals; orange flower water; rose
    harissa; vine leaves; lingonberries; cloudberries; dill fronds; rutabaga; beetroot, cooked; porcini powder; San Marzano DOP; cavolo nero;
    radicchio di Treviso; puntarelle; agretti; friarielli; borlotti; cannellini; ceci; fennel pollen; Calabrian chili; Taggiasca olives; Castelvetrano
    olives; caperberries; polenta; arborio; risotto rice; paella rice; pimentón de la Vera; piquillo peppers; padrón peppers; ñora peppers; saffron;
    espelette pepper; herbes de Provence; haricots blancs; flageolets; frisée; mâche; cornichons; shallots; Kirsch; calvados; cognac; pastis; Pernod;
    white rum; gin; vodka; mezcal; aquavit; Campari; Aperol; Coca-Cola; Sprite; ginger ale; root beer; lemonade; cranberry juice cocktail; tomato
    juice; apple juice; monk fruit sweetener; Splenda; Swerve; Truvia; Lyle's golden syrup; Karo syrup; treacle; cane syrup; vegetable shortening;
    Crisco; refined coconut oil; grapeseed oil; extra-virgin olive oil, for drizzling; beef tomatoes; chestnut mushrooms; oyster plant; crab apple
    jelly; egg plant; fish mint; buttercup squash; butter lettuce; butterhead lettuce; butternut; honeydew melon; honeynut squash; cream of coconut;
    sunflower seed butter; pumpkin seed butter; lamb's lettuce; chicken of the woods; hedgehog mushrooms; goose berries; horse radish
  `,
  ],
  [
    'meat',
    `
    boneless skinless chicken thighs; bone-in chicken breasts; chicken drumettes; whole roasting chicken; chicken livers; ground turkey; turkey
    breast; duck legs; Cornish game hens; rabbit; lamb shoulder; lamb shanks; rack of lamb; leg of lamb; ground lamb; goat meat; bison; ground
    venison; beef chuck roast; flat-iron steak; oxtails; short ribs; brisket; skirt steak, sliced; beef shin; stewing beef; veal cutlets; calf's
    liver; pork belly; pork tenderloin; pork shoulder; baby back ribs; ground pork; pig's trotters; ham hock; smoked bacon lardons; lard; beef tallow;
    duck fat; gelatin; leaf gelatine; bone marrow; foie gras; guanciale; pancetta; prosciutto; jamón ibérico; thick-cut bacon; salt pork; suet; pork
    rinds; chicken thighs with skin; spatchcocked chicken; chicken carcass; turkey mince; beef mince; lamb mince; pork mince; minced pork; stewing
    steak; braising steak; gammon joint; lamb neck fillets; venison haunch; pheasant; guinea fowl; ox cheeks; pig's cheeks; beef tendon; tripe;
    chicken feet; pork ribs; St. Louis ribs; carnitas; picanha; tri-tip; hanger steak; sirloin tip; eye of round; pork collar; secreto ibérico;
    merguez; boudin; andouille; chicken sausage; Italian sausage, casings removed; kielbasa; mortadella; 'nduja; speck; lardo; cooked ham; salami;
    pepperoni; chorizo; Spam; pulled pork; rotisserie chicken, shredded; corned beef; pastrami; bresaola; hot dogs; frankfurters; liverwurst; black
    pudding; haggis; duck confit; schmaltz; gelatine leaves; gummy bears; marshmallows; Jell-O; beef jerky; pork scratchings; chicken broth; beef
    bouillon cube; bone broth; turkey stock; demi-glace; chicken noodle soup; chili con carne; bolognese sauce; meatballs; cottage pie; Swedish
    meatballs; chicken nuggets; veal demi; salt beef; smoked turkey wings; bacon bits; bacon grease
  `,
  ],
  [
    'fish',
    `
    swordfish; Chilean sea bass; branzino; monkfish tails; skin-on salmon fillets; lemon sole; Dover sole; John Dory; turbot; mahi-mahi; wahoo; orange
    roughy; arctic char; rainbow trout; smoked haddock; kippers; smoked mackerel; pickled herring; canned sardines in oil; oil-packed tuna; anchovy
    fillets; anchovy paste; fish sauce; nam pla; bonito flakes; salmon roe; caviar; bottarga; unagi; smoked eel; catfish fillets; perch; walleye;
    pike; carp; red snapper; grouper; barramundi; basa; hake; pollock; whiting; sprats; whitebait; lutefisk; gravlax; salt cod; tilapia; kingfish;
    skate wings; sablefish; pompano; tilefish; Worcestershire sauce; Lea & Perrins; dashi; instant dashi powder; Thai fish sauce; Vietnamese fish
    sauce; fish sauce (nam pla); anchovies in oil; tinned tuna; tuna steaks; salmon fillet, skin on; hot-smoked salmon; trout roe; masago; tobiko; cod
    roe; taramasalata; fish stock; fish balls; fish cakes; gefilte fish; kamaboko; surimi sticks; lox; gravadlax; rollmops; matjes herring; bacalao;
    stockfish; boquerones; pilchards; sild; red mullet; gurnard; hamachi; ahi tuna; albacore; escolar; opah; cobia; croaker; drum fish; hoki;
    pangasius; swai; milkfish; hilsa; pomfret; rohu; Bombay duck; Caesar dressing; puttanesca sauce; tapenade; colatura di alici; garum; niboshi;
    katsuobushi; mentaiko
  `,
  ],
  [
    'crustaceans',
    `
    jumbo shrimp, peeled and deveined; tiger prawns; rock lobster tails; langoustines; crawfish tails; crayfish; lump crabmeat; Dungeness crab;
    soft-shell crabs; dried shrimp; shrimp paste; king crab legs; belacan; krill; spot prawns; lobster meat; prawns; raw king prawns; gambas;
    camarones; shrimp stock; prawn crackers; blue crab; scampi; coconut shrimp; crab cakes; lobster tails; shrimp chips; bagoong; XO sauce; yabbies;
    sakura shrimp; ebi
  `,
  ],
  [
    'molluscs',
    `
    littleneck clams; mussels, scrubbed; bay scallops; diver scallops; calamari rings; baby octopus; cuttlefish; squid ink; oysters on the half shell;
    clam juice; conch; periwinkles; escargots; abalone; cockles; razor clams; whelks; oyster sauce; vongole; pipis; snails; calamari; squid rings;
    sepia; pulpo; scallops; smoked oysters; mussels in escabeche; clam chowder; geoduck; limpets
  `,
  ],
  [
    'milk',
    `
    unsalted butter; ghee; half-and-half; heavy whipping cream; crème fraîche; clotted cream; buttermilk; evaporated milk; sweetened condensed milk;
    dulce de leche; Greek yogurt; skyr; labneh; kefir; quark; fromage blanc; mascarpone; ricotta; burrata; fresh mozzarella pearls; halloumi; paneer;
    queso fresco; cotija; Oaxaca cheese; feta, crumbled; Manchego; Comté; Gruyère; Emmental; Jarlsberg; Havarti; pepper jack; Monterey Jack; Colby;
    provolone; fontina; taleggio; Gorgonzola; Roquefort; Stilton; Camembert; brie; chèvre; Boursin; string cheese; American cheese slices; Velveeta;
    cottage cheese; cream cheese; sour cream; Mexican crema; whipped cream; dried milk powder; goat milk; whey protein powder; pecorino romano; Grana
    Padano; Parmigiano-Reggiano; asiago; caciocavallo; scamorza; Limburger; Wensleydale; Red Leicester; Cheshire cheese; Lancashire cheese; raclette;
    mizithra; kefalotyri; bryndza; oscypek; brunost; Cool Whip; malai; khoya; lassi; tzatziki; raita; Alfredo sauce; vodka sauce; béchamel; white
    chocolate chips; milk chocolate; caramel sauce; fudge; vanilla ice cream; gelato; lemon sherbet; frozen yogurt; butterscotch chips; malted milk
    powder; Nutella; pesto; spinach dip; queso dip; clam chowder; lobster bisque; cream of chicken soup; tres leches cake; cheese curds; butter
    chicken; saag paneer; creamed spinach; French onion dip; Philly cream cheese; Laughing Cow; Babybel; cheese sauce; shredded Mexican blend; Kraft
    Singles; nacho cheese; Cheez Whiz; queso blanco; queso Oaxaca; Chihuahua cheese; crema; requesón; cajeta; dahi; chhena; mawa; rasgulla; kulfi;
    shrikhand; ayran; kashk; akkawi; nabulsi cheese; shanklish; labneh balls; crème double; reblochon; Cantal; Bleu d'Auvergne; tomme de Savoie;
    Saint-Nectaire; Munster; Époisses; fourme d'Ambert; Beaufort; petit-suisse; robiola; stracchino; crescenza; ricotta salata; Bel Paese; Montasio;
    Piave; Ubriaco; Quark; Schmand; Handkäse; Bergkäse; Allgäuer Emmentaler; Mahón; Idiazábal; Cabrales; tetilla; Västerbotten; Prästost; messmör;
    filmjölk; Danbo; Gouda; Edam; Leerdammer; Old Amsterdam; double Gloucester; Cornish Yarg; Caerphilly; custard; rice pudding; ice cream; Bird's Eye
    Cool Whip; Reddi-wip; half and half; evaporated goat milk; malted milk; Horlicks; Ovaltine; hot fudge; Werther's Originals; Milkybar; Galaxy
    chocolate; Cadbury Dairy Milk; Maltesers; Twix; Rolos; M&M's; Reese's Pieces; Bailey's Irish Cream; Alfredo; mornay sauce; carbonara sauce; butter
    chicken sauce; tikka masala sauce; palak paneer; moussaka; fondue; ranch dressing; blue cheese dressing; cream of celery soup; tomato bisque;
    buttermilk biscuits; croissants; brioche buns; cheesecake; tiramisu; panna cotta; whey; casein; Lurpak; Kerrygold; Anchor butter; Land O Lakes
    butter
  `,
  ],
  [
    'eggs',
    `
    large eggs; egg whites; egg yolks; quail eggs; hard-boiled eggs; egg wash; mayonnaise; Kewpie mayo; garlic aioli; hollandaise; meringue cookies;
    lemon curd; vanilla custard; marshmallow fluff; Caesar dressing; ladyfingers; brioche; egg noodles; fresh pappardelle; challah; choux pastry;
    angel food cake; eggnog; crème anglaise; French toast; quiche; tortellini; Yorkshire puddings; pavlova; tartar sauce; dried egg white powder;
    spaetzle; pastel de nata; imitation crab; aioli; Hellmann's; Miracle Whip; béarnaise; meringue nests; egg custard; tagliatelle; tortelloni; quiche
    Lorraine; frittata; omelette; Scotch eggs; egg fried rice; egg salad; deviled eggs; tamago; chawanmushi; flan; crème brûlée; zabaglione; macarons;
    coconut macaroons; financiers; madeleines; sponge fingers; panettone; pancakes; waffles; crêpes; Dutch pancakes; popovers; profiteroles; éclairs;
    egg rolls; egg wonton noodles; spätzle; matzo balls; nougat; Toblerone; advocaat; tartare sauce
  `,
  ],
  [
    'gluten',
    `
    all-purpose flour; bread flour; 00 flour; semolina; spelt flour; rye flour; whole wheat pastry flour; wheat germ; vital wheat gluten; seitan;
    couscous; pearl couscous; bulgur; freekeh; farro; pearl barley; wheat berries; steel-cut oats; rolled oats; panko; Italian breadcrumbs; sourdough
    starter; ciabatta; focaccia; baguette; rye bread; naan; pita; flour tortillas; lavash; phyllo dough; puff pastry; pie crust; pizza dough; crescent
    rolls; hamburger buns; English muffins; bagels; croutons; saltines; graham crackers; Ritz crackers; matzo meal; pretzels; spaghetti; orzo;
    orecchiette; bucatini; ziti; lasagna sheets; gnocchi; ravioli; udon noodles; ramen noodles; wonton wrappers; gyoza wrappers; spring roll wrappers;
    egg roll wrappers; soy sauce; teriyaki sauce; hoisin sauce; dark soy sauce; ponzu; malt vinegar; lager; Guinness; wheat beer; barley malt syrup;
    Oreos; gingersnaps; digestive biscuits; shortbread; Biscoff cookies; speculoos; vanilla wafers; waffle cones; brownies; cake mix; pancake mix;
    Bisquick; samosas; empanadas; pierogi; pot stickers; chicken nuggets; fish sticks; onion rings; Kit Kat bars; malted milk balls; Weetabix;
    Grape-Nuts; Raisin Bran; Rice Krispies; granola; muesli; croissants; doughnuts; churros; baklava; kataifi; stuffing mix; yakisoba noodles;
    Marmite; cream of mushroom soup; mac and cheese; frozen pizza; garlic bread; apple pie; Triscuits; breadsticks; crumpets; pumpernickel; matzo ball
    mix; beer-battered cod; fregola; einkorn flour; kamut; chapati flour; roti; paratha; strong bread flour; plain flour; self-raising flour;
    wholemeal flour; type 00 flour; atta flour; maida; rava; sooji; dalia; seviyan; spelt; einkorn; emmer; bulgar wheat; giant couscous; risoni;
    ditalini; casarecce; paccheri; trofie; pici; mafaldine; anelletti; stelline; acini di pepe; lumaconi; gemelli; cavatelli; Israeli couscous;
    maftoul; filo; yufka; brick pastry; shortcrust pastry; hot water crust pastry; choux; Danish pastry; Jus-Rol puff pastry; Pillsbury crescent
    dough; Aunt Jemima pancake mix; golden breadcrumbs; Jacob's cream crackers; Carr's water crackers; oatcakes; Ryvita; Wasa; matzah; Nilla wafers;
    rich tea biscuits; ginger nuts; custard creams; bourbon biscuits; Hobnobs; savoiardi; Lotus Biscoff; Oreo crumbs; graham cracker crust; Shreddies;
    Special K; Cheerios; All-Bran; flapjacks; porridge oats; oatmeal; oat flour; oat bran; oat milk; sourdough; brioche; challah; hot dog buns; kaiser
    rolls; bolillos; pita bread; chapatis; rotis; puri; bao buns; steamed buns; mantou; udon; somen; ramen; lo mein noodles; yakisoba; wonton skins;
    gyoza skins; Kikkoman soy sauce; teriyaki; hoisin; Maggi seasoning; Vegemite; beer; ale; stout; barley; malt; fish fingers; breaded chicken;
    schnitzel; katsu curry sauce; Japanese curry roux; tempura batter; spring rolls; dim sum; dumplings; pizza; calzone; lasagne; mac & cheese;
    Yorkshire puddings; stuffing; bread sauce; apple crumble topping; cookies; cinnamon rolls; kit kats; malt balls; wheat gluten; mock duck; melba
    toast; bagel chips; Triscuit; Wheat Thins; Goldfish crackers; Chex mix
  `,
  ],
  [
    'nuts',
    `
    sliced almonds; marcona almonds; almond flour; almond butter; almond milk; marzipan; almond paste; frangipane; walnuts; pecans; candied pecans;
    cashews; cashew cream; pistachios; hazelnuts; filberts; macadamia nuts; Brazil nuts; mixed nuts; chopped nuts; walnut oil; hazelnut oil; praline;
    gianduja; Nutella; amaretti cookies; nougat; trail mix; romesco sauce; almond croissants; macarons; torrone; baklava; Ferrero Rocher; orgeat;
    pecan pie; muhammara; cashew cheese; blanched almonds; ground almonds; almond meal; toasted flaked almonds; pistachio paste; pecan halves; chopped
    walnuts; walnut pieces; raw cashews; cashew butter; hazelnut meal; macadamias; nut butter; cashew milk; Marcona almonds; sugared almonds; Jordan
    almonds; amaretti; florentines; Bakewell tart; turrón; romesco; Ferrero Rochers; Almond Joy; walnut bread; banana nut bread; maple pecan granola;
    date and walnut loaf; almond flour tortillas; almond butter cookies; pistachio ice cream; butter pecan ice cream; rocky road ice cream; hazelnut
    chocolate spread; cashew cream cheese; Cadbury Fruit & Nut; pistachio halva; honey roasted cashews
  `,
  ],
  [
    'peanuts',
    `
    dry-roasted peanuts; creamy peanut butter; PB2; Reese's peanut butter cups; satay sauce; peanut brittle; crushed peanuts; Snickers bars; peanut
    butter chips; boiled peanuts; groundnuts; Butterfinger; peanuts; salted peanuts; peanut butter; natural peanut butter; Skippy peanut butter;
    peanut sauce; satay; peanut flour; Reese's; peanut M&M's; Snickers; groundnut stew; peanut noodles; monkey nuts; Thai peanut dressing; Nutter
    Butter cookies; Cracker Jack
  `,
  ],
  [
    'soy',
    `
    firm tofu; silken tofu; tempeh; edamame; shelled edamame; miso paste; soy milk; soy sauce; tamari; natto; soybeans; TVP; soy flour; doenjang;
    gochujang; doubanjiang; hoisin; yuba; black bean sauce; soy lecithin; inari pockets; soy curls; fermented black beans; teriyaki sauce; liquid
    aminos; oyster-flavored soy sauce; koya dofu; tofu; extra-firm tofu, pressed and cubed; smoked tofu; tofu puffs; soya milk; soya mince; miso;
    white miso paste; gluten-free tamari; ssamjang; hoisin sauce; soya chunks; textured soy protein; okara; soy yogurt; Silk soy milk; kecap manis;
    Bragg's liquid aminos; soybean sprouts; tofu skin; miso soup; inari
  `,
  ],
  [
    'sesame',
    `
    tahini; toasted sesame seeds; black sesame seeds; sesame oil; hummus; halva; za'atar; baba ghanoush; everything bagel seasoning; furikake;
    gomasio; dukkah; sesame sticks; sesame seeds; sesame brittle; gomashio; benne seeds; sesame crackers; everything bagels; baba ganoush; sesame
    bagels; goma dressing; tahini dressing; sesame noodles; simit; shichimi togarashi; black sesame paste
  `,
  ],
  [
    'mustard',
    `
    Dijon mustard; yellow mustard seeds; dry mustard; whole-grain mustard; honey mustard; Colman's mustard powder; mustard oil; mostarda; piccalilli;
    Grey Poupon; karashi; mustard; English mustard; German mustard; hot mustard; mustard seeds; mustard powder; grain mustard; Colman's; French's
    yellow mustard; wholegrain mustard; karashi mustard; ballpark mustard; creole mustard
  `,
  ],
  [
    'celery',
    `
    celery stalks; celeriac; celery salt; celery seeds; celery hearts; mirepoix; celery root; celery; celery ribs, chopped; diced celery; celery seed;
    celery sticks; celery leaves; 2 sticks celery; 1 stalk of celery; celery root, peeled; celery stalks with leaves; Chinese celery
  `,
  ],
  [
    'sulphites',
    `
    dry white wine; red wine; Marsala wine; sherry; port; prosecco; champagne; dry vermouth; cooking wine; Madeira; white wine; dry sherry; Marsala;
    Prosecco; Vermouth; Champagne; Burgundy wine; Sauvignon blanc; cooking sherry
  `,
  ],
  [
    'lupin',
    `
    lupin flour; lupini beans; lupin flakes
  `,
  ],
  [
    'milk',
    `
    shaved parmesan; grated cheese; cheese tortellini; cheddar biscuits; cream cheese frosting; buttercream; butter, melted; sweet cream butter;
    low-fat yogurt; vanilla Greek yogurt; cheese sticks; blue cheese crumbles; smoked gouda; goat cheese log; chocolate pudding; tapioca pudding;
    cheesy garlic bread; chicken Alfredo; broccoli cheddar soup; potato leek soup; New England clam chowder; cream puffs; key lime pie; banana cream
    pie; caramels; Milky Way bars; malted milkshake; whipped topping; quesadillas; queso fundido; cheeseburgers; scalloped potatoes; lasagna; crab
    rangoon; milk bread; milk chocolate chunks; white chocolate; dairy creamer; sour cream and onion chips; mac and cheese; cheese ravioli; sweet
    butter; string cheese sticks; fresh chèvre; smoked provolone
  `,
  ],
  [
    'eggs',
    `
    beaten eggs; scrambled eggs; large egg yolks; egg salad sandwich; meringue pie; mayo; chocolate éclairs; cake donuts; sponge cake; fresh egg
    pasta; egg fettuccine; tamagoyaki; lemon meringue; kewpie; soufflé; pumpkin pie; pecan pie; egg noodles, cooked; matzah brei; challah bread
  `,
  ],
  [
    'gluten',
    `
    beer bread; dinner rolls; crusty bread; whole-grain bread; rotini; tri-color rotini; cooked elbow pasta; alphabet pasta; ramen noodle packets;
    instant ramen; crushed pretzels; cookie crumbs; fudge brownies; chocolate chip cookies; pound cake; angel food cake; corn dogs; breaded shrimp;
    chicken tenders, breaded; beef Wellington; chicken pot pie; flour, for dusting; seasoned flour; wheat bran; rye crackers; multigrain crackers;
    oyster crackers; Cheez-Its; pita chips; bread cubes; toast points; hoagie rolls; sub rolls; tortilla wraps; egg rolls; crab rangoon; shrimp
    tempura; beer; hard pretzels; malted milk powder; chow mein noodles; dumplings; fish and chips; beef barley soup; chicken noodle soup; soy sauce,
    low sodium; bulgogi sauce; General Tso's sauce; oat clusters; instant oatmeal packets; cream crackers; orzo pasta; Israeli couscous salad
  `,
  ],
  [
    'nuts',
    `
    glazed walnuts; spiced pecans; toasted hazelnuts; almond slivers; walnut halves; nut granola; almond biscotti; maple walnuts; hazelnut creamer;
    cashew chicken; praline topping; trail mix; pistachio kernels; honey almonds; marzipan figures; almond crusted cod
  `,
  ],
  [
    'peanuts',
    `
    chopped peanuts; peanut butter cookies; peanut butter cups; peanut butter crackers; chocolate covered peanuts; honey-roasted peanuts; peanut
    butter powder
  `,
  ],
  [
    'fish',
    `
    tuna salad; fish tacos; salmon burgers; smoked salmon; fried catfish; cod cheeks; tuna melt; fish curry; anchovy butter; crab sticks; fish and
    chips; cod liver; salmon jerky; lox spread; sardine paste
  `,
  ],
  [
    'crustaceans',
    `
    shrimp scampi; lobster ravioli; crab dip; shrimp fried rice; crawfish étouffée; shrimp bouillon; crab legs; popcorn shrimp; prawn curry; lobster
    mac and cheese
  `,
  ],
  [
    'molluscs',
    `
    clam sauce; fried calamari; oyster stew; mussel broth; squid ink pasta; scallop ceviche; clam dip; snails in garlic butter
  `,
  ],
  [
    'soy',
    `
    soy sauce; tofu noodles; miso dressing; teriyaki chicken; soy crumbles; marinated tofu; edamame hummus; soy creamer; miso glaze
  `,
  ],
  [
    'sesame',
    `
    tahini sauce; sesame ginger dressing; hummus; sesame chicken; sesame oil blend; tahini paste; sesame breadsticks
  `,
  ],
  [
    'meat',
    `
    chicken tacos; beef stew meat; pork carnitas; sausage gravy; bacon jam; chicken salad; ham sandwich; turkey chili; meat sauce; pepperoni pizza;
    BLT; chicken stock; lamb korma; steak tips; bacon, cooked and crumbled; chicken sausage links; beef franks; breakfast links; pork dumplings;
    chicken wings
  `,
  ],
]
