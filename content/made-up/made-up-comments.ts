import type { Comment } from '#domain/comments/comment.ts'
import { makePerson } from './made-up-people.ts'
import { namePostAt } from './made-up-posts.ts'
import { writeSentences } from './made-up-prose.ts'
import { createdAtOf, idAt, type Place } from './made-up-record.ts'
import { createRandom, pickRank } from './random.ts'

/** A generated comment on a generated post; the first posts get by far the most. One in fifty awaits approval. */
export function makeComment(place: Place, posts: number): Omit<Comment, 'path'> {
  const random = createRandom(place.seed, 'comment', place.index)
  const moment = createdAtOf(place, random)
  const postsThen = Math.max(1, Math.floor((posts * place.index) / place.count))
  const post = namePostAt({ seed: place.seed, index: pickRank(random, postsThen), count: posts })
  return {
    ...{ id: idAt(moment, random), blogId: post.id, blogTitle: post.title, createdAt: moment.toISOString() },
    ...makePerson(random),
    comment: writeSentences(random, 'comment', 1 + random.below(4)),
    approved: random.next() >= 0.02,
  }
}
