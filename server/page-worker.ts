// The thread of `readPageInWorker`: says that it has started, and reads the page that it is sent.
import { parentPort } from 'node:worker_threads'
import { readPageRecipes } from '#core/imports/schema-org/page-recipes.ts'

parentPort?.once('message', async ({ html, address }: { html: string; address: string }) => {
  parentPort?.postMessage(await readPageRecipes(html, address, address))
})
parentPort?.postMessage('started')
