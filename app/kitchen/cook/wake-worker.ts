// Browsers throttle timeouts of a hidden page to one a minute, but not those of its workers.
let waking: ReturnType<typeof setTimeout> | undefined

/** Maximum delay of setTimeout, in milliseconds. */
const longest = 2 ** 31 - 1

addEventListener('message', ({ data }: MessageEvent<number>) => {
  clearTimeout(waking)
  waking = setTimeout(() => postMessage(null), Math.min(Math.max(data, 0), longest))
})
