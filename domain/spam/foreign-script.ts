/** Scripts by their ISO 15924 codes: their letters and their names. */
const scripts: { codes: string[]; name: string; letters: RegExp }[] = [
  { codes: ['Cyrl'], name: 'Cyrillic letters', letters: /\p{Script=Cyrillic}/gu },
  {
    codes: ['Hans', 'Hant', 'Jpan', 'Kore'],
    name: 'Chinese or Japanese characters',
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  },
  { codes: ['Kore'], name: 'Korean letters', letters: /\p{Script=Hangul}/gu },
  { codes: ['Arab'], name: 'Arabic letters', letters: /\p{Script=Arabic}/gu },
  { codes: ['Hebr'], name: 'Hebrew letters', letters: /\p{Script=Hebrew}/gu },
  { codes: ['Thai'], name: 'Thai letters', letters: /\p{Script=Thai}/gu },
  { codes: ['Deva'], name: 'Devanagari letters', letters: /\p{Script=Devanagari}/gu },
  { codes: ['Grek'], name: 'Greek letters', letters: /\p{Script=Greek}/gu },
]

/** The script, other than the site's own, of at least a third of a text's letters; undefined for none. Latin letters are never foreign. */
export function findForeignScript(text: string, language = 'en') {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < 5) return undefined
  const own = toScript(language)
  return scripts.find(({ codes, letters: ofScript }) => !codes.includes(own) && (text.match(ofScript)?.length ?? 0) > letters / 3)?.name
}

function toScript(language: string) {
  try {
    return new Intl.Locale(language).maximize().script ?? 'Latn'
  } catch {
    return 'Latn'
  }
}
