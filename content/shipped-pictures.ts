const masterSize = { width: 1600, height: 1200 }

const altTexts = {
  'classic-cheeseburger': 'A cheeseburger with lettuce, tomato and melted cheese on a white plate, with fries and a drink behind it',
  'fried-chicken': 'Three golden fried chicken drumsticks on a white plate with a lemon',
  'mac-and-cheese': 'A white bowl heaped with macaroni in yellow cheese sauce beside a wedge of cheese',
  'bbq-ribs': 'A glazed rack of barbecue ribs on a black platter with an ear of corn',
  'buffalo-wings': 'Orange-red buffalo chicken pieces on a plate with a chili pepper and a glass of milk',
  'chili-dog': 'A hot dog with mustard on checkered paper with a chili pepper and an onion',
  'creamy-tomato-pasta': 'A bowl of spaghetti with red sauce lifted by a fork, with a tomato and herbs',
  'smoky-cheeseburger': 'A cheeseburger on a dark board with bacon strips and a flame',
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
