import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { OpenDatabase } from '#core/database/database.ts'
import type { Config } from '#server/config.ts'

/** `ask` reads an answer and `askHidden` one without echo; both are absent if the terminal is not interactive. `say` prints progress. */
export type Terminal = {
  ask?: (question: string) => Promise<string>
  askHidden?: (question: string) => Promise<string>
  say?: (line: string) => void
}

export function openTerminal(): Terminal {
  const say = (line: string) => console.error(line)
  return process.stdin.isTTY ? { ask, askHidden, say } : { say }
}

async function ask(question: string) {
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await reader.question(question)
  } finally {
    reader.close()
  }
}

async function askHidden(question: string) {
  process.stdout.write(question)
  const nowhere = new Writable({ write: (_, __, done) => done() })
  const reader = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  try {
    return await reader.question('')
  } finally {
    reader.close()
    process.stdout.write('\n')
  }
}

/** The configuration that commands use. */
type CommandConfig = Pick<Config, 'bucket' | 'backups' | 'dataDir' | 'database' | 'siteName' | 'siteUrl' | 'webConcurrency'>

/** What a command gets: configuration, arguments after its name, and the terminal. */
export type CommandContext = { config: CommandConfig; args: string[]; terminal: Terminal }

/** Runs on the database and returns the text to print. */
export type Command = (database: OpenDatabase, context: CommandContext) => Promise<string>

/** An error that the user can fix: only its message is printed. */
export class CommandError extends Error {}
