import { type ComponentProps, type ComponentType, useState } from 'react'
import { Drawing } from '#app/ui/icon.tsx'

type Panel = ComponentType<ComponentProps<typeof import('./print-panel.tsx')['PrintPanel']>>

const printer =
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1'

/** Opens the print options. If they can't be loaded, prints the page as it is. */
export function PrintButton({ hasPicture }: { hasPicture: boolean }) {
  const [Panel, setPanel] = useState<Panel>()
  const open = () => {
    import('./print-panel.tsx').then(
      ({ PrintPanel }) => setPanel(() => PrintPanel),
      () => window.print(),
    )
  }
  return (
    <>
      <button className="button button--quiet button--small" type="button" aria-haspopup="dialog" onClick={open}>
        <Drawing path={printer} />
        Print
      </button>
      {Panel ? <Panel hasPicture={hasPicture} onClose={() => setPanel(undefined)} /> : null}
    </>
  )
}
