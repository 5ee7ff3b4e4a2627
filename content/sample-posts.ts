import { passwordRecipe } from './posts/a-password-recipe-you-will-actually-use.ts'
import { castIron } from './posts/cast-iron-is-not-fragile.ts'
import { dinerPancakes } from './posts/diner-pancakes-need-a-tired-batter.ts'
import { recipeAppSafety } from './posts/is-that-free-recipe-app-safe-six-checks-before-you-install.ts'
import { ovenFries } from './posts/oven-fries-that-crunch.ts'
import { pieCrust } from './posts/pie-crust-without-fear.ts'
import { deliveryText } from './posts/the-delivery-text-that-wasnt.ts'
import { theLacyEdge } from './posts/the-lacy-edge-what-a-smash-burger-is-really-for.ts'
import { limpWaffles } from './posts/why-waffles-go-limp-and-how-to-stop-it.ts'
import type { SamplePost } from './sample-post.ts'

/** The posts that a new site starts with, newest first. */
export const samplePosts: readonly SamplePost[] = [
  theLacyEdge,
  recipeAppSafety,
  dinerPancakes,
  deliveryText,
  limpWaffles,
  pieCrust,
  passwordRecipe,
  castIron,
  ovenFries,
]
