import type { Ask } from './ask.ts'
import { listLocations } from './make-exported.ts'

/** The addresses of all pages that the sitemap lists, as paths. */
export async function listPublicPages(ask: Ask, siteUrl: string) {
  const read = async (path: string) => {
    const { status, body } = await ask(path)
    if (status !== 200) throw new Error(`${path} returned status ${status}`)
    return listLocations(Buffer.from(body).toString()).map((location) => location.slice(siteUrl.length) || '/')
  }
  const parts = await Promise.all((await read('/sitemap.xml')).map(read))
  return [...new Set(parts.flat())]
}
