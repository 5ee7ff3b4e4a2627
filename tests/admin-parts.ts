import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import type { Database } from '#core/database/database.ts'
import type { FetchParts } from '#core/pictures/fetch-picture.ts'
import { openFiles } from '#core/pictures/files.ts'
import { openUploads } from '#core/pictures/uploads.ts'
import type { RemoteResponse } from '#core/remote/ask-remote.ts'

/** How another site responds in a test: with bytes, or with a status and perhaps a redirect. */
export type TestAnswer = Uint8Array | { status: number; location?: string; retryAfter?: string }

/** What admin operations work with, in a folder of its own; other sites respond from `answers`, by URL. */
export function openAdminParts(db: Database, answers: Record<string, TestAnswer> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-office-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const asked: string[] = []
  const time = { now: new Date('2026-11-21T12:00:00.000Z') }
  const parts: FetchParts = {
    db,
    uploads: openUploads({ files: openFiles(join(folder, 'files')), folder: join(folder, 'incoming') }),
    clock: () => time.now,
    siteUrl: 'http://site.test',
    remote: {
      resolve: async () => ['93.184.216.34'],
      open: async ({ url }) => {
        asked.push(url.href)
        const answer = answers[url.href]
        if (!answer) throw new Error('Nobody is there')
        return toAnswer(answer)
      },
    },
  }
  return { parts, folder, time, asked, files: () => listFiles(folder) }
}

/** A small picture in one colour. */
export function aPicture(background = '#ea580c', width = 40, height = 30) {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** Bytes as they come over a network. */
export async function* inChunks(bytes: Uint8Array, size = 1000) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

function toAnswer(answer: TestAnswer): RemoteResponse {
  const isBytes = answer instanceof Uint8Array
  const status = isBytes ? 200 : answer.status
  const { location, retryAfter } = isBytes ? {} : answer
  return { status, location, retryAfter, body: inChunks(isBytes ? answer : new Uint8Array()), close: () => {} }
}

function listFiles(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
