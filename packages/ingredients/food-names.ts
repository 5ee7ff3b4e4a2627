/** Words that describe a food but never identify it. */
export const descriptors = words(
  'fresh large medium small big jumbo ripe raw organic pure good quality best packed unsalted salted sharp mild extra virgin lean boneless skinless uncooked homemade natural unsweetened reduced low sodium fat free full nonfat skim plain freshly',
)

/** Foods that are sold ground: 'ground cumin' is cumin. */
export const spices = words(
  'cumin cinnamon nutmeg ginger turmeric coriander cardamom clove allspice mustard paprika cayenne fennel mace sage thyme black white pepper',
)

/** Herbs: 'basil leaves' and 'dried basil' are basil. */
export const herbs = words('oregano thyme basil rosemary parsley dill sage marjoram mint tarragon chive cilantro bay')

/** Kinds of salt and temperatures of water. */
export const salts = words('kosher sea table fine coarse flaky himalayan iodized pink')
export const waters = words('hot warm cold ice iced boiling lukewarm cool tap')

/** Synonyms and the name they map to. */
export const synonyms: ReadonlyMap<string, string> = pairs(`
  pepper, ground black pepper, black peppercorn, peppercorn = black pepper
  ground chuck, ground sirloin, minced beef, beef mince, hamburger meat = ground beef
  green onion, spring onion = scallion
  granulated sugar, white sugar, caster sugar, superfine sugar = sugar
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
  powdered mustard, mustard powder = dry mustard
  evoo = olive oil
  party wing, wing = chicken wing
  coriander leaf = cilantro
  sesame hamburger bun, burger bun, sesame bun = hamburger bun
`)

/** Foods that belong to a wider one: a search for 'onion' finds 'red onion'. The lists are explicit, so 'sweet potato' is not a potato. */
export const families: ReadonlyMap<string, string> = pairs(`
  red onion, yellow onion, white onion, sweet onion, brown onion, vidalia onion = onion
  cherry tomato, roma tomato, plum tomato, grape tomato, crushed tomato, tomato puree, fire roasted tomato, canned tomato = tomato
  russet potato, gold potato, yukon gold potato, red potato, baby potato, new potato = potato
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
  chicken breast, chicken thigh, chicken drumstick, chicken wing, chicken leg, chicken tender, chicken fillet, whole chicken = chicken
  hamburger bun, hot dog bun, brioche bun = bun
  heavy cream, light cream, single cream, cooking cream, table cream = cream
  greek yogurt = yogurt
  cider vinegar, white vinegar, red wine vinegar, white wine vinegar, rice vinegar, sherry vinegar, malt vinegar, balsamic vinegar = vinegar
  chicken broth, beef broth, vegetable broth, bone broth = broth
  chicken stock, beef stock, vegetable stock, fish stock = stock
  light soy sauce, dark soy sauce = soy sauce
  dill pickle, dill pickle chip, pickle chip = pickle
  dark chocolate, milk chocolate, white chocolate, semi sweet chocolate, bittersweet chocolate = chocolate
  green olive, black olive, kalamata olive = olive
  pork chop, pork loin, pork tenderloin, pork shoulder, pork belly = pork
  egg white, egg yolk = egg
  dry yeast, fresh yeast = yeast
  yellow mustard, dijon mustard, grainy mustard = mustard
  vegetable oil, olive oil, canola oil, neutral oil, cooking oil, sunflower oil, peanut oil, corn oil, rapeseed oil, avocado oil, frying oil = oil
`)

/** Assumed to be in every kitchen: never missing, and without weight when recipes are compared. */
export const staples: readonly string[] = ['water', 'salt', 'black pepper', 'oil']

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
