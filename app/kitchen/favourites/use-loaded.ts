import { useEffect, useEffectEvent, useState } from 'react'
import { isReachable } from '#app/client/reachable.ts'
import { showToast } from '#app/ui/toast.ts'

/** Lazily loads a module when it is first needed. Undefined until then; a failure is shown as a toast. */
export function useLoaded<Part>(isWanted: boolean, load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>()
  const isMissing = isWanted && part === undefined
  const begin = useEffectEvent(() => load().then(setPart, offerReload))
  useEffect(() => {
    if (isMissing) void begin()
  }, [isMissing])
  return part
}

// Browsers cache a failed import until the page is reloaded, which is no use while offline.
function offerReload() {
  const run = async () => ((await isReachable(location.href)) ? location.reload() : offerReload())
  showToast('error', 'Part of the page couldn’t load. You may be offline.', { label: 'Reload', run })
}
