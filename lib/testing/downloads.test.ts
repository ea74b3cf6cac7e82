import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = ['app', 'lib'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
)
const source = (path: string) => readFileSync(join(root, path), 'utf8')

test('downloads are answered in only one place, which requires an activity entry for each', () => {
  const answering = sources.filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && /content-disposition/i.test(source(path)),
  )
  expect(answering).toEqual(['lib/http/answer-download.ts'])
})
