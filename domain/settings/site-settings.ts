import { z } from 'zod'
import { retentionChoices } from './data-retention.ts'

const socialAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).optional()

const menu = z.array(z.object({ to: z.string(), label: z.string() })).optional()

const picture = z.object({ name: z.string(), width: z.number(), height: z.number(), alt: z.string() }).optional()

/** The owner's settings; absent fields were never set and use their fallback, '' was emptied on purpose. */
export const siteSettings = z.object({
  name: z.string().optional(),
  blurb: z.string().optional(),
  headline: z.string().optional(),
  lead: z.string().optional(),
  bannerLine: z.string().optional(),
  email: z.string().optional(),
  address: z.string().optional(),
  addressCity: z.string().optional(),
  defaultDescription: z.string().optional(),
  defaultKeywords: z.string().optional(),
  disclosure: z.string().optional(),
  closeCommentsAfter: z.string().optional(),
  affiliatePlaces: z.string().optional(),
  amazonInMails: z.literal('on').optional(),
  indexNow: z.literal('on').optional(),
  webSubHub: z.string().optional(),
  checkLinks: z.literal('on').optional(),
  specialRecipeId: z.number().int().optional(),
  builtInRecipes: z.boolean().optional(),
  countVisits: z.literal('off').optional(),
  keepMessages: z.enum(retentionChoices.keepMessages).optional().catch(undefined),
  keepReaders: z.enum(retentionChoices.keepReaders).optional().catch(undefined),
  keepMails: z.enum(retentionChoices.keepMails).optional().catch(undefined),
  keepSpam: z.enum(retentionChoices.keepSpam).optional().catch(undefined),
  keepLog: z.enum(retentionChoices.keepLog).optional().catch(undefined),
  timeZone: z.string().optional(),
  dateLanguage: z.string().optional(),
  allergenRegion: z.enum(['us', 'eu']).optional(),
  accent: z.string().optional(),
  logo: picture,
  socialPicture: picture,
  icon: picture,
  menus: z.object({ header: menu, footer: menu, house: menu }).optional(),
  social: z.object({ instagram: socialAddress, youtube: socialAddress, facebook: socialAddress, pinterest: socialAddress }).optional(),
})

export type SiteSettings = z.infer<typeof siteSettings>
