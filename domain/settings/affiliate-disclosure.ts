import type { SiteSettings } from './site-settings.ts'

/** The default line above affiliate links. */
export const affiliateDisclosure =
  'Some links are affiliate links. If you buy something through one, we earn a small commission at no extra cost to you.'

/** The owner's affiliate disclosure, or the default if it is empty. */
export function toDisclosure({ disclosure }: Pick<SiteSettings, 'disclosure'>) {
  return disclosure || affiliateDisclosure
}
