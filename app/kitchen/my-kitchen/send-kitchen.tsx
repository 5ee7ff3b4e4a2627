import { useState } from 'react'
import { LinkToShare } from '#app/kitchen/favourites/send-link.tsx'
import { toLocalDay } from '#domain/text/dates.ts'
import { readKitchen } from './kept-kitchen.ts'
import { toKitchenHash } from './kitchen-link.ts'
import { keepsNothing } from './kitchen-words.ts'

/** Lengths in characters of an address that all browsers accept, and of one that messengers leave intact. */
const limits = { most: 30_000, safe: 2000 }

/** A link with the whole kitchen, made on request. */
export function SendKitchen() {
  const [url, setUrl] = useState('')
  const [fault, setFault] = useState('')
  const make = async () => {
    try {
      const hash = await toKitchenHash(await readKitchen(), toLocalDay(new Date()))
      setUrl(`${location.origin}/my-kitchen${hash}`)
      setFault('')
    } catch {
      setFault(keepsNothing)
    }
  }
  return (
    <>
      <div className="along-buttons">
        <button className="button" type="button" onClick={() => void make()}>
          Copy to another device
        </button>
      </div>
      <p role="status">{fault}</p>
      {url ? <Link url={url} /> : null}
    </>
  )
}

function Link({ url }: { url: string }) {
  if (url.length > limits.most) return <p>Your kitchen is too big for a link. Use the file instead: it has no limit.</p>
  return (
    <div className="send-kitchen">
      <LinkToShare
        url={url}
        title="My kitchen"
        text="Open this link on the other device. It shows what’s included and asks before adding anything. It has your cooking log (without the recipes as they were then; those are only in the file) and your meal plan from last week on. No server sees any of it."
        tooLong="Too much for a QR code. Send the link or use the file."
      />
      {url.length > limits.safe ? (
        <p className="help">
          This link is long, and some messaging apps cut long links off. If that happens, the other device says so and changes nothing.
        </p>
      ) : null}
    </div>
  )
}
