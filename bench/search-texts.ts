import { isFiller, isStopWord } from '#domain/search/search-words.ts'

/** Different texts of each kind. */
const textsOfKind = 80

/** What readers type, by kind, from the words of the texts in the order of how frequent they are: of each kind 80 different texts. */
export function listSearchTexts(words: string[]): Record<string, string[]> {
  const common = words.filter((word) => word.length > 2 && !isStopWord(word) && !isFiller(word))
  const long = common.filter((word) => word.length > 6)
  const rare = words.slice(words.length / 2)
  const make = (toText: (index: number) => string) => Array.from({ length: textsOfKind }, (_, index) => toText(index))
  const pick = (list: string[], index: number) => list[index % list.length] ?? ''
  return {
    'a common word': make((index) => pick(common, index)),
    'a rare word': make((index) => pick(rare, 97 * index)),
    'two words': make((index) => `${pick(common, index)} ${pick(common, 200 + 7 * index)}`),
    'four words': make((index) => [1, 2, 3, 4].map((step) => pick(common, index + 31 * step)).join(' ')),
    'the beginning of a word': make((index) => pick(long, index).slice(0, 5)),
    'one or two letters': make((index) => pick(oneOrTwoLetters, index)),
    'a word with a typo': make((index) => misspell(pick(long, 2 * index), index)),
    'words with filler words': make((index) =>
      pick(fillers, index).replace('…', `${pick(common, 3 * index)} ${pick(common, 100 + index)}`),
    ),
    'words that no text has together': make((index) => `${pick(rare, 89 * index)} ${pick(rare, 7 + 83 * index)} ${pick(common, index)}`),
    'a diet and a word': make((index) => `${pick(['vegetarian', 'gluten free', 'vegan'], index)} ${pick(common, 5 * index)}`),
    'a word in no text': make((index) => `xq${index}zwvk${index * 7}`),
  }
}

const fillers = ['how to make …', 'easy … recipe', 'the best …', 'can i cook …']
const letters = 'abcdefghijklmnoprstuvw'.split('')
const oneOrTwoLetters = letters.flatMap((first) => [first, ...['a', 'e', 'o'].map((second) => first + second)])

/** A letter is left out, or two change places. */
function misspell(word: string, index: number) {
  const place = 2 + (index % 3)
  return index % 2 === 0
    ? word.slice(0, place) + word.slice(place + 1)
    : word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2)
}
