/**
 * Steps with the ingredient lines that they take or speak of as food, by their indexes, labelled by hand. The labels of the built-in recipes
 * are by slug, one list a step; of the others, the lines stand with them. Foods that a step only names ('until the cheese melts' may be
 * either) are labelled as a reader would press them.
 */
export const builtInLabels: Record<string, number[][]> = {
  'classic-cheeseburger': [[4, 5, 6], [0], [2, 3], [], [10, 11], [1], [2, 7, 8, 9]],
  'fried-chicken': [[0, 1, 2, 3], [1, 4, 5, 6, 7, 8, 9, 10, 11, 12], [0, 1, 4], [0, 4, 13], [0, 13], [0], [13], [14]],
  'mac-and-cheese': [[3], [0, 1, 2], [4, 5, 6], [7, 8, 9, 10], [3], [0, 1], []],
  'bbq-ribs': [[0], [0, 1, 2, 3, 4, 5, 6, 7], [0], [1, 8, 9, 10, 11, 12], [0], [0], [0]],
  'buffalo-wings': [[0], [0, 1, 2, 3, 4], [0, 5], [0], [6, 7, 8, 9], [0], [0, 10, 11]],
  'chili-dog': [[0], [1, 2, 3, 4, 5, 6, 7, 8], [9, 10, 11], [12], [12, 13, 14], [12, 13, 15, 16]],
  'creamy-tomato-pasta': [[11, 12], [1, 2, 3, 4], [5], [6, 7], [0, 11], [8], [0, 9, 11], [9, 10]],
  'smoky-cheeseburger': [[3, 4, 5, 6], [1], [10], [0, 7, 8, 9], [], [2], [1, 10, 11, 12]],
}

export const otherRecipes: { ingredients: string[]; steps: string[]; labels: number[][] }[] = [
  {
    ingredients: [
      '1 egg, beaten',
      '2 ounces dry bread crumbs',
      '2 skinless, boneless chicken breast halves',
      '¾ (16 ounce) jar tomato sauce',
      '2 ounces shredded mozzarella cheese',
      '¼ cup grated Parmesan cheese',
    ],
    steps: [
      'Beat the egg in a shallow bowl and put the bread crumbs in another. Dip the chicken into the egg, then into the crumbs, and bake it on a sheet for 40 minutes.',
      'Pour half of the tomato sauce into a baking dish. Lay the chicken over the sauce and cover it with the remaining sauce.',
      'Sprinkle the mozzarella and Parmesan on top and bake for 20 minutes.',
    ],
    labels: [
      [0, 1, 2],
      [2, 3],
      [4, 5],
    ],
  },
  {
    ingredients: [
      '1 tbsp olive oil',
      '1¼ lb ground beef',
      '½ tsp salt, for the meat',
      '1 large onion, chopped',
      '1 clove garlic, minced',
      '2 tbsp Worcestershire sauce',
      '1 cup beef broth',
      '6 large potatoes, peeled and cut into cubes',
      '4 tbsp butter, softened',
      '⅔ cup milk',
      '½ tsp salt, for the potatoes',
      '1 tbsp parsley, for garnish',
    ],
    steps: [
      'Boil the potatoes in plenty of water for 15 minutes. While the potatoes are cooking, you can prepare the meat.',
      'Heat the oil in a large skillet. Add the ground beef, season the meat with the salt and cook it for 5 minutes.',
      'Add the onion and garlic and cook for 3 minutes. Stir in the Worcestershire sauce and the broth.',
      'Drain the potatoes and mash them with the butter and milk until smooth. Season the potatoes with the salt.',
      'Spread the potatoes over the meat and scatter on a bit of parsley.',
    ],
    labels: [[7], [0, 1, 2], [3, 4, 5, 6], [7, 8, 9, 10], [1, 7, 11]],
  },
  {
    ingredients: [
      '3 cups almond flour',
      '1½ cups tapioca starch (plus more for flouring pan)',
      '½ cup coconut flour',
      '1½ teaspoons baking soda',
      '2 teaspoons ground ginger',
      '½ teaspoon finely ground sea salt',
      '1 cup coconut sugar',
      '1 cup molasses',
      '1 cup boiling water',
      '4 eggs',
    ],
    steps: [
      'Whisk together the almond flour, tapioca starch, coconut flour, baking soda, ginger and salt.',
      'Whisk together the coconut sugar, molasses and boiling water. Once it’s lukewarm, whisk in the eggs.',
      'Pour the wet ingredients into the dry ingredients and whisk until there are no lumps.',
    ],
    labels: [[0, 1, 2, 3, 4, 5], [6, 7, 8, 9], []],
  },
  {
    ingredients: [
      '1 whole salmon fillet',
      '2 tbsp miso paste',
      '1 tbsp raw honey',
      '2 tbsp olive oil',
      'kosher salt',
      'sesame seeds for serving',
    ],
    steps: [
      'Heat the oven to 425 degrees.',
      'Combine the miso paste, honey and olive oil in a small pot. Cook until the honey dissolves and you have a thick glaze.',
      'Sprinkle the salt on your salmon, then pour the glaze over it.',
      'Serve it with the sesame seeds.',
    ],
    labels: [[], [1, 2, 3], [0, 4], [5]],
  },
]
