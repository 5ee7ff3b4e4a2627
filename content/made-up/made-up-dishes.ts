import { itemAt } from './random.ts'

const manners = [
  ...[
    'Smoky',
    'Crispy',
    'Slow-Cooked',
    'Sticky',
    'Skillet',
    'Sheet-Pan',
    'Grilled',
    'Buttermilk',
    'Honey Mustard',
    'Cajun',
    'Garlic Butter',
  ],
  ...[
    'Chipotle',
    'Maple',
    'Lemon Pepper',
    'Ranch',
    'Nashville Hot',
    'Tex-Mex',
    'Weeknight',
    'Sunday',
    'Church Supper',
    'Roadside',
    'Diner',
  ],
]

const mains = [
  ...[
    'Chicken',
    'Beef',
    'Pork',
    'Turkey',
    'Brisket',
    'Sausage',
    'Bacon',
    'Ham',
    'Shrimp',
    'Catfish',
    'Salmon',
    'Tuna',
    'Egg',
    'Black Bean',
  ],
  ...[
    'Pinto Bean',
    'Mushroom',
    'Cauliflower',
    'Sweet Potato',
    'Potato',
    'Corn',
    'Zucchini',
    'Spinach',
    'Squash',
    'Cheddar',
    'Pimento Cheese',
  ],
  ...[
    'Apple',
    'Peach',
    'Pumpkin',
    'Pecan',
    'Blueberry',
    'Green Chile',
    'Tomato',
    'Okra',
    'Rice',
    'Lentil',
    'Kale',
    'Collard',
    'Crab',
    'Cherry',
  ],
]

const forms = [
  ...['Pot Pie', 'Casserole', 'Chili', 'Burger', 'Sliders', 'Sandwich', 'Melt', 'Tacos', 'Enchiladas', 'Nachos', 'Soup', 'Stew', 'Chowder'],
  ...[
    'Gumbo',
    'Jambalaya',
    'Meatloaf',
    'Hash',
    'Skewers',
    'Salad',
    'Slaw',
    'Bake',
    'Cobbler',
    'Biscuits',
    'Waffles',
    'Pancakes',
    'Fritters',
  ],
  ...['Hand Pies', 'Dumplings', 'Pasta', 'Mac', 'Pizza', 'Flatbread', 'Wraps', 'Bowl', 'Stuffed Peppers', 'Kebabs', 'Gratin', 'Cornbread'],
]

const companions = [
  ...['Charred Corn', 'Pickled Onions', 'Brown Gravy', 'Hot Honey', 'Crushed Crackers', 'Green Apples', 'Toasted Pecans', 'Dill Pickles'],
  ...[
    'Blue Cheese',
    'Roasted Garlic',
    'Sweet Peppers',
    'Fried Shallots',
    'Cilantro',
    'Sour Cream',
    'Burnt Butter',
    'Lime Crema',
    'Red Slaw',
  ],
  ...['Smoked Paprika', 'Caramelized Onions', 'Jalapeños', 'Bread Crumbs', 'Fresh Dill', 'Cracked Pepper', 'Old-School Ranch'],
]

const openings = [
  ...['The Case for', 'What We Learned from', 'A Year of', 'How to Save', 'Notes on', 'The Trouble with', 'In Praise of', 'Never Rush'],
  ...['Leftovers and', 'Feeding Twenty with', 'My Mother’s', 'The Science of', 'Five Mistakes with', 'Better', 'The Cheapest', 'Freezing'],
]

/** Number of distinct dish names. */
export const dishCount = manners.length * mains.length * forms.length * companions.length

/** Number of distinct post titles. */
export const postTitleCount = openings.length * manners.length * mains.length * forms.length

// Coprime to both counts, so that every number gives another name and neighbours differ in every part.
const stride = 1_000_003

/** The name of a dish by number, and its main ingredient. */
export function nameDish(number: number) {
  const [manner, main, form, companion] = choose((number * stride) % dishCount, [manners, mains, forms, companions])
  return { title: `${manner} ${main} ${form} with ${companion}`, main: String(main), form: String(form), companion: String(companion) }
}

/** The title of a post by number. */
export function namePost(number: number) {
  return choose((number * stride) % postTitleCount, [openings, manners, mains, forms]).join(' ')
}

function choose(number: number, lists: readonly (readonly string[])[]) {
  let rest = number
  return lists.map((list) => {
    const item = itemAt(list, rest)
    rest = Math.floor(rest / list.length)
    return item
  })
}
