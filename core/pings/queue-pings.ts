import type { Database } from '#core/database/database.ts'
import type { Listener } from '#core/events/hear-events.ts'
import { isPublicHost } from '#core/remote/public-host.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import type { EventKind, SiteEvent } from '#domain/events/event.ts'
import { feedFiles, feedFolders } from '#domain/http/feed-files.ts'
import { newId } from '#domain/id.ts'
import type { PingChannel } from '#domain/pings/ping-channels.ts'
import { putPings } from './ping-rows.ts'

const changes = ['published', 'updated', 'moved', 'unpublished'] as const
const kinds: EventKind[] = (['post', 'recipe', 'page', 'collection'] as const).flatMap((kind) =>
  changes.map((change) => `${kind}.${change}` as const),
)

/** Queues addresses for the channels that are on. Changes while none is on are never sent. */
export function openPingListener({ siteUrl }: { siteUrl: string }): Listener {
  const isReachable = isPublicHost(new URL(siteUrl).hostname)
  return { name: 'pings', kinds, act: (db, event) => (isReachable ? queue(db, event) : Promise.resolve()) }
}

async function queue(db: Database, { kind, path, createdAt }: SiteEvent) {
  const { indexNow, webSubHub } = await findSettings(db)
  const put = (channel: PingChannel, paths: string[]) =>
    putPings(
      db,
      paths.map((one) => ({ id: newId(new Date(createdAt)), channel, path: one })),
    )
  // The previous release, running on another machine, announces events without a path.
  if (indexNow && path) await put('IndexNow', [path])
  const folder = Object.entries(feedFolders).find(([name]) => kind.startsWith(`${name}.`))?.[1]
  if (webSubHub && folder)
    await put(
      'WebSub',
      Object.keys(feedFiles).map((file) => folder + file),
    )
}
