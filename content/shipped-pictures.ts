const files = {
  'classic-cheeseburger': {
    version: 'add22e5a5913',
    width: 1600,
    alt: 'A sesame cheeseburger with pickles and tomato on checkered paper between fries and a pink shake',
  },
  'fried-chicken': {
    version: '7f25cbb6c223',
    width: 1600,
    alt: 'Craggy fried chicken heaped in a red diner basket lined with checkered paper, with lemon',
  },
  'mac-and-cheese': {
    version: 'ea0dd45210af',
    width: 1600,
    alt: 'A black skillet full of macaroni in cheese sauce with browned crumbs and chives, seen from above',
  },
  'bbq-ribs': {
    version: '68e63eeb226f',
    width: 1600,
    alt: 'A glazed, charred rack of ribs on a wooden board in the dark, with corn and a pot of sauce',
  },
  'buffalo-wings': {
    version: '5c6dee44b478',
    width: 1600,
    alt: 'Glossy orange buffalo wings on a blue-rimmed plate with celery, carrots and a bowl of blue cheese dip',
  },
  'chili-dog': {
    version: 'c03ada411e67',
    width: 2400,
    alt: 'A chili dog with mustard and chopped onion in a checkered paper boat, lights of the night behind it',
  },
  'creamy-tomato-pasta': {
    version: '1920c800ec0a',
    width: 1600,
    alt: 'A nest of spaghetti in tomato sauce with basil and cheese in a dark green bowl',
  },
  'smoky-cheeseburger': {
    version: '125ef3148ab3',
    width: 1600,
    alt: 'A tall double cheeseburger with bacon and sauce on a dark board, with smoke and glowing coals behind it',
  },
  hero: {
    version: '10a61001a11c',
    width: 2400,
    alt: 'A hot dog on checkered paper with fries and two drinks under yellow sunbeams',
  },
  'blog-crust': {
    version: 'a49cf9408212',
    width: 1600,
    alt: 'Smashed beef patties with lacy edges on a steel griddle, a spatula under one and cheese on another',
  },
  'blog-pancakes': {
    version: '28764b21f4b7',
    width: 2400,
    alt: 'A tall stack of pancakes with butter and running syrup, blueberries beside it',
  },
  'blog-waffle': {
    version: '90fa8b42b345',
    width: 1600,
    alt: 'Two deep-pocketed waffles with butter and syrup on a plate, with strawberries and coffee',
  },
  'blog-pie': {
    version: '2aea019e2866',
    width: 1600,
    alt: 'A lattice cherry pie with a slice out on a mint cake stand, the slice with ice cream before it',
  },
  'blog-cast-iron': {
    version: 'c78b31c1afe6',
    width: 1600,
    alt: 'A fried egg with a browned, lacy rim in a black cast-iron skillet on a mustard table',
  },
  'blog-fries': {
    version: '04f3177384c5',
    width: 1600,
    alt: 'Crisp fries in a steel cup lined with checkered paper on a sheet pan, with ketchup',
  },
  'blog-flavor': {
    version: '5e77e0915461',
    width: 1600,
    alt: 'Garlic, onions, tomatoes, chilies and parsley on a wooden board',
  },
  'blog-apps': {
    version: 'fc9d80ca2df1',
    width: 1600,
    alt: 'A phone full of kitchen apps on a counter, a blue shield with a tick beside it',
  },
  'blog-phish': {
    version: 'be8c256b8eda',
    width: 1600,
    alt: 'A parcel on a fish hook before a laptop with a message on its screen, a padlock beside it',
  },
  'blog-passwords': {
    version: 'ef0390d0f02f',
    width: 1600,
    alt: 'A brass padlock among chocolate chip cookies on a rack, two keys before it',
  },
}

/** A picture that ships with the product. `version` is the beginning of its file's SHA-256 hash: a changed picture has other addresses. */
export type ShippedPicture = { version: string; width: number; height: number; alt: string }

/** The pictures that ship with the product, by name: `pictures/{name}.webp`. All are four to three. */
export const shippedPictures: ReadonlyMap<string, ShippedPicture> = new Map(
  Object.entries(files).map(([name, file]) => [name, { ...file, height: (file.width * 3) / 4 }]),
)
