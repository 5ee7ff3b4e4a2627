import type { HeadersArgs } from 'react-router'

/** A draft is kept by no cache and no search engine. */
export const draftHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** For pages whose loaders set headers. */
export function passLoaderHeaders({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}
