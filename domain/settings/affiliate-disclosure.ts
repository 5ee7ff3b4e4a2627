import type { SiteSettings } from './site-settings.ts'

/** The line above affiliate links, until the owner writes another. */
export const affiliateDisclosure =
  'Some links are affiliate links. If you buy something through one, we earn a small commission at no extra cost to you.'

/** What the owner says of affiliate links; one that was emptied says the usual. */
export function toDisclosure({ disclosure }: Pick<SiteSettings, 'disclosure'>) {
  return disclosure || affiliateDisclosure
}
