import { isIP } from 'node:net'

/** Whether anybody else can reach a site under this host name: what has no dot, or is a network's own, is for one machine or house. */
export function isPublicHost(hostname: string) {
  return hostname.includes('.') && !isIP(hostname) && !/\.(?:localhost|local|internal|test)$/.test(hostname)
}
