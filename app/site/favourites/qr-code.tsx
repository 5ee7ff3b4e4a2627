import { encodeQR } from 'qr'

/** Empty modules around a code, which scanners ask for (ISO/IEC 18004). */
const quietZone = 4

/** A text as a QR code: dark on white in either theme, because many cameras read no other. */
export function QrCode({ text }: { text: string }) {
  const modules = encodeQR(text, 'raw', { ecc: 'low', border: quietZone })
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label="The link as a QR code"
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={drawModules(modules)} fill="#000" />
    </svg>
  )
}

/** One stroke for each dark module, a unit wide and high. */
function drawModules(modules: boolean[][]) {
  return modules.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
}
