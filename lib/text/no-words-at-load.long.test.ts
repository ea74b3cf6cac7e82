import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { inRoot } from '../commands/root.mjs'
import { modulesOf } from '../testing/modules-of'

/** Everything that a screen, handler or action loads, and all other modules with texts. */
const paths = [
  ...modulesOf('components', 'app'),
  ...modulesOf('lib').filter((path) => /from '.*\/(?:words|language)'/.test(readFileSync(inRoot(path), 'utf8'))),
]

test('no module reads a text while it loads, as that would fix one user’s language for all', async () => {
  // Worker modules add listeners when they load.
  vi.stubGlobal('addEventListener', () => {})
  const readers = new Set<string>()
  let loading = ''
  // A getter, since lib/runtime/request-context assigns it when it loads.
  Object.defineProperty(globalThis, 'requestLanguage', {
    configurable: true,
    get: () => () => {
      readers.add(loading)
      return 'en'
    },
    set: () => {},
  })
  expect(paths.length).toBeGreaterThan(500)
  for (const path of paths) {
    loading = path
    await import(/* @vite-ignore */ `../../${path}`)
  }
  expect([...readers]).toEqual([])
})
