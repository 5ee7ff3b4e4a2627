import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Who sits there; `askHidden` shows nothing of the answer, and is absent where nobody sits. */
export type Terminal = { askHidden?: (question: string) => Promise<string> }

/** The terminal of this process. */
export function openTerminal(): Terminal {
  return process.stdin.isTTY ? { askHidden } : {}
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
