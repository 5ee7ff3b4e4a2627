const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/**
 * A text in the fewest parts of at most `max` characters, split at sentences; a longer sentence is split between words, and a longer word
 * anywhere.
 */
export function splitAtSentences(text: string, max: number): string[] {
  if (text.trim().length <= max) return text.trim() === '' ? [] : [text.trim()]
  const pieces = [...sentences.segment(text)].flatMap(({ segment }) =>
    segment.trim().length > max ? splitSentence(segment, max) : segment,
  )
  return join(pieces, max)
}

function splitSentence(sentence: string, max: number) {
  return sentence.split(/(?<=\s)/u).flatMap((word) => (word.length > max ? splitWord(word, max) : word))
}

function splitWord(word: string, max: number) {
  const parts: string[] = []
  for (const character of word) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + character.length <= max) parts[parts.length - 1] = last + character
    else parts.push(character)
  }
  return parts
}

function join(pieces: string[], max: number) {
  const parts: string[] = []
  let part = ''
  for (const piece of pieces) {
    if ((part + piece).trim().length > max) {
      parts.push(part.trim())
      part = ''
    }
    part += piece
  }
  return [...parts, part.trim()].filter(Boolean)
}
