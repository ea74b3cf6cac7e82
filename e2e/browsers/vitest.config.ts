import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The main journeys in browsers that are no Chromium: `npm run verify -- --browsers` says which ones are there. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { alias: { '@': root } },
  test: {
    environment: 'node',
    // One after the other: there is one clipboard, and two browsers take both processors.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 45_000 } },
  },
})
