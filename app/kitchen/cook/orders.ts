/** What a cook can say in cook mode. */
export type Order = 'next' | 'back' | 'read' | 'ingredients' | 'start timer' | 'stop timer' | 'stop listening' | 'close'

/** The words for each order, the longer ones first: 'stop the timer' also has 'stop'. Articles are left out. */
const words: readonly [Order, readonly string[]][] = [
  ['stop listening', ['stop listening', 'do not listen', 'microphone off']],
  ['stop timer', ['stop timer', 'pause timer', 'timer off', 'stop alarm']],
  ['start timer', ['start timer', 'set timer', 'resume timer', 'timer on']],
  ['close', ['close', 'leave cook mode', 'finish cooking']],
  ['ingredients', ['ingredients', 'ingredient list']],
  ['back', ['back', 'previous', 'step before']],
  ['read', ['repeat', 'read', 'again', 'say it']],
  ['next', ['next', 'go on', 'continue', 'forward']],
]

/** With more words it was said to somebody else. */
const mostWords = 6

/** The order in what was heard, if there is one: 'Next step, please' is 'next'. */
export function findOrder(heard: string): Order | undefined {
  const said = heard.toLowerCase().match(/\p{L}+/gu) ?? []
  if (said.length > mostWords) return undefined
  const text = ` ${said.filter((word) => !/^(?:the|a|an|that|this|my)$/.test(word)).join(' ')} `
  return words.find(([, phrases]) => phrases.some((phrase) => text.includes(` ${phrase} `)))?.[0]
}
