import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#storage/database/database.ts'
import type { Terminal } from './terminal.ts'

/** What a command works with: the words after its name, and the terminal that it may ask. */
export type Surroundings = { config: Pick<Config, 'dataDir' | 'siteUrl'>; args: string[]; terminal: Terminal }

/** Does its work on the database and returns what to print. */
export type Command = (database: OpenDatabase, surroundings: Surroundings) => Promise<string>

/** What somebody can put right: its sentence is printed alone. */
export class CommandFault extends Error {}
