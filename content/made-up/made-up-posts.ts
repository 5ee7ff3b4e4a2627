import type { Blog } from '#domain/blogs/blog.ts'
import { toSlug } from '#domain/text/slug.ts'
import { namePost } from './made-up-dishes.ts'
import { makePerson } from './made-up-people.ts'
import { writeSentence, writeSentences } from './made-up-prose.ts'
import { createdAtOf, idAt, madeUpMark, type Place, pickPicture } from './made-up-record.ts'
import { createRandom, type Random } from './random.ts'

/** What comments need to know about their post, without generating its text. */
export function namePostAt(place: Place) {
  const random = createRandom(place.seed, 'post', place.index)
  const createdAt = createdAtOf(place, random)
  return { id: idAt(createdAt, random), createdAt: createdAt.toISOString(), title: namePost(place.seed + place.index), random }
}

/** A generated post of 200 to 1,700 words, as stored. */
export function makePost(place: Place): Blog {
  const { id, createdAt, title, random } = namePostAt(place)
  return {
    ...{ id, title, createdAt, content: writeContent(random), author: makePerson(random).name, urlSlug: toSlug(title) },
    imageBase64: pickPicture(random) || null,
    imageAlt: `Made-up picture text for ${title}`,
    ...{ imageLink: null, imageFetched: null, category: null, excerpt: null, updatedAt: null },
    state: 'published',
    publishedAt: createdAt,
    formattedDate: createdAt.slice(0, 10),
    seoTitle: title,
    seoDescription: writeSentence(random, 'post'),
    seoKeywords: `${madeUpMark}, ${title.toLowerCase()}`,
  }
}

function writeContent(random: Random) {
  const parts = Array.from({ length: 3 + random.below(8) }, () => writePart(random))
  return `<p>${writeSentences(random, 'post', 4)}</p>\n${parts.join('\n')}`
}

function writePart(random: Random) {
  const heading = `<h2>${writeSentence(random, 'comment').split(' ').slice(0, 6).join(' ').replace(/\W$/, '')}</h2>`
  const paragraphs = Array.from({ length: 1 + random.below(3) }, () => `<p>${writeSentences(random, 'post', 2 + random.below(5))}</p>`)
  const items = Array.from({ length: 4 }, () => `<li>${writeSentence(random, 'step')}</li>`)
  return [heading, ...paragraphs, ...(random.next() < 0.3 ? [`<ul>\n${items.join('\n')}\n</ul>`] : [])].join('\n')
}
