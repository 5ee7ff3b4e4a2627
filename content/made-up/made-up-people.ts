import type { Random } from './random.ts'

const firstNames = [
  ...['Dale', 'Priya', 'Helen', 'Marcus', 'Connie', 'Joanne', 'Luis', 'Keisha', 'Tom', 'Mei', 'Omar', 'Ruth', 'Andre', 'Sofia', 'Walt'],
  ...['Nadia', 'Hank', 'Yuki', 'Gloria', 'Pete', 'Anita', 'Carl', 'Dolores', 'Ivan', 'June', 'Kofi', 'Leah', 'Miguel', 'Nora', 'Otis'],
]
const lastNames = [
  ...[
    'Whitcomb',
    'Raman',
    'Brandt',
    'Odell',
    'Voss',
    'Petrie',
    'Ortega',
    'Freeman',
    'Hale',
    'Chen',
    'Haddad',
    'Lindqvist',
    'Bell',
    'Rossi',
  ],
  ...[
    'Kowalski',
    'Okafor',
    'Tanaka',
    'Murphy',
    'Delgado',
    'Novak',
    'Baptiste',
    'Larsen',
    'Mbeki',
    'Schultz',
    'Quinn',
    'Vega',
    'Wren',
    'Young',
  ],
]

/** A fictitious person. No mail is delivered to example.com. */
export function makePerson(random: Random) {
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)]
  return { name: `${first} ${last}`, email: `${first}.${last}${random.below(10_000)}@example.com`.toLowerCase() }
}
