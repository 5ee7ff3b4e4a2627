// A thread that ends its process, as V8 does when memory runs out, when that takes more memory than `workerData` says, in bytes: V8 limits only what it keeps itself. Its own thread, because the
// work of the process may leave no moment for it.
import { workerData } from 'node:worker_threads'

const everyMilliseconds = 20

setInterval(() => {
  if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGABRT')
}, everyMilliseconds)
