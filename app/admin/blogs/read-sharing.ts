import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { readSettings } from '#app/outage.ts'
import { sharePicture } from '#domain/pictures/share-picture.ts'

/** What search results and shared cards of posts take from the site; `picture` is the picture for posts without one. */
export type Sharing = { siteUrl: string; defaultDescription: string | undefined; picture: string }

export async function readSharing(context: Readonly<RouterContextProvider>): Promise<Sharing> {
  const { defaultDescription, socialPicture } = await readSettings(context)
  const { name } = socialPicture ?? sharePicture
  return { siteUrl: context.get(services).siteUrl, defaultDescription, picture: `/images/${name}` }
}
