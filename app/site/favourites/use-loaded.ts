import { useEffect, useState } from 'react'
import { isReachable } from '#app/client/reachable.ts'
import { showToast } from '#app/ui/toast.ts'

/** A part of the page that is loaded when it is first wanted. Undefined until it is there; where it does not come, that is said. */
export function useLoaded<Part>(isWanted: boolean, load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>()
  const isMissing = isWanted && part === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same import at every render
  useEffect(() => {
    if (isMissing) load().then(setPart, offerReload)
  }, [isMissing])
  return part
}

// A browser remembers that a script did not come, so only a new page gets it. Offline, that would be no page at all.
function offerReload() {
  const run = async () => ((await isReachable(location.href)) ? location.reload() : offerReload())
  showToast('error', 'This part of the page could not be loaded. You may be offline.', { label: 'Reload', run })
}
