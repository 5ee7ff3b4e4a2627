import { z } from 'zod'

/** What the documents of a collection can be imported as; 'none' leaves them out. */
export const collectionTargets = ['post', 'recipe', 'none'] as const

export type CollectionTarget = (typeof collectionTargets)[number]

/** Collections of an export with other names than ours: how many documents they have, and the owner's choice, if any. */
export const foundCollections = z.array(z.object({ name: z.string(), documents: z.number(), target: z.enum(collectionTargets).optional() }))

export type FoundCollection = z.infer<typeof foundCollections>[number]
