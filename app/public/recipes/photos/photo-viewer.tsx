import { useEffect, useState } from 'react'
import { useLoaded } from '#app/kitchen/favourites/use-loaded.ts'

/** Opens the dialog when a picture that links to a larger one is pressed. */
export function PhotoViewer() {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null)
  const PhotoDialog = useLoaded(link !== null, () => import('./photo-dialog.tsx'))?.PhotoDialog
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const pressed = (event.target as Element).closest<HTMLAnchorElement>('a[data-photo]')
      if (!pressed || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      setLink(pressed)
    }
    addEventListener('click', press)
    return () => removeEventListener('click', press)
  }, [])
  return link && PhotoDialog ? <PhotoDialog first={link} onClose={() => setLink(null)} /> : null
}
