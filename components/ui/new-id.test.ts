import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { copyText } from './copying/use-copy'
import { newId } from './new-id'

afterEach(() => void vi.unstubAllGlobals())

/** What a browser has on a page without https: no `randomUUID`, no clipboard. */
function stubPlainHttp() {
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues })
  vi.stubGlobal('navigator', {})
}

test('makes new UUIDs in browsers that have no randomUUID, as without https', () => {
  stubPlainHttp()
  const ids = Array.from({ length: 100 }, newId)
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true)
  expect(new Set(ids).size).toBe(100)
})

test('says that text could not be copied where the browser has no clipboard, as without https', async () => {
  stubPlainHttp()
  expect(await copyText('ada@example.com')).toBe('refused')
})

test('no component uses randomUUID, which pages without https do not have', () => {
  const root = new URL('../', import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  )
  const using = files.filter((file) => readFileSync(new URL(file, root), 'utf8').includes('crypto.randomUUID('))
  expect(using).toEqual([])
})
