import type { SourceRecord, UnreadableEntry } from '#domain/imports/source-record.ts'
import type { SourceFiles } from '#storage/imports/source-files.ts'
import { toPlainText } from '../loose-values.ts'
import type { SourceFormat } from '../source-format.ts'
import { toComment } from './comments.ts'
import { toItemRecord } from './item-record.ts'
import { readWxr, textOf, type WxrNode } from './read-wxr.ts'
import { type Channel, indexSites, readChannel, recipeTypes } from './site-index.ts'

/** An export of WordPress (WXR): one file, or several in a folder or zip file. */
export const wordpress: SourceFormat = {
  name: 'wordpress',
  label: 'WordPress',
  recognise: async (files) => (await listWxr(files)).length > 0,
  read: readWordpress,
}

const headBytes = 20_000

async function listWxr(files: SourceFiles) {
  const found: string[] = []
  for (const name of files.names) if (/\.(?:xml|wxr|txt|rss)$/i.test(name) && (await isWxr(files, name))) found.push(name)
  return found
}

async function isWxr(files: SourceFiles, name: string) {
  const head = await readHead(files, name)
  return /<rss\b/.test(head) && /wordpress\.org\/export\//.test(head)
}

async function readHead(files: SourceFiles, name: string) {
  const stream = await files.stream(name)
  return new Promise<string>((resolve, reject) => {
    let head = ''
    stream.on('data', (bytes: Buffer) => {
      head += bytes.toString('latin1')
      if (head.length >= headBytes) stream.destroy()
    })
    stream.on('close', () => resolve(head))
    stream.on('error', reject)
  })
}

async function* readWordpress(files: SourceFiles): AsyncGenerator<SourceRecord | UnreadableEntry> {
  const names = await listWxr(files)
  const sites = await indexSites(files, names)
  const seen = new Set<string>()
  const leftOut = new Map<string, number>()
  const leave = (what: string) => leftOut.set(what, (leftOut.get(what) ?? 0) + 1)
  for (const name of names) {
    let channel: Channel = { key: '', title: '' }
    let post: { node: WxrNode; sourceId: string; recipe: string | undefined } | undefined
    for await (const part of readWxr(files, name)) {
      if (part.kind === 'fault') {
        yield { kind: 'unreadable', place: `${name}, line ${part.line}`, reason: 'The file is damaged here; what follows was not read.' }
        continue
      }
      if (part.kind === 'node') channel = readChannel(channel, part.node)
      const site = sites.get(channel.key)
      if (!site) continue
      if (part.kind === 'comment') {
        const comment = post?.node === part.item && toComment(part.node, channel.key, post.sourceId, post.recipe)
        if (!comment) leave('comments on what has no comments here')
        else if (typeof comment === 'string')
          leave(comment === 'spam' ? 'comments that were spam or in the trash' : 'pingbacks and trackbacks')
        else yield comment
        continue
      }
      if (part.node.name !== 'item') {
        yield* toTerm(part.node, channel.key)
        continue
      }
      const type = textOf(part.node, 'wp:post_type') || 'post'
      if (type === 'attachment') continue
      if (!['post', 'page', ...recipeTypes].includes(type)) {
        leave(`entries of the type ${type}`)
        continue
      }
      const record = toItemRecord(part.node, channel.key, site)
      if (!record) leave('entries that WordPress had made by itself')
      else if (record.kind === 'unreadable') yield record
      else if (!seen.has(record.sourceId)) {
        seen.add(record.sourceId)
        const shown = record.kind === 'post' ? (site.posts.get(textOf(part.node, 'wp:post_id'))?.recipes ?? []) : []
        const recipe = shown.find((id) => recipeTypes.includes(site.posts.get(id)?.type ?? ''))
        if (record.kind === 'post') post = { node: part.node, sourceId: record.sourceId, recipe: recipe && `${channel.key}#${recipe}` }
        yield record
      }
    }
  }
  if (leftOut.size > 0) {
    const list = [...leftOut].map(([what, count]) => `${count} ${what}`).join(', ')
    yield { kind: 'unreadable', place: 'the whole export', reason: `Left out: ${list}.` }
  }
}

/** A category or tag with a description. */
function* toTerm(node: WxrNode, key: string): Generator<SourceRecord> {
  const [name, description] =
    node.name === 'wp:category'
      ? [textOf(node, 'wp:cat_name'), textOf(node, 'wp:category_description')]
      : [textOf(node, 'wp:tag_name'), textOf(node, 'wp:tag_description')]
  const text = toPlainText(description)
  const label = toPlainText(name)?.replaceAll(',', ' ').replace(/\s+/g, ' ')
  if (text && label) yield { kind: 'term', sourceId: `${key}#${node.name}-${label}`, list: 'tag', name: label, description: text }
}
