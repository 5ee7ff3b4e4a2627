import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** The disk on which uploads lie: a folder of this machine, made with the first file. */
export function openFiles(folder: string) {
  return new Disk(new FSDriver({ location: folder, visibility: 'private' }))
}
