import { useState } from 'react'
import { LinkToShare } from '#app/kitchen/favourites/send-link.tsx'
import { toLocalDay } from '#domain/text/dates.ts'
import { readKitchen } from './kept-kitchen.ts'
import { toKitchenHash } from './kitchen-link.ts'
import { keepsNothing } from './kitchen-words.ts'

/** Characters of an address that all browsers take, and of one that messengers leave intact. */
const limits = { most: 30_000, safe: 2000 }

/** A link with the whole kitchen, made when it is asked for. */
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
          Make a link to another device
        </button>
      </div>
      <p role="status">{fault}</p>
      {url ? <Link url={url} /> : null}
    </>
  )
}

function Link({ url }: { url: string }) {
  if (url.length > limits.most) return <p>Your kitchen has too much in it for a link. Take the file: it has no limit.</p>
  return (
    <div className="send-kitchen">
      <LinkToShare
        url={url}
        title="My kitchen"
        text="Open it on the other device: it shows what is in it and asks before it adds anything. Of what you cooked it has the day, the amount and how it went; the recipes as they were that day are in the file alone. The plan is in it from last week on. No server gets to see it."
        tooLong="This is too much for a code that a camera could read. Send the link, or take the file."
      />
      {url.length > limits.safe ? (
        <p className="help">
          The link is long, and some messengers cut long links short. If one did, the other device says so, and changes nothing.
        </p>
      ) : null}
    </div>
  )
}
