import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

const files = ['app', 'components']
  .flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))

/** Lines whose classes underline something in their own way; `no-underline` exempts a line. */
const ownLines = (source: string) =>
  source.split('\n').filter((line) => /(?<!no-)\bunderline(?:-offset-\d)?["' `]/.test(line))

test('detects a link with its own underline style', () => {
  const source = '<a className="text-accent underline-offset-2 hover:underline">\n<a className="link no-underline">'
  expect(ownLines(source)).toEqual(['<a className="text-accent underline-offset-2 hover:underline">'])
})

test('only components/ui/link.css underlines links, so that they look the same on every screen', () => {
  const found = files.flatMap((file) =>
    ownLines(readFileSync(`${root}${file}`, 'utf8')).map((line) => `${file}: ${line.trim()}`),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})
