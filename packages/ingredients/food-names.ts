/** Words that describe a food but never identify it. */
export const descriptors = words(
  'fresh large medium small big jumbo ripe raw organic pure good quality best packed unsalted salted sharp mild extra virgin lean boneless skinless uncooked homemade natural unsweetened reduced low sodium fat free full nonfat skim plain freshly whisked beaten tinned jarred',
)

/** Foods that are sold ground: 'ground cumin' is cumin. */
export const spices = words(
  'cumin cinnamon nutmeg turmeric coriander cardamom clove allspice paprika cayenne fennel mace sage thyme black white pepper',
)

/** Herbs: 'basil leaves' and 'dried basil' are basil. */
export const herbs = words('oregano thyme basil rosemary parsley dill sage marjoram mint tarragon chive cilantro bay')

/** Kinds of salt and temperatures of water. */
export const salts = words('kosher sea table fine coarse flaky himalayan iodized pink')
export const waters = words('hot warm cold ice iced boiling lukewarm cool tap')

/** Synonyms and the name they map to. */
export const synonyms: ReadonlyMap<string, string> = pairs(`
  pepper, ground black pepper, black peppercorn, peppercorn = black pepper
  ground chuck, ground sirloin, minced beef, beef mince, hamburger meat, mince = ground beef
  green onion, spring onion = scallion
  granulated sugar, white sugar, granulated white sugar, white granulated sugar, caster sugar, superfine sugar, white caster sugar = sugar
  icing sugar, confectioners sugar, confectioner sugar, confectioner’s sugar, confectioners’ sugar = powdered sugar
  light brown sugar, dark brown sugar = brown sugar
  plain flour, ap flour, all purpose white flour, general purpose flour = all purpose flour
  whole milk, 2% milk = milk
  whipping cream, heavy whipping cream, double cream, thickened cream = heavy cream
  parmigiano reggiano, parmigiano, parmesan cheese = parmesan
  cheddar cheese = cheddar
  mozzarella cheese = mozzarella
  gouda cheese = gouda
  feta cheese = feta
  provolone cheese = provolone
  gruyere cheese = gruyere
  ricotta cheese = ricotta
  monterey jack cheese = monterey jack
  apple cider vinegar = cider vinegar
  worcestershire = worcestershire sauce
  mayo = mayonnaise
  catsup, tomato ketchup = ketchup
  corn starch = cornstarch
  bicarbonate of soda, bicarb = baking soda
  garbanzo bean, garbanzo = chickpea
  frank, frankfurter, wiener, beef frank = hot dog
  macaroni, elbow pasta = elbow macaroni
  prawn = shrimp
  aubergine = eggplant
  courgette = zucchini
  yoghurt = yogurt
  greek yoghurt, greek style yoghurt, greek style yogurt = greek yogurt
  vanilla, vanilla essence = vanilla extract
  chilli powder, chile powder = chili powder
  chili flake, chilli flake, crushed red pepper = red pepper flake
  active dry yeast, instant yeast, instant dry yeast = dry yeast
  lemon wedge = lemon
  lime wedge = lime
  powdered mustard, mustard powder, ground mustard, english mustard powder = dry mustard
  ginger powder, dried ginger, powdered ginger = ground ginger
  evoo = olive oil
  party wing, wing = chicken wing
  coriander leaf = cilantro
  sesame hamburger bun, burger bun, sesame bun = hamburger bun
  stock = broth
  chicken stock, chicken bone broth = chicken broth
  beef stock = beef broth
  vegetable stock, veggie stock, veggie broth, veg stock = vegetable broth
  fish broth = fish stock
  turkey stock = turkey broth
  mushroom stock = mushroom broth
  bone stock = bone broth
  old fashioned oat, old fashioned rolled oat, porridge oat, oat flake = rolled oat
  quick cooking oat, instant oat = quick oat
  sweetcorn, sweet corn, corn kernel, sweet corn kernel, whole kernel corn, sweetcorn kernel, canned corn, canned sweetcorn = corn
  capsicum, sweet pepper = bell pepper
  green capsicum, green pepper, green sweet pepper = green bell pepper
  red capsicum, red pepper, red sweet pepper = red bell pepper
  yellow capsicum, yellow pepper = yellow bell pepper
  orange capsicum, orange pepper = orange bell pepper
  fresh coriander, coriander stem, coriander sprig, cilantro leaf, fresh cilantro = cilantro
  canned tuna, tuna fish, albacore tuna = tuna
  chile, chili pepper, chile pepper, chilli pepper = chilli
  red chili, red chile, red chili pepper, red chile pepper, red chilli pepper = red chilli
  green chili, green chile, green chili pepper, green chile pepper, green chilli pepper = green chilli
  extra firm tofu = firm tofu
  beancurd, bean curd = tofu
  canned chickpea = chickpea
  canned black bean = black bean
  canned kidney bean = kidney bean
  rocket, rocket leaf = arugula
  beetroot = beet
  swede = rutabaga
  mangetout = snow pea
  broad bean = fava bean
  cornflour = cornstarch
  minced pork, pork mince = ground pork
  minced lamb, lamb mince = ground lamb
  minced turkey, turkey mince = ground turkey
  minced chicken, chicken mince = ground chicken
  king prawn, tiger prawn = shrimp
  gammon = ham
  chicken drumette = chicken wing
  salmon fillet = salmon
  cod fillet = cod
  self raising flour = self rising flour
  wholemeal flour, whole meal flour = whole wheat flour
  strong flour, strong white flour, strong white bread flour = bread flour
  ground almond, almond meal = almond flour
  philadelphia cream cheese, philadelphia = cream cheese
  yolk = egg yolk
  sea salt flake, salt flake, maldon salt, maldon sea salt flake = salt
  baby rocket leaf, baby rocket, baby arugula, rocket salad = arugula
  golden caster sugar, golden granulated sugar = sugar
  flat leaf parsley, italian parsley, curly parsley, flat leaf italian parsley = parsley
  dry quinoa = quinoa
  celery rib, celery stalk, celery stick, celery heart = celery
  fennel bulb = fennel
  eschalot = shallot
  pouring cream = heavy cream
  crushed red pepper flake, dried chili flake, dried chilli flake, hot red pepper flake = red pepper flake
  whole milk ricotta, whole milk ricotta cheese = ricotta
  tomato passata = passata
  fire roasted diced tomato, fire roasted crushed tomato, fire roasted canned tomato = fire roasted tomato
  natural yogurt, natural yoghurt = yogurt
  cauliflower head = cauliflower
  broccoli head = broccoli
  lemongrass stem, lemongrass stalk = lemongrass
  root ginger, ginger root, gingerroot = ginger
  jalapeno pepper, jalapeno chile, jalapeno chilli, green jalapeno = jalapeno
  serrano chile, serrano chili = serrano pepper
  purple cabbage = red cabbage
  english pea, green pea, garden pea, petit pois = pea
  flatleaf parsley = parsley
  chilli oil = chili oil
  soya milk = soy milk
  goats cheese, soft goat cheese, soft goats cheese = goat cheese
  gorgonzola cheese = gorgonzola
  pecorino cheese = pecorino
  parmigiano reggiano cheese = parmesan
  semisweet chocolate = semi sweet chocolate
  semisweet chocolate chip = semi sweet chocolate chip
  garbanzo bean flour = chickpea flour
  unbleached all purpose flour = all purpose flour
  unbleached bread flour, white bread flour, strong bread flour = bread flour
  light soft brown sugar, soft light brown sugar, soft brown sugar = brown sugar
  runny honey, clear honey, liquid honey = honey
  turmeric powder = turmeric
  cinnamon powder, powdered cinnamon = cinnamon
  cumin powder = cumin
  coriander powder = coriander
  saffron thread, saffron strand = saffron
  bicarb soda = baking soda
  tahini paste = tahini
  penne pasta = penne
  orzo pasta = orzo
  long grain white rice = long grain rice
  white breadcrumb, bread crumb = breadcrumb
  panko bread crumb, panko breadcrumb = panko
  sriracha sauce = sriracha
  chorizo sausage = chorizo
  salmon filet = salmon
  lambs kidney = lamb kidney
  pecan nut, pecan half = pecan
  walnut half = walnut
  distilled white vinegar = white vinegar
  rice wine vinegar, unseasoned rice vinegar = rice vinegar
  whole grain mustard, wholegrain mustard = grainy mustard
  soda water = club soda
`)

