/** Where a term is looked for: in the title; there or among the main terms; anywhere. */
export type Place = 'title' | 'main' | 'text'

/** What a document must have, for the databases to look up. */
export type TermQuery = { term: string; place: Place } | { any: TermQuery[] } | { all: TermQuery[] }

/** A term as the databases index it for a place: a document has a token for each place where its term may be looked for. */
export function toToken(term: string, place: Place) {
  return place === 'text' ? term : `${place}.${term}`
}

/** The tokens of a document, each once. */
export function listTokens({ title, main, body }: { title: Iterable<string>; main: Iterable<string>; body: Iterable<string> }) {
  const tokens = new Set<string>()
  const add = (terms: Iterable<string>, places: Place[]) => {
    for (const term of terms) for (const place of places) tokens.add(toToken(term, place))
  }
  add(title, ['title', 'main', 'text'])
  add(main, ['main', 'text'])
  add(body, ['text'])
  return tokens
}
