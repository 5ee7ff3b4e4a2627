/** A comment on a sample post, which is found by its slug. */
export type SampleComment = {
  urlSlug: string
  name: string
  email: string
  comment: string
  createdAt: string
  approved: boolean
}

/** Sample comments for a new database: most approved, some pending. */
export const sampleComments: readonly SampleComment[] = [
  {
    urlSlug: 'the-lacy-edge-what-a-smash-burger-is-really-for',
    name: 'Dale Whitcomb',
    email: 'dale.whitcomb@example.com',
    comment: 'Sent the kids to the table with the burgers and stayed behind to eat the edges off the spatula. Cook’s wages.',
    createdAt: '2026-11-20T00:42:10.000Z',
    approved: true,
  },
  {
    urlSlug: 'the-lacy-edge-what-a-smash-burger-is-really-for',
    name: 'Priya Raman',
    email: 'priya.raman@example.com',
    comment:
      'Would this work on an electric coil stove? Mine takes forever to get properly hot and I don’t want to smoke out the apartment.',
    createdAt: '2026-11-20T13:05:44.000Z',
    approved: false,
  },
  {
    urlSlug: 'is-that-free-recipe-app-safe-six-checks-before-you-install',
    name: 'Helen Brandt',
    email: 'helen.brandt@example.com',
    comment: 'I turned down everything except notifications. It still times my eggs, so I guess it never needed the rest.',
    createdAt: '2026-11-14T16:20:31.000Z',
    approved: true,
  },
  {
    urlSlug: 'is-that-free-recipe-app-safe-six-checks-before-you-install',
    name: 'Marcus Odell',
    email: 'm.odell@example.com',
    comment:
      'Went to look at my subscriptions after reading number five. I have been paying for a meal planner I deleted in the spring. Canceled. Thank you, I think.',
    createdAt: '2026-11-16T01:11:08.000Z',
    approved: true,
  },
  {
    urlSlug: 'is-that-free-recipe-app-safe-six-checks-before-you-install',
    name: 'Connie Voss',
    email: 'connie.voss@example.com',
    comment: 'Does the same go for apps on a smart fridge? Asking because mine wants me to sign in to see the ice maker.',
    createdAt: '2026-11-20T18:37:52.000Z',
    approved: false,
  },
  {
    urlSlug: 'diner-pancakes-need-a-tired-batter',
    name: 'Joanne Petrie',
    email: 'joanne.petrie@example.com',
    comment: 'Thirty years I have been beating mine smooth and pouring right away. My husband asked who made breakfast.',
    createdAt: '2026-11-19T14:48:03.000Z',
    approved: true,
  },
  {
    urlSlug: 'the-delivery-text-that-wasnt',
    name: 'Gil Santoro',
    email: 'gil.santoro@example.com',
    comment: 'I drive deliveries for a living. Please believe me that nobody at the depot wants your ninety-nine cents.',
    createdAt: '2026-10-30T22:15:27.000Z',
    approved: true,
  },
  {
    urlSlug: 'the-delivery-text-that-wasnt',
    name: 'Annette Fields',
    email: 'annette.fields@example.com',
    comment:
      'My mother tapped one of these last year and was too embarrassed to tell us until the weekend. I printed the “if you already tapped” part and put it on her fridge.',
    createdAt: '2026-11-02T15:33:19.000Z',
    approved: true,
  },
  {
    urlSlug: 'the-delivery-text-that-wasnt',
    name: 'Wes Harlan',
    email: 'wes.harlan@example.com',
    comment: 'Got one this morning about a package of ribs. I make my own ribs. Nice try.',
    createdAt: '2026-11-19T20:02:40.000Z',
    approved: false,
  },
  {
    urlSlug: 'cast-iron-is-not-fragile',
    name: 'Lorraine Beck',
    email: 'lorraine.beck@example.com',
    comment: 'Found my grandmother’s skillet in the garage, orange with rust. It fried eggs this morning. She would not be surprised.',
    createdAt: '2026-11-20T12:26:55.000Z',
    approved: true,
  },
  {
    urlSlug: 'a-password-recipe-you-will-actually-use',
    name: 'Tom Eckhart',
    email: 'tom.eckhart@example.com',
    comment: 'Rolled the dice with my daughter. We got “trombone” and she has been doing the arm movements whenever I sign in.',
    createdAt: '2026-10-11T19:54:12.000Z',
    approved: true,
  },
  {
    urlSlug: 'a-password-recipe-you-will-actually-use',
    name: 'Bea Lindqvist',
    email: 'bea.lindqvist@example.com',
    comment:
      'Did the e-mail account first, like it says, and then the bank. Two down. The sheet of paper was the part I needed somebody to allow me.',
    createdAt: '2026-10-17T23:08:36.000Z',
    approved: true,
  },
]
