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

/** An SVG path with one unit square for each dark module. */
function drawModules(modules: boolean[][]) {
  return modules.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
}
