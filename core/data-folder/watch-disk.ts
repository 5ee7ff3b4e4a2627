import { statfs } from 'node:fs/promises'
import type { Database } from '#core/database/database.ts'
import { announce } from '#core/events/hear-events.ts'

const [megabyte, gigabyte] = [1_000_000, 1_000_000_000]

/** Space on a disk, in bytes. */
type Room = { free: number; size: number }

/** Whether a disk is nearly full: less than 500 MB are free, or less than a twentieth of it, where that is less than 5 GB. */
export function isNearlyFull({ free, size }: Room) {
  return free < Math.max(500 * megabyte, Math.min(size / 20, 5 * gigabyte))
}

async function readRoom(folder: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

/** Announces that the disk of the data folder is nearly full, at most once a day. */
export async function watchDisk(db: Database, folder: string, now: Date, read = readRoom) {
  if (isNearlyFull(await read(folder))) await announce(db, 'disk.low', [now.toISOString().slice(0, 10)], now)
}
