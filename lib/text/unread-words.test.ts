import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../commands/root.mjs'
import { modulesOf } from '../testing/modules-of'

const modules = modulesOf('components', 'lib', 'app').filter((path) => !path.startsWith('lib/testing/'))
const code = modules
  .filter((path) => !path.endsWith('words.de.ts'))
  .map((path) => readFileSync(inRoot(path), 'utf8').replace(/^import [\s\S]*? from .*$/gm, ''))

test('every text is used', async () => {
  const unread: string[] = []
  for (const path of modules.filter((path) => path.endsWith('/words.ts')))
    for (const [room, texts] of Object.entries<object>(await import(/* @vite-ignore */ `../../${path}`))) {
      const readers = code.filter((text) => mentions(text, room))
      // A table that is read by `[name]` or passed on: its names may occur anywhere.
      const isReadWhole = readers.some((text) => new RegExp(`(?<!const )\\b${room}\\b(?!\\.)`).test(text))
      for (const name of Object.keys(texts)) {
        const isRead = (text: string) => mentions(text.replace(definition(name), ''), name)
        if (!(isReadWhole ? code : readers).some(isRead)) unread.push(`${name} of ${room}`)
      }
    }
  expect(unread).toEqual([])
})

const mentions = (text: string, name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)
/** Where words.ts defines the text. */
const definition = (name: string) => new RegExp(`^ {4}(?:${name}|'${name}'):`, 'gm')
