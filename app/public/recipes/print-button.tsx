import { type ComponentProps, type ComponentType, useState } from 'react'
import { Drawing } from '#app/ui/icon.tsx'

type Panel = ComponentType<ComponentProps<typeof import('./print-panel.tsx')['PrintPanel']>>

const printer =
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1'

/** Opens the print options. If they can't be loaded, prints the page as it is. `link` is what the printed code leads to, if to anything. */
export function PrintButton({ hasPicture, link }: { hasPicture: boolean; link: string | undefined }) {
  const [Panel, setPanel] = useState<Panel>()
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    import('./print-panel.tsx').then(
      ({ PrintPanel }) => {
        setPanel(() => PrintPanel)
        setOpen(true)
      },
      () => window.print(),
    )
  }
  return (
    <>
      <button className="button button--quiet button--small" type="button" aria-haspopup="dialog" onClick={open}>
        <Drawing path={printer} />
        Print
      </button>
      {/* It stays when it is closed, because the code in it is printed. */}
      {Panel ? <Panel isOpen={isOpen} hasPicture={hasPicture} link={link} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
