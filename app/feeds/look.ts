import { notFound } from '#app/responses.ts'
import { toAccentTokens } from '#domain/settings/accent.ts'
import type { Route } from './+types/look.ts'

/** The design's colours for an accent colour, as a style sheet. Its address contains the colour, so a new colour is a new address. */
export function loader({ params: { colour } }: Route.LoaderArgs) {
  const tokens = /^[0-9a-f]{6}$/.test(colour) ? toAccentTokens(colour) : undefined
  if (!tokens) throw notFound()
  const colours = Object.entries(tokens).map(([name, colour]) => ({ name: toToken(name), ...colour }))
  const plain = colours.map(({ name, light }) => `--${name}: ${light};`).join(' ')
  const lines = colours.map(({ name, light, dark }) => `  --${name}: light-dark(${light}, ${dark});`)
  const glow = `  --hero-glow: 0 0 0.5em light-dark(transparent, ${tokens.brand?.dark});`
  // A property with a function that the browser doesn't know is invalid, and an earlier declaration doesn't serve as a fallback.
  const older = `@supports not (color: light-dark(red, red)) { :root { ${plain} --hero-glow: none; } }`
  return new Response(`:root {\n${[...lines, glow].join('\n')}\n}\n${older}\n`, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}

/** `actionHover` is `--action-hover`. */
function toToken(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
