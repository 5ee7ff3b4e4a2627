/** An entry of an npm lockfile. @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[] }} Package */

/**
 * Whether every package that is wanted on this machine is present. Ignores packages that depend on the C library, which only npm can
 * decide.
 * @param {Record<string, Package>} wanted
 * @param {Record<string, Package>} present
 * @param {{ development: boolean }} options
 */
export function hasPackages(wanted, present, { development }) {
  const needed = Object.entries(wanted).filter(([path, one]) => path !== '' && (development || !one.dev) && isForThisMachine(one))
  return needed.every(([path, one]) => present[path]?.version === one.version)
}

/** @param {Package} one */
function isForThisMachine({ optional, devOptional, os, cpu, libc }) {
  if (!optional && !devOptional) return true
  return !libc && [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch)
}
