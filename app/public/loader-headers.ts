import type { HeadersArgs } from 'react-router'

/** Drafts must not be cached or indexed. */
export const draftHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** For pages whose loaders set headers. */
export function passLoaderHeaders({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}