/** Foods that belong to a wider one: a search for 'onion' finds 'red onion'. The lists are explicit, so 'sweet potato' is not a potato. */
export const families: ReadonlyMap<string, string> = pairs(`
  red onion, yellow onion, white onion, sweet onion, brown onion, vidalia onion = onion
  cherry tomato, roma tomato, plum tomato, grape tomato, crushed tomato, tomato puree, fire roasted tomato, canned tomato = tomato
  russet potato, gold potato, yukon gold potato, red potato, new potato, maris piper potato, waxy potato, floury potato = potato
  button mushroom, white mushroom, white button mushroom, cremini mushroom, shiitake mushroom, portobello mushroom = mushroom
  red bell pepper, green bell pepper, yellow bell pepper, orange bell pepper = bell pepper
  romaine lettuce, iceberg lettuce, romaine, green leaf lettuce, butter lettuce = lettuce
  red cabbage, green cabbage, savoy cabbage, napa cabbage = cabbage
  granny smith apple, green apple, red apple = apple
  all purpose flour, bread flour, cake flour, self rising flour, self raising flour = flour
  white rice, brown rice, basmati rice, jasmine rice, long grain rice, arborio rice = rice
  spaghetti, penne, elbow macaroni, linguine, fettuccine, rigatoni, fusilli, farfalle, rotini, ziti = pasta
  black bean, kidney bean, red kidney bean, pinto bean, cannellini bean, navy bean, white bean = bean
  cheddar, mozzarella, parmesan, gouda, smoked gouda, feta, provolone, gruyere, monterey jack, american cheese, swiss cheese, blue cheese, goat cheese, asiago cheese = cheese
  chicken breast, chicken thigh, chicken drumstick, chicken wing, chicken leg, chicken tender, chicken fillet, whole chicken, rotisserie chicken, chicken tenderloin, chicken cutlet, chicken breast fillet, chicken thigh fillet = chicken
  turkey breast, turkey thigh, turkey leg = turkey
  chuck roast, beef chuck, stewing beef, stew beef, beef stew meat, brisket, beef brisket, flank steak, skirt steak, sirloin steak, ribeye steak, beef steak, braising steak, beef tenderloin, beef short rib, rump steak, top sirloin = beef
  lamb shoulder, lamb leg, lamb chop, leg of lamb, shoulder of lamb, lamb shank = lamb
  firm tofu, silken tofu, soft tofu, smoked tofu = tofu
  rolled oat, quick oat, steel cut oat = oat
  baby carrot, grated carrot, shredded carrot = carrot
  butternut squash, acorn squash, kabocha squash, delicata squash, spaghetti squash, summer squash, yellow squash = squash
  persian cucumber, english cucumber, lebanese cucumber = cucumber
  baby spinach, spinach leaf, baby spinach leaf, frozen spinach = spinach
  baby kale, lacinato kale, curly kale = kale
  red chilli, green chilli, thai chilli, bird eye chilli, birds eye chilli, chili, jalapeno, serrano pepper, thai chile, fresno chile = chilli
  walnut, pecan, almond, cashew, hazelnut, pistachio, macadamia, macadamia nut, mixed nut, brazil nut = nut
  lime juice, lime zest, lime rind, lime peel, lime wedge = lime
  lemon juice, lemon zest, lemon rind, lemon peel, lemon wedge = lemon
  orange zest, orange rind, orange peel = orange
  baby corn, frozen corn = corn
  ground ginger = ginger
  baby potato, fingerling potato = potato
  hamburger bun, hot dog bun, brioche bun = bun
  heavy cream, light cream, single cream, cooking cream, table cream = cream
  greek yogurt = yogurt
  cider vinegar, white vinegar, red wine vinegar, white wine vinegar, rice vinegar, sherry vinegar, malt vinegar, balsamic vinegar = vinegar
  chicken broth, beef broth, vegetable broth, bone broth, fish stock, turkey broth, mushroom broth = broth
  light soy sauce, dark soy sauce = soy sauce
  dill pickle, dill pickle chip, pickle chip = pickle
  dark chocolate, milk chocolate, white chocolate, semi sweet chocolate, bittersweet chocolate = chocolate
  green olive, black olive, kalamata olive = olive
  pork chop, pork loin, pork tenderloin, pork shoulder, pork belly = pork
  egg white, egg yolk = egg
  dry yeast, fresh yeast = yeast
  yellow mustard, dijon mustard, grainy mustard = mustard
  light coconut milk, full fat coconut milk = coconut milk
  rice noodle, egg noodle, ramen noodle, ramen, udon, udon noodle, soba, soba noodle, vermicelli, glass noodle = noodle
  cod, salmon, haddock, halibut, tilapia, trout, sea bass, mackerel, snapper, sole, white fish = fish
  italian sausage, pork sausage, breakfast sausage, chicken sausage, smoked sausage = sausage
  sourdough bread, sourdough, white bread, whole wheat bread, french bread, italian bread, rye bread, sandwich bread, crusty bread, baguette, ciabatta = bread
  pepper jack, pepper jack cheese, colby jack, colby cheese, brie, havarti, fontina, pecorino, pecorino romano, manchego, mexican cheese blend, cheese blend = cheese
  red lentil, green lentil, brown lentil, puy lentil, black lentil, dry red lentil, french lentil = lentil
  turkey bacon, streaky bacon, back bacon, smoked bacon = bacon
  deli ham, black forest ham, smoked ham = ham
  sea scallop, bay scallop = scallop
  white wine, red wine, dry white wine, dry red wine, rose wine = wine
  chocolate chip, dark chocolate chip, semi sweet chocolate chip, milk chocolate chip, white chocolate chip = chocolate
  cilantro, ground coriander, coriander seed = coriander
  vegetable oil, olive oil, canola oil, neutral oil, cooking oil, sunflower oil, peanut oil, corn oil, rapeseed oil, avocado oil, frying oil = oil
`)

/** Assumed to be in every kitchen: never missing, and without weight when recipes are compared. */
export const staples: readonly string[] = [
  'water',
  'salt',
  'black pepper',
  'oil',
  'ice cube',
  'ice',
  'cooking spray',
  'nonstick cooking spray',
]

/** Words of food names that are capitalised. */
export const properNames = words(
  'american swiss dijon worcestershire parmesan cheddar gouda gruyere monterey italian greek french mexican cajun tabasco sriracha yukon dutch german english japanese thai chinese indian granny smith',
)

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

function pairs(text: string): ReadonlyMap<string, string> {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.split('='))
  return new Map(lines.flatMap(([names = '', name = '']) => names.split(',').map((other) => [other.trim(), name.trim()] as const)))
}
