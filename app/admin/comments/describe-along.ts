import { countOf } from '#domain/text/count-of.ts'
import type { Opinion } from './opinion.ts'

/** What is deleted along with comments, reviews or questions, as a sentence; '' for nothing. */
export function describeAlong(opinions: Pick<Opinion, 'reply' | 'photos'>[]) {
  const photos = opinions.reduce((sum, opinion) => sum + (opinion.photos?.length ?? 0), 0)
  const answers = opinions.filter(({ reply }) => reply).length
  const along = [
    ...(photos > 0 ? [countOf(photos, 'photo')] : []),
    ...(answers > 0 ? [answers > 1 ? `your ${answers} answers` : 'your answer'] : []),
  ]
  return along.length > 0 ? `This also deletes ${along.join(' and ')}.` : ''
}
