import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { files, tags } from './scripts/halves.mjs'

// Only the built site is tested, so React and React Router run in production mode here, too.
const env = { NODE_ENV: 'production' }

// Node runs the tests itself, as it runs the product: in Vite's runner all modules would be transformed first, and each import is slower.
const experimental = { viteModuleRunner: false, nodeLoader: false }

/** Files that take long for their size: Vitest starts with the largest, and would reach these when nothing is left to run beside them. */
const longFiles = ['every-page.spec.ts', 'first-view.spec.ts']

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => longFiles.some((name) => moduleId.endsWith(`/${name}`))
    return (await super.sort(files)).sort((one, other) => Number(isLong(other)) - Number(isLong(one)))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    tags,
    projects: [
      {
        test: {
          name: 'unit',
          include: files.unit,
          globalSetup: 'tests/set-up/before-unit.ts',
          setupFiles: 'tests/set-up/each-file.ts',
          env,
          // In processes it takes 10 % longer, and with every file isolated twice as long. Files' changes are undone by each-file.ts and
          // these settings.
          pool: 'threads',
          experimental,
          maxWorkers: availableParallelism() + 1,
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          restoreMocks: true,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: files.journeys,
          globalSetup: 'tests/set-up/before-journeys.ts',
          setupFiles: 'tests/set-up/each-file.ts',
          env,
          pool: 'threads',
          experimental,
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
