import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A relay to a database server. From `fallSilent` to `answerAgain` it accepts connections and forwards nothing; those it had then stay
 * silent.
 */
export async function openRelay(url: string) {
  const { hostname, port } = new URL(url)
  const lines: Socket[] = []
  let isSilent = false
  const relay = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const line of [near, far]) line.on('error', () => {})
    lines.push(near, far)
    if (!isSilent) near.pipe(far).pipe(near)
  })
  await once(relay.listen(0, '127.0.0.1'), 'listening')
  // The relay listens on a port.
  const { port: relayPort } = relay.address() as AddressInfo
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${relayPort}` }).href,
    countConnections: () => lines.length / 2,
    fallSilent() {
      isSilent = true
      for (const line of lines) line.unpipe()
    },
    answerAgain() {
      isSilent = false
    },
    close() {
      for (const line of lines) line.destroy()
      relay.close()
    },
  }
}
