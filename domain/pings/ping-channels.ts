/** Who is told that something was published: search engines, and the hub of the site's feeds. */
export const pingChannels = ['IndexNow', 'WebSub'] as const

export type PingChannel = (typeof pingChannels)[number]
