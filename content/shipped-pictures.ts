const files = {
  'classic-cheeseburger': {
    version: '54197c2b7b04',
    width: 2400,
    alt: 'A sesame cheeseburger with pickles and tomato on checkered paper between fries and a pink shake',
  },
  'fried-chicken': {
    version: '8c590a793f90',
    width: 2400,
    alt: 'Craggy fried chicken heaped in a red diner basket lined with checkered paper, with lemon',
  },
  'mac-and-cheese': {
    version: 'd319c5eef9ce',
    width: 2400,
    alt: 'A black skillet full of macaroni in cheese sauce with browned crumbs and chives, seen from above',
  },
  'bbq-ribs': {
    version: 'd03bafcc6c17',
    width: 2400,
    alt: 'A glazed, charred rack of ribs on a wooden board in the dark, with corn and a pot of sauce',
  },
  'buffalo-wings': {
    version: '77ca62635770',
    width: 2400,
    alt: 'Glossy orange buffalo wings on a blue-rimmed plate with celery, carrots and a bowl of blue cheese dip',
  },
  'chili-dog': {
    version: 'c03ada411e67',
    width: 2400,
    alt: 'A chili dog with mustard and chopped onion in a checkered paper boat, lights of the night behind it',
  },
  'creamy-tomato-pasta': {
    version: 'c8446feee579',
    width: 2400,
    alt: 'A nest of spaghetti in tomato sauce with basil and cheese in a dark green bowl',
  },
  'smoky-cheeseburger': {
    version: 'b421a200cfa4',
    width: 2400,
    alt: 'A tall double cheeseburger with bacon and sauce on a dark board, with smoke and glowing coals behind it',
  },
  hero: {
    version: '10a61001a11c',
    width: 2400,
    alt: 'A hot dog on checkered paper with fries and two drinks under yellow sunbeams',
  },
  'blog-crust': {
    version: '5118de7664d6',
    width: 2400,
    alt: 'Smashed beef patties with lacy edges on a steel griddle, a spatula under one and cheese on another',
  },
  'blog-pancakes': {
    version: '28764b21f4b7',
    width: 2400,
    alt: 'A tall stack of pancakes with butter and running syrup, blueberries beside it',
  },
  'blog-waffle': {
    version: '62cb703dc5cf',
    width: 2400,
    alt: 'Two deep-pocketed waffles with butter and syrup on a plate, with strawberries and coffee',
  },
  'blog-pie': {
    version: '1904a4947256',
    width: 2400,
    alt: 'A lattice cherry pie with a slice out on a mint cake stand, the slice with ice cream before it',
  },
  'blog-cast-iron': {
    version: '5d8cbc3588d3',
    width: 2400,
    alt: 'A fried egg with a browned, lacy rim in a black cast-iron skillet on a mustard table',
  },
  'blog-fries': {
    version: '6d46969e77df',
    width: 2400,
    alt: 'Crisp fries in a steel cup lined with checkered paper on a sheet pan, with ketchup',
  },
  'blog-flavor': {
    version: '4757adf462ba',
    width: 2400,
    alt: 'Garlic, onions, tomatoes, chilies and parsley on a wooden board',
  },
  'blog-apps': {
    version: '91af7013adac',
    width: 2400,
    alt: 'A phone full of kitchen apps on a counter, a blue shield with a tick beside it',
  },
  'blog-phish': {
    version: '56b11c43fa7d',
    width: 2400,
    alt: 'A parcel on a fish hook before a laptop with a message on its screen, a padlock beside it',
  },
  'blog-passwords': {
    version: '9b440ec399cf',
    width: 2400,
    alt: 'A brass padlock among chocolate chip cookies on a rack, two keys before it',
  },
}

/** A picture that ships with the product. `version` is the beginning of its file's SHA-256 hash: a changed picture has other addresses. */
export type ShippedPicture = { version: string; width: number; height: number; alt: string }

/** The pictures that ship with the product, by name: `pictures/{name}.webp`. All are four to three. */
export const shippedPictures: ReadonlyMap<string, ShippedPicture> = new Map(
  Object.entries(files).map(([name, file]) => [name, { ...file, height: (file.width * 3) / 4 }]),
)
