import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as theirs from 'next/dist/lib/constants'
import { expect, test } from 'vitest'
import * as ours from './next-constants'

const client = join(process.cwd(), 'node_modules/next/dist/client/components')
const isReadOf = /require\("(?:\.\.\/)+lib\/constants"\)/

test('our constants equal those of Next, and cover all that its browser code reads', () => {
  const readers = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((path) => /router-reducer|segment-cache/.test(path) && path.endsWith('.js'))
    .map((path) => readFileSync(join(client, path), 'utf8'))
    .filter((source) => isReadOf.test(source))
  const read = readers.flatMap((source) => [...source.matchAll(/\b_constants\.(\w+)/g)].map(([, name]) => name))
  expect(readers.length).toBeGreaterThan(0)
  expect([...new Set(read)].sort()).toEqual(Object.keys(ours).sort())
  expect(theirs).toMatchObject(ours)
})
