import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actions, differences, foundHandlers, foundPages, handlers, pages } from '../../e2e/support/access'
import { inRoot } from '../commands/root.mjs'

/** The actions in the source code; the walk in e2e/access.spec.ts reads those of the build. */
const sourceActions = readdirSync(inRoot('app'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(inRoot('app', path), 'utf8'))
  .filter((text) => /^'use server'/m.test(text))
  .flatMap((text) => [...text.matchAll(/^export (?:async function|const) (\w+)/gm)].map(([, name = '']) => name))

test('e2e/support/access.ts states for every page, handler and server action who may use it', () => {
  expect(sourceActions.length).toBeGreaterThan(30)
  expect(differences(pages, foundPages)).toEqual([])
  expect(differences(handlers, foundHandlers)).toEqual([])
  expect(differences(actions, sourceActions)).toEqual([])
})
