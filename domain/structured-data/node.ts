/** The properties that every JSON-LD node has. */
export type Node<Type extends string> = { '@context': 'https://schema.org'; '@type': Type }

export function toNode<Type extends string>(type: Type): Node<Type> {
  return { '@context': 'https://schema.org', '@type': type }
}
