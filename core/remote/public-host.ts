import { isIP } from 'node:net'

/** Whether a site with this host name can be reached from outside: names without a dot or reserved for private networks can't. */
export function isPublicHost(hostname: string) {
  return hostname.includes('.') && !isIP(hostname) && !/\.(?:localhost|local|internal|test)$/.test(hostname)
}
