import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { baselineWasm } from './testing/baseline-wasm'
import { unitTestFiles } from './testing/unit-test-files'
import { WaitingFirst } from './testing/waiting-first'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = unitTestFiles(root)

export default defineConfig({
  root,
  resolve: {
    alias: {
      '@': root,
      // Next resolves this package to an error in browser code; here it means nothing.
      'server-only': fileURLToPath(new URL('../node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    projects: [
      { extends: true, test: { name: 'own', include: files.own } },
      { extends: true, test: { name: 'shared', include: files.shared, isolate: false } },
    ],
    environment: 'node',
    // One more than the two processors of the machines that check changes: the long tests mostly wait.
    maxWorkers: 3,
    execArgv: baselineWasm,
    globalSetup: fileURLToPath(new URL('testing/make-database.ts', import.meta.url)),
    sequence: { sequencer: WaitingFirst },
    reporters: ['default', fileURLToPath(new URL('testing/spec-coverage/reporter.ts', import.meta.url))],
    // Long enough for a machine ten times slower: what is there sooner is not waited for.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
