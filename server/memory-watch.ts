// A thread that ends its process, as V8 does when memory runs out, when it takes more memory than `workerData` says, in bytes: V8 limits
// only its own heap. A separate thread, because the process's work may never yield.
import { workerData } from 'node:worker_threads'

const everyMilliseconds = 20

setInterval(() => {
  if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGABRT')
}, everyMilliseconds)
