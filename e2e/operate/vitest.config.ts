import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests of the built desk (.next/standalone) in separate processes, without a browser: run `npm run build` first. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    // Set by `npm run verify -- --rolling`, which builds the previous release.
    include: process.env.PREVIOUS_RELEASE ? ['rolling-release.check.ts'] : ['**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
