/** What every piece of structured data begins with. */
export type Node<Type extends string> = { '@context': 'https://schema.org'; '@type': Type }

/** Begins a piece of structured data of one of the types of schema.org. */
export function toNode<Type extends string>(type: Type): Node<Type> {
  return { '@context': 'https://schema.org', '@type': type }
}
