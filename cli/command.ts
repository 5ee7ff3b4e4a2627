import type { OpenDatabase } from '#core/database/database.ts'
import type { Config } from '#server/config.ts'
import type { Terminal } from './terminal.ts'

/** The configuration that commands use. */
type CommandConfig = Pick<Config, 'bucket' | 'backups' | 'dataDir' | 'database' | 'siteName' | 'siteUrl' | 'webConcurrency'>

/** What a command gets: configuration, arguments after its name, and the terminal. */
export type CommandContext = { config: CommandConfig; args: string[]; terminal: Terminal }

/** Runs on the database and returns the text to print. */
export type Command = (database: OpenDatabase, context: CommandContext) => Promise<string>

/** A fault that the user can fix: only its message is printed. */
export class CommandError extends Error {}
