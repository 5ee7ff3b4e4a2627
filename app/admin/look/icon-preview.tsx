import { useState } from 'react'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import { iconSides, type SiteIcon, toIconPath } from '#domain/pictures/site-icons.ts'

const places: { words: string; className: string; icon: SiteIcon; side: number }[] = [
  { words: 'Browser tab, light', className: 'icon-preview__tab', icon: 'icon-32.png', side: 32 },
  { words: 'Browser tab, dark', className: 'icon-preview__tab is-dark', icon: 'icon-32.png', side: 32 },
  { words: 'iPhone', className: 'icon-preview__phone', icon: 'apple-touch-icon.png', side: 180 },
  { words: 'Android phone', className: 'icon-preview__phone is-round', icon: 'icon-maskable-512.png', side: 512 },
]

/** What the server makes of a picture as the site's icon, where people will see it. */
export function IconPreview({ reference }: { reference: string }) {
  const [side, setSide] = useState(Number.POSITIVE_INFINITY)
  const name = pictureName(reference)
  if (!name) return null
  return (
    <>
      <ul className="icon-preview">
        {places.map(({ words, className, icon, side: size }) => (
          <li key={words}>
            <span className={className}>
              <img key={name} src={toIconPath(name, icon)} alt="" width={size} height={size} />
              {className.includes('tab') ? <span aria-hidden="true">Home</span> : null}
            </span>
            {words}
          </li>
        ))}
      </ul>
      <span hidden>
        <img
          key={name}
          src={reference}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setSide(Math.max(naturalWidth, naturalHeight))}
        />
      </span>
      <p className="help" role="status">
        {side < iconSides.best
          ? `This picture is ${side} pixels on its longer side. Use at least ${iconSides.best} to keep it sharp on every phone.`
          : null}
      </p>
    </>
  )
}
