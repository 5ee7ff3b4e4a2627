/** The formats that a paste keeps, by their HTML tags. */
export type Format = Partial<Record<'strong' | 'em' | 'u' | 's' | 'sub' | 'sup', boolean>>

/** Where a paste's styles are kept as text while it is cleaned. */
export const styleAttribute = 'data-style'

/** What a style attribute says about the formats. */
export function readFormat(style: string): Format {
  const { 'font-weight': weight, 'font-style': slant, 'vertical-align': place, ...others } = readStyle(style)
  const line = others['text-decoration-line'] ?? others['text-decoration']
  return {
    ...(weight && { strong: /^bold/.test(weight) || Number(weight) >= 600 }),
    ...(slant && { em: /^(?:italic|oblique)/.test(slant) }),
    ...(line && { u: line.includes('underline'), s: line.includes('line-through') }),
    ...(place === 'sub' && { sub: true }),
    ...(place === 'super' && { sup: true }),
  }
}

/** The declarations of a style attribute, in lower case. */
export function readStyle(style: string): Record<string, string> {
  const declarations = style.toLowerCase().split(';')
  return Object.fromEntries(declarations.map((declaration) => /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(declaration)?.slice(1, 3) ?? ['', '']))
}
