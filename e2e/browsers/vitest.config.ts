import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The main journeys in browsers other than Chromium: `npm run verify -- --browsers` finds the installed ones. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { alias: { '@': root } },
  test: {
    environment: 'node',
    // One after the other: there is only one clipboard, and two browsers would use both CPUs.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 45_000 } },
  },
})
