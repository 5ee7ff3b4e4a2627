/** The properties that every JSON-LD node has. */
export function toNode(type: string) {
  return { '@context': 'https://schema.org', '@type': type }
}
