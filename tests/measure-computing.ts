/**
 * The CPU time of this thread from here until the returned function is called, in milliseconds: on a busy machine, waiting exceeds
 * computing.
 */
export function measureComputing() {
  const begun = process.threadCpuUsage()
  return () => process.threadCpuUsage(begun).user / 1000
}
