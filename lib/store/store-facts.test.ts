import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setTestEnvironment } from '../testing/test-store'
import { readGenerationBeside, writeGenerationBeside } from './store-facts'

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'desk-facts-'))
  setTestEnvironment(directory)
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

test('reads back the generation that it wrote', () => {
  writeGenerationBeside(12)
  expect(readGenerationBeside()).toBe(12)
})

test.each(['', '\n', 'twelve', '-1', '1.5'])('ignores a file that contains %j', (text) => {
  writeFileSync(join(directory, 'generation'), text)
  expect(readGenerationBeside()).toBe('none')
})
