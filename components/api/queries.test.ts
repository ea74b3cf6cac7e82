import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '@/lib/commands/root.mjs'
import { modulesOf } from '@/lib/testing/modules-of'

// The library's own provider is not used: its hooks find a client only when called through queries.ts.
test('reads use the hooks that provide the client', () => {
  const direct = modulesOf('components', 'app').filter((path) => {
    const imported = /import (?!type)\{([^}]*)\} from '@tanstack\/react-query'/.exec(readFileSync(inRoot(path), 'utf8'))
    return /\buse[A-Z]/.test(imported?.[1] ?? '')
  })
  expect(direct).toEqual(['components/api/queries.ts'])
})
