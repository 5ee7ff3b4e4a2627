const masterSize = { width: 1600, height: 1200 }

const altTexts = {
  'classic-cheeseburger': 'A sesame cheeseburger with pickles and tomato on checkered paper between fries and a pink shake',
  'fried-chicken': 'Craggy fried chicken heaped in a red diner basket lined with checkered paper, with lemon',
  'mac-and-cheese': 'A black skillet full of macaroni in cheese sauce with browned crumbs and chives, seen from above',
  'bbq-ribs': 'A glazed, charred rack of ribs on a wooden board in the dark, with corn and a pot of sauce',
  'buffalo-wings': 'Glossy orange buffalo wings on a blue-rimmed plate with celery, carrots and a bowl of blue cheese dip',
  'chili-dog': 'A hot dog with mustard on checkered paper with a chili pepper and an onion',
  'creamy-tomato-pasta': 'A nest of spaghetti in tomato sauce with basil and cheese in a dark green bowl',
  'smoky-cheeseburger': 'A tall double cheeseburger with bacon and sauce on a dark board, with smoke and glowing coals behind it',
  hero: 'A hot dog on checkered paper with fries and two drinks under yellow sunbeams',
  'blog-crust': 'A burger on a hot steel griddle with a knife and a salt shaker',
  'blog-pancakes': 'A stack of pancakes with syrup and butter on a cake stand',
  'blog-waffle': 'A waffle with butter on a plate with coffee',
  'blog-pie': 'A round pie on a mint cake stand',
  'blog-cast-iron': 'A fried egg in a pan beside a salt shaker',
  'blog-fries': 'A red box of fries with a potato and a salt shaker',
  'blog-flavor': 'Garlic, onion, tomato, chili and herbs in a row',
  'blog-apps': 'A phone full of apps next to a blue shield',
  'blog-phish': 'A laptop with a padlock in front of it',
  'blog-passwords': 'A padlock with keys and a cookie',
}

/** The pictures that ship with the product, by name: `pictures/{name}.webp`, size in pixels, alternative text. */
export const shippedPictures: ReadonlyMap<string, { width: number; height: number; alt: string }> = new Map(
  Object.entries(altTexts).map(([name, alt]) => [name, { ...masterSize, alt }]),
)
