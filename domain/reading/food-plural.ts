/** Foods that are counted one by one, so that '1 lemon' may become '2 lemons'. Only these: a wrong plural reads worse than a missing one. */
const countable =
  'egg/eggs yolk/yolks white/whites onion/onions scallion/scallions shallot/shallots carrot/carrots potato/potatoes tomato/tomatoes pepper/peppers lemon/lemons lime/limes orange/oranges apple/apples banana/bananas pear/pears peach/peaches plum/plums avocado/avocados mango/mangoes cucumber/cucumbers eggplant/eggplants leek/leeks radish/radishes beet/beets turnip/turnips parsnip/parsnips mushroom/mushrooms jalapeño/jalapeños jalapeno/jalapenos chipotle/chipotles chile/chiles chili/chilies chilli/chillies bun/buns roll/rolls tortilla/tortillas pita/pitas bagel/bagels breast/breasts thigh/thighs drumstick/drumsticks wing/wings leg/legs fillet/fillets steak/steaks chop/chops frank/franks sausage/sausages patty/patties chicken/chickens duck/ducks clove/cloves stalk/stalks leaf/leaves slice/slices sprig/sprigs chip/chips cube/cubes date/dates fig/figs olive/olives almond/almonds shell/shells crust/crusts wedge/wedges pickle/pickles'
const forms = new Map(
  countable.split(' ').flatMap((pair) => {
    const [singular = '', plural = ''] = pair.split('/')
    return [singular, plural].map((form) => [form, { singular, plural }] as const)
  }),
)

/** The last word of a food in the number that `amount` asks for; '2 large eggs' halved is '1 large egg'. Unknown words stay. */
export function toAgreeingFood(food: string, amount: number): string {
  return food.replace(/[\p{L}]+$/u, (word) => {
    const form = forms.get(word)
    return form ? (amount > 1 ? form.plural : form.singular) : word
  })
}
