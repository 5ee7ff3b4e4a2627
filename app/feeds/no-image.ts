/** An SVG that reads 'No Image' on hatched paper. Its colours are attributes: no policy against inline styles hides them. */
export const noImage = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600" role="img" aria-label="No Image">
  <pattern id="hatching" width="30" height="30" patternUnits="userSpaceOnUse" patternTransform="rotate(25)">
    <rect width="30" height="30" fill="#fbf4ea"/>
    <rect width="8" height="30" fill="#ffedd5"/>
  </pattern>
  <rect width="800" height="600" fill="url(#hatching)"/>
  <rect x="255" y="262" width="290" height="76" rx="8" fill="#fffcf7"/>
  <text x="400" y="315" font-family="system-ui, sans-serif" font-size="42" font-weight="800" text-anchor="middle" fill="#5c463b">No Image</text>
</svg>
`
