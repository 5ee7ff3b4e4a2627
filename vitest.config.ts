import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const layers = ['app', 'bench', 'cli', 'content', 'domain', 'operations', 'server', 'storage', 'tests']

// Only the site as it is built is tested, so React and React Router run in their production mode here as well.
const env = { NODE_ENV: 'production' }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: layers.map((layer) => `${layer}/**/*.test.{ts,tsx}`),
          globalSetup: 'tests/set-up/before-unit.ts',
          setupFiles: 'tests/set-up/each-file.ts',
          env,
          // In processes it takes 10 % longer, with every file isolated twice as long. What a file changes is put back by each-file.ts and these settings.
          pool: 'threads',
          maxWorkers: availableParallelism() + 1,
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          restoreMocks: true,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.spec.ts'],
          globalSetup: 'tests/set-up/before-journeys.ts',
          setupFiles: 'tests/set-up/each-file.ts',
          env,
          pool: 'threads',
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
