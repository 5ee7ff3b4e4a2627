/** What this thread computes from here to the call of what is returned, in milliseconds: on a busy machine it waits for longer than it computes. */
export function measureComputing() {
  const begun = process.threadCpuUsage()
  return () => process.threadCpuUsage(begun).user / 1000
}
