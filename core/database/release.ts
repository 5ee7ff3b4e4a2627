import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version of this release, as in `package.json` and `CHANGELOG.md`. */
export const release: string = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')).version
