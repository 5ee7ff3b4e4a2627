import { encodeQR } from 'qr'

/** Width of the empty margin, in modules (ISO/IEC 18004). */
const quietZone = 4

/** A text as a QR code. Dark on white in both themes, because many cameras read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = encodeQR(text, 'raw', { ecc: 'low', border: quietZone })
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${modules.length} ${modules.length}`} shapeRendering="crispEdges">
      <rect width="100%" height="100%" fill="#fff" />
      <path d={drawModules(modules)} fill="#000" />
    </svg>
  )
}

/** An SVG path with a rectangle for each run of dark modules in a row. */
function drawModules(modules: boolean[][]) {
  const rows = modules.map((row) => row.map(Number).join(''))
  return rows
    .flatMap((row, y) => [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`))
    .join('')
}
