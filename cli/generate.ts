import { parseArgs } from 'node:util'
import {
  type ContentAmounts,
  generateContent,
  maxGenerated,
  type Progress,
  removeGenerated,
  whoseContent,
} from '#core/content/generate-content.ts'
import type { Database, OpenDatabase } from '#core/database/database.ts'
import { countOf, groupDigits } from '#domain/text/count-of.ts'
import { type CommandContext, CommandError } from './terminal.ts'

const maxComments = 100_000_000

/** Fills the database with generated content, for trying out a large site; `--remove` deletes it again. */
export async function generate({ db, migrate }: OpenDatabase, { args, terminal }: CommandContext) {
  const { remove, anyway, ...amounts } = readArguments(args)
  await migrate()
  if (remove) {
    const { posts, recipes } = await removeGenerated(db)
    return `Removed ${countOf(posts, 'generated post')} with their comments, and ${countOf(recipes, 'generated recipe')}.`
  }
  await refuseOwnContent(db, anyway)
  const startedAt = performance.now()
  await generateContent(db, amounts, showTenths(terminal.say))
  const { posts, recipes, comments } = amounts
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  return [
    `Generated ${countOf(posts, 'post')}, ${countOf(recipes, 'recipe')} and ${countOf(posts === 0 ? 0 : comments, 'comment')} in ${seconds} s.`,
    'To remove them again: npm run cli -- generate --remove',
  ].join('\n')
}

async function refuseOwnContent(db: Database, anyway: boolean) {
  const { own, madeUp } = await whoseContent(db)
  if (madeUp) throw new CommandError("There's already generated content. Remove it first: npm run cli -- generate --remove")
  if (own && !anyway)
    throw new CommandError(
      'This site has its own content, and generated posts would be mixed in with it. To go ahead anyway, add --anyway.',
    )
}

function readArguments(args: string[]): ContentAmounts & { remove: boolean; anyway: boolean } {
  const { posts, recipes, comments, seed, remove, anyway } = parse(args)
  const amounts = {
    posts: toNumber('--posts', posts, maxGenerated),
    recipes: toNumber('--recipes', recipes, maxGenerated),
    comments: toNumber('--comments', comments, maxComments),
  }
  if (!remove && amounts.posts + amounts.recipes === 0)
    throw new CommandError('Say how much to generate: npm run cli -- generate --posts 1000 --recipes 1000 --comments 10000')
  return { ...amounts, seed: toNumber('--seed', seed, maxGenerated), remove, anyway }
}

function parse(args: string[]) {
  const amount = { type: 'string', default: '0' } as const
  const flag = { type: 'boolean', default: false } as const
  try {
    const options = { posts: amount, recipes: amount, comments: amount, seed: amount, remove: flag, anyway: flag }
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}

function toNumber(name: string, typed: string, most: number) {
  if (!/^\d{1,9}$/.test(typed) || Number(typed) > most)
    throw new CommandError(`${name} needs a whole number up to ${groupDigits(most)}, not ${typed}`)
  return Number(typed)
}

/** Prints a line for each tenth of a kind. */
function showTenths(say: (line: string) => void = () => {}): Progress {
  const said = new Map<string, number>()
  return (kind, indexes, of) => {
    const done = (indexes.at(-1) ?? 0) + 1
    const tenth = Math.floor((10 * done) / of)
    if (tenth === (said.get(kind) ?? 0)) return
    said.set(kind, tenth)
    say(`${groupDigits(done)} of ${countOf(of, kind.slice(0, -1))}`)
  }
}
