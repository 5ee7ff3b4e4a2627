import type { Recipe } from '#domain/recipes/recipe.ts'
import { bbqRibs } from './recipes/bbq-ribs.ts'
import { buffaloWings } from './recipes/buffalo-wings.ts'
import { chiliDog } from './recipes/chili-dog.ts'
import { classicCheeseburger } from './recipes/classic-cheeseburger.ts'
import { creamyTomatoPasta } from './recipes/creamy-tomato-pasta.ts'
import { friedChicken } from './recipes/fried-chicken.ts'
import { macAndCheese } from './recipes/mac-and-cheese.ts'
import { smokyCheeseburger } from './recipes/smoky-cheeseburger.ts'

/** The recipes that ship with the product, by id. */
export const builtInRecipes: readonly Recipe[] = [
  classicCheeseburger,
  friedChicken,
  macAndCheese,
  bbqRibs,
  buffaloWings,
  chiliDog,
  creamyTomatoPasta,
  smokyCheeseburger,
]
