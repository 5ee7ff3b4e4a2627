import { useEffect, useState } from 'react'
import { useSiteInfo } from '#app/public/use-site-info.ts'
import { Link } from '#app/ui/link.tsx'
import { forgetsAfterDays, hasShareMenu, type InstallOffer, isInstalled } from './install-way.ts'

/**
 * Whether the browser may clear stored data, how much there is, and how to install the site. Browsers that tell none of it show nothing
 * here.
 */
export function ThisDevice() {
  const room = useRoom()
  const [forgets, setForgets] = useState(false)
  useEffect(() => setForgets(!isInstalled() && forgetsAfterDays(navigator)), [])
  return (
    <>
      {forgets ? <SevenDays /> : <p className="muted this-device">{room ? describeRoom(room) : null}</p>}
      <InstallButton />
    </>
  )
}

/** The reminder to save a file, if the browser deletes data. Safari calls data persistent that is only safe from low disk space. */
function SevenDays() {
  return (
    <p className="this-device this-device__warning">
      Safari deletes what sites keep on this device after seven days of use without a visit here. Save a file under “My data” in{' '}
      <Link to="/my-kitchen">My kitchen</Link> now and then, or add this site to the home screen or the Dock.
    </p>
  )
}

type Room = { lasts: boolean; bytes: number | undefined }

/** Undefined until it is known, or if the browser doesn't tell. */
function useRoom() {
  const [room, setRoom] = useState<Room>()
  useEffect(() => {
    const look = () => void findRoom().then(setRoom, () => {})
    look()
    addEventListener('reader-kept', look)
    return () => removeEventListener('reader-kept', look)
  }, [])
  return room
}

/** Missing on insecure origins. */
async function findRoom(): Promise<Room | undefined> {
  const { storage } = navigator
  if (!storage?.persisted) return undefined
  const [lasts, estimate] = await Promise.all([storage.persisted(), storage.estimate?.()])
  return { lasts, bytes: estimate?.usage }
}

function describeRoom({ lasts, bytes }: Room) {
  const fate = lasts
    ? 'Your browser keeps this data until you clear it.'
    : 'Your browser may clear this data if the device runs low on space, or after weeks without a visit.'
  return bytes === undefined ? fate : `${fate} It takes up ${toMegabytes(bytes)} MB, including pages and pictures saved for offline use.`
}

function toMegabytes(bytes: number) {
  return Math.max(bytes / 1_000_000, 0.1).toFixed(1)
}

/** The browser's offer to install the site, if it makes one; on iPhones and iPads, instructions. */
function InstallButton() {
  const { name } = useSiteInfo()
  const [way, setWay] = useState<InstallOffer | 'share menu'>()
  useEffect(() => {
    const look = () => setWay(findWay())
    look()
    for (const event of ['beforeinstallprompt', 'appinstalled']) addEventListener(event, look)
    return () => {
      for (const event of ['beforeinstallprompt', 'appinstalled']) removeEventListener(event, look)
    }
  }, [])
  if (!way) return null
  if (way === 'share menu') return <p className="muted">{`To install ${name}, tap Share, then “Add to Home Screen”.`}</p>
  const install = async () => {
    // Each offer can be used once.
    window.installOffer = undefined
    setWay(undefined)
    // Rejects if the site has been installed from the browser's own menu in the meantime.
    await way.prompt().catch(() => {})
  }
  return (
    <p>
      <button className="button button--quiet" type="button" onClick={() => void install()}>
        Install {name} on this device
      </button>
    </p>
  )
}

function findWay() {
  if (isInstalled()) return undefined
  return window.installOffer ?? (hasShareMenu(navigator) ? 'share menu' : undefined)
}
