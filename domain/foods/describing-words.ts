/** Words that join the foods of a line. */
export const connectors =
  'and or plus with of from in on over under without no not minus except topped filled stuffed coated dipped packed drizzled'

/** Words that describe a food, its amount or its preparation, and don't name one. */
export const neutralWords = [
  // amounts, sizes and packages
  `oz ounce ounces lb lbs pound pounds g gram grams kg kilo kilogram ml milliliter millilitre l liter litre cl dl cup cups tbsp tbs tablespoon
  tablespoons tsp teaspoon teaspoons quart qt pint pt gallon gal inch inches cm mm can cans tin tins jar jars bottle bottles bag bags box boxes
  package packages packet packets pkg pack packs carton container tub tube sachet envelope bunch bunches handful handfuls pinch dash splash drizzle
  drop drops knob pat glug sprinkle sprinkling grating gratings nest nests discard active hydration chop coat crisps louis decoration decorate smidge touch bit few couple several some little lot dozen pair half halves quarter quarters third
  piece pieces slice slices stick sticks block blocks wedge wedges chunk chunks cube cubes sheet sheets head heads bulb bulbs clove sprig sprigs stalk
  stalks stem stems rib ribs leaf leaves strand strands thread threads spear spears ear ears cob cobs bundle bundles round rounds log logs ball balls loaf loaves scoop
  scoops serving servings portion portions size sized small medium large big extra jumbo mini baby tiny regular standard giant colossal petite bite thin
  thick heaping heaped level scant generous rounded about approx approximately around roughly circa each per total weight weighing one two three four
  five six seven eight nine ten twelve count ct u x amount recipe batch squeeze square squares bar ring rings band tray punnet bowl glass shot fifth
  single double triple`,
  // preparation, before and after
  `fresh freshly dried dry frozen thawed defrosted chilled cold cool cooled warm warmed hot boiling lukewarm tepid room temperature temp soft softened
  melted browned clarified raw ripe unripe overripe firm mature cooked uncooked precooked parcooked parboiled blanched steamed boiled baked roasted roast
  toasted grilled broiled charred smoked fried sauteed seared poached braised barbecued blackened caramelized caramelised pickled brined cured
  fermented marinated canned tinned bottled jarred packaged prepared homemade store bought storebought shop purchased leftover day old stale chopped minced
  diced cubed sliced grated shredded julienned julienne spiralized crushed cracked ground milled mashed pureed blended pressed squeezed strained drained
  undrained rinsed washed scrubbed cleaned trimmed peeled unpeeled skinned skinless boneless bone boned deboned skin deveined shelled unshelled hulled
  husked shucked pitted unpitted stoned seeded deseeded unseeded cored stemmed destemmed halved quartered split torn cut snipped crumbled flaked
  whipped whisked beaten sifted unsifted packed loosely lightly firmly tightly finely coarsely thinly thickly rough fine coarse well very divided
  separated reserved set aside discarded removed left whole intact lengthwise crosswise diagonally bias bitesize bitesized evenly thoroughly gently
  soaked overnight rehydrated reconstituted hydrated sprouted aged matured rested tenderized pounded butterflied spatchcocked tied rolled flattened folded
  patted broken smashed bruised zested juiced needed taste serving serve garnish garnishing topping dusting frying greasing brushing sprinkling drizzling
  dipping rolling desired optional possible preferred preference available necessary use used using want wish choice choose more less extra additional
  remaining rest enough adjust according also just only then again together apart off out up down into them it its their his her your you my our i we
  is are was be been can will would should may might must do does don the a an this that these those any all both other another others else same
  different similar equivalent various assorted mixed own favorite favourite best good quality premium finest high grade top superior excellent nice decent real true
  genuine authentic original classic traditional style type kind variety varieties brand ideally tops tails ends end core cores skins skin seeds seed bones
  juices stems attached ends end side sides inner outer part parts way through lengthways widthways angle matchsticks dice mince`,
  // qualities
  `red green yellow orange white black brown purple pink blue golden gold silver dark light pale blond blonde bright rainbow multicolored
  multicoloured tricolor tricolore colored coloured sweet sour bitter salted unsalted salty spicy mild medium strong sharp extra tangy tart savory savoury
  rich creamy smooth crunchy crisp crispy chewy tender juicy lean fatty fat low reduced full free non nonfat skim semi lite diet sugar sodium calorie
  cal carb keto paleo unsweetened sweetened unflavored unflavoured flavored flavoured flavor flavour plain pure natural organic wild farmed farm raised
  caught line range cage pasture grass fed local heirloom heritage native seasonal spring summer autumn fall winter new young early late long short
  flat round curly smooth wide narrow square straight american english british scottish irish welsh french italian spanish german greek turkish
  swiss dutch danish swedish norwegian russian polish hungarian austrian belgian portuguese european mediterranean asian chinese japanese korean thai
  vietnamese indian mexican cuban caribbean jamaican african moroccan egyptian persian lebanese israeli canadian australian hawaiian california
  californian florida texas georgia sicilian tuscan neapolitan roman bavarian vietnam instant quick cooking easy fast slow rapid
  refined unrefined virgin expeller unbleached bleached enriched fortified stone stoneground kosher halal certified ethical sustainably sustainable fair
  trade hand picked handmade artisan artisanal rustic country gourmet deluxe fancy simple basic everyday all purpose multi multipurpose
  thick style pasteurized pasteurised unpasteurized ultra homogenized shelf stable ready eat made rated hearty chunky loose bulk`,
]
