import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/process.mjs'
import { scoreSpam, spamThreshold } from './spam-score.ts'

// The weights of the signs were tuned on the even lines of each file; only the odd ones measure how good they are. Each sample is scored as
// the first from its address, without a form's signals and without earlier submissions.

const facts = { ownHosts: [], blocked: [], isTrapped: false, sameText: 0, sameHost: 0, isKnown: false }

/** The lines of a file of samples: a name (in `youtube.tsv` whether it is spam), and a text. */
function readSamples(file: string) {
  const lines = readFileSync(join(root, 'tests/fixtures/spam', file), 'utf8')
    .split('\n')
    .filter(Boolean)
  return lines.map((line, index) => {
    const [name = '', text = ''] = line.split('\t')
    return { name, text, email: 'somebody@mail.example', isReported: index % 2 === 1 }
  })
}

type Sample = ReturnType<typeof readSamples>[number]

const isHeld = (sample: Sample) => scoreSpam(sample, facts).score >= spamThreshold

function shareHeld(samples: Sample[]) {
  return samples.filter(isHeld).length / samples.length
}

const reported = ({ isReported }: Sample) => isReported
const ofVideos = readSamples('youtube.tsv').map((sample) => ({ ...sample, isSpam: sample.name === 'spam', name: 'Kobi' }))

test('of 150 pieces of known kinds of spam nine in ten are held, even among those not used for tuning', () => {
  const spam = readSamples('spam.tsv')
  expect(spam).toHaveLength(150)
  expect(shareHeld(spam)).toBeGreaterThanOrEqual(0.9)
  expect(shareHeld(spam.filter(reported))).toBeGreaterThanOrEqual(0.9)
})

test('of 200 ordinary comments none is held', () => {
  const ordinary = readSamples('ordinary.tsv')
  expect(ordinary).toHaveLength(200)
  expect(ordinary.filter(isHeld)).toEqual([])
})

test('of the comments under a video, where spam begs for followers, most spam is held and nothing else', () => {
  const spam = ofVideos.filter(({ isSpam }) => isSpam)
  expect(spam).toHaveLength(175)
  expect(shareHeld(spam)).toBeGreaterThanOrEqual(0.9)
  expect(shareHeld(spam.filter(reported))).toBeGreaterThanOrEqual(0.9)
  expect(ofVideos.filter((sample) => !sample.isSpam && isHeld(sample))).toEqual([])
})
