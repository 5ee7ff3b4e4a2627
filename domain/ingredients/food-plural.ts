import { toPlural, toSingular } from './plurals.ts'

/** Foods that are counted one by one, so that '1 lemon' may become '2 lemons'. Only these: a wrong plural reads worse than a missing one. */
const countable = new Set(
  'egg yolk white onion scallion shallot carrot potato tomato pepper lemon lime orange apple banana pear peach plum avocado mango cucumber eggplant leek beet turnip parsnip mushroom jalapeño jalapeno chipotle chile bun roll tortilla pita bagel breast thigh drumstick wing leg fillet steak chop frank sausage patty chicken clove stalk leaf slice sprig chip cube date fig olive shell crust wedge pickle'.split(
    ' ',
  ),
)

/** The last word of a food in the number that `amount` asks for; '2 large eggs' halved is '1 large egg'. Unknown words stay. */
export function toAgreeingFood(food: string, amount: number): string {
  return food.replace(/[\p{L}]+$/u, (word) => {
    const singular = toSingular(word)
    if (!countable.has(singular)) return word
    return amount > 1 ? toPlural(singular) : singular
  })
}
