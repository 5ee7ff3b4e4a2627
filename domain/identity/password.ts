import { passwordLimits } from './password-limits.ts'

// The most common passwords of ten or more characters (the top of public leak lists), without the digits and punctuation that people add
// around them.
const commonest = new Set(
  `password passwords passphrase passw0rd p@ssword p@ssw0rd pa55word changeme changeit letmein letmeinnow letmeinplease welcome welcomeback
  welcomehome welcometo admin administrator adminadmin administration superadmin superuser sysadmin rootroot root toor master mastermind
  qwerty qwertyui qwertyuio qwertyuiop qwertyqwerty qwertz qwertzuiop azerty azertyuiop asdf asdfgh asdfghjk asdfghjkl asdfasdf zxcvbn zxcvbnm
  zxcvbnmasd qazwsx qazwsxedc qweasd qweasdzxc zaq1xsw2 zaqwsx zaq1zaq 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r 1q2w3e4r5t
  1q2w3e4r5t6y abc abcabc abcd abcdef abcdefg abcdefgh abcdefghi abcdefghij a1b2c3d4 a1b2c3d4e5 iloveyou iloveyouso iloveu loveyou lovelove
  monkey dragon sunshine princess football baseball basketball superman batman spiderman starwars pokemon trustno trustnoone whatever nothing
  secret secretsecret test testtest testing tester guest default computer internet samsung google facebook instagram microsoft windows minecraft
  liverpool manchester chelsea arsenal barcelona realmadrid michael michelle jennifer jessica jordan ashley charlie daniel andrew joshua
  summer winter spring autumn january february october november december monday friday freedom forever blessed jesuschrist jesus
  shadow hunter killer ninja mustang ferrari mercedes porsche yamaha harley corvette cookie chocolate pepper cheese burger hamburger
  cheeseburger recipe recipes griddle griddlegriddle login loginlogin access correcthorsebatterystaple`.split(/\s+/),
)

const runs = [
  '01234567890123456789',
  '09876543210987654321',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  '!@#$%^&*()_+',
]

/**
 * Why a password is not accepted, as a sentence; undefined if it is. Checks the form that is hashed, so that other spellings of a common
 * password are refused, too.
 */
export function findPasswordFault(password: string) {
  const length = [...password].length
  const hashed = password.normalize('NFKC')
  if (Math.min(length, [...hashed].length) < passwordLimits.min) return `Use at least ${passwordLimits.min} characters.`
  if (length > passwordLimits.max) return `Use at most ${passwordLimits.max} characters.`
  return isCommon(hashed) ? 'That password is too easy to guess. Choose another.' : undefined
}

function isCommon(password: string) {
  const text = password.toLowerCase()
  if (new Set(text).size < 4) return true
  if (runs.some((run) => run.includes(text))) return true
  if (!/[a-z]/.test(text)) return new Set(text).size < 8
  const core = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return [text, core, text.replace(/[^a-z0-9]+$/, ''), core.replace(/[^a-z]/g, '')].some((part) => commonest.has(part) || isRepeated(part))
}

/** Whether the word is a common one repeated: passwordpassword, qwertyqwerty. */
function isRepeated(word: string) {
  const unit = word.match(/^(.{2,12}?)\1+$/)?.[1]
  return unit !== undefined && (unit.length < 5 || commonest.has(unit))
}
