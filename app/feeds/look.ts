import { notFound } from '#app/responses.ts'
import { toAccentTokens } from '#domain/settings/accent.ts'
import type { Route } from './+types/look.ts'

/** The design's colours for an accent colour, as a style sheet. Its address says the colour, so a new colour is a new address. */
export function loader({ params: { colour } }: Route.LoaderArgs) {
  const tokens = /^[0-9a-f]{6}$/.test(colour) ? toAccentTokens(colour) : undefined
  if (!tokens) throw notFound()
  const lines = Object.entries(tokens).map(([name, { light, dark }]) => `  --${toToken(name)}: light-dark(${light}, ${dark});`)
  const glow = `  --hero-glow: 0 0 0.5em light-dark(transparent, ${tokens.brand?.dark});`
  return new Response(`:root {\n${[...lines, glow].join('\n')}\n}\n`, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}

/** `actionHover` is `--action-hover`. */
function toToken(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
