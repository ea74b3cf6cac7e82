import compile from 'icu-minify/compile'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { modulesOf } from '../testing/modules-of'
import { type Language, languages } from './language'
import type * as realWords from './words'

type Texts = { readonly [name: string]: string | Texts }
type Room = Record<Language, Texts>
type Value = string | number | Date

/** The source texts of each room, by the object that `words` made of them. */
const written = vi.hoisted(() => new Map<object, object>())
vi.mock('./words', async (load) => {
  const { words } = await load<typeof realWords>()
  return {
    words: (texts: Parameters<typeof words>[0]) => {
      const read = words(texts)
      written.set(read, texts)
      return read
    },
  }
})

const rooms: [string, object, Room][] = []
for (const path of modulesOf('components', 'lib', 'app').filter((path) => path.endsWith('/words.ts')))
  for (const [name, exported] of Object.entries<object>(await import(/* @vite-ignore */ `../../${path}`))) {
    const texts = written.get(exported)
    // Safe: this is what `words` was called with.
    if (texts) rooms.push([`${name} of ${path}`, exported, texts as Room])
  }

afterEach(() => {
  globalThis.requestLanguage = undefined
})

test('finds the rooms to check', () => {
  expect(rooms.length).toBeGreaterThan(2)
})

describe.each(rooms)('%s', (_name, exported, texts) => {
  test.each(languages)('has every text in the language %s', (language) => {
    globalThis.requestLanguage = () => language
    for (const [path, text] of textsOf(texts[language])) {
      const said = path.reduce<unknown>((table, name) => (table as Record<string, unknown>)[name], exported)
      for (const values of sampleValues(text)) {
        const sentence = typeof said === 'function' ? said(values) : said
        expect(sentence, path.join('.')).toEqual(expect.any(String))
        expect(sentence, path.join('.')).not.toMatch(/undefined|NaN|\[object|[{}]/)
        expect(sentence, path.join('.')).not.toBe('')
      }
    }
  })

  test.each(languages)('has every plural form of the language %s', (language) => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const [path, text] of textsOf(texts[language]))
      for (const { kind, choices } of argumentsOf(compile(text)))
        if (kind === 'plural') expect(choices, path.join('.')).toEqual(expect.arrayContaining(wanted))
  })
})

/** Short English texts with several meanings, each with a German word of its own. */
const severalThings: Record<string, string> = {
  Clear: 'a selection, and a line of a list',
  Done: 'an outcome, and the button that ends a dialog',
  'Easy apply': 'the screen, and the little room for its name on phones',
  None: 'a value that a record lacks, and no field',
  Open: 'the verb, and the state of a job',
  'Show all': 'of a text, and of several things',
  State: 'of a row or a person, and a region',
  'Test without writing': 'the verb, and what was done',
  you: 'where a sentence wants it in another case',
}

test('translates the same short English text always the same way', () => {
  const germans = new Map<string, Set<string>>()
  for (const [, , { en, de }] of rooms) {
    const german = new Map([...textsOf(de)].map(([path, text]) => [path.join('.'), text]))
    for (const [path, text] of textsOf(en))
      if (!text.includes('{') && text.split(' ').length <= 4)
        germans.set(text, (germans.get(text) ?? new Set()).add(german.get(path.join('.')) ?? ''))
  }
  const several = [...germans].filter(([, texts]) => texts.size > 1)
  expect(several.filter(([text]) => !(text in severalThings))).toEqual([])
  expect(several.map(([text]) => text).sort()).toEqual(Object.keys(severalThings).sort())
})

test('German puts a space before an ellipsis', () => {
  for (const [, , { de }] of rooms) for (const [, text] of textsOf(de)) expect(text).not.toMatch(/\S…/)
})

function* textsOf(texts: Texts, path: string[] = []): Generator<[string[], string]> {
  for (const [name, text] of Object.entries(texts))
    if (typeof text === 'string') yield [[...path, name], text]
    else yield* textsOf(text, [...path, name])
}

type Argument = { name: string; kind: 'text' | 'select' | 'plural' | 'number' | 'date'; choices: string[] }
const kinds = { 1: 'select', 2: 'plural', 4: 'number', 5: 'date', 6: 'date' } as const

/** The arguments of a compiled message, including those nested in the choices of others. */
function argumentsOf(message: unknown): Argument[] {
  if (!Array.isArray(message)) return []
  return message.flatMap((node: unknown) => {
    if (!Array.isArray(node)) return []
    const [name, type, choices] = node as [string, keyof typeof kinds | undefined, unknown]
    if (typeof name !== 'string') return argumentsOf(node)
    if (typeof choices !== 'object' || choices === null || type === 4)
      return { name, kind: type === undefined ? 'text' : kinds[type], choices: [] }
    return [
      { name, kind: kinds[type ?? 1], choices: Object.keys(choices) },
      ...Object.values(choices).flatMap(inChoice),
    ]
  })
}

/** A choice is either a text or a list of its parts. */
const inChoice = (choice: unknown) => argumentsOf(choice)

/** Sample values for one message: each number with its own plural form, and each choice. */
function sampleValues(text: string): Record<string, Value>[] {
  const found = argumentsOf(compile(text))
  const most = Math.max(1, ...found.map((argument) => samples(argument).length))
  return Array.from({ length: most }, (_, index) =>
    Object.fromEntries(
      found.map((argument) => {
        const of = samples(argument)
        return [argument.name, of[index % of.length] ?? '']
      }),
    ),
  )
}

function samples({ kind, choices }: Argument): Value[] {
  if (kind === 'text') return ['Ada']
  if (kind === 'select') return choices
  if (kind === 'date') return [new Date('2026-02-27T15:56:00Z')]
  return kind === 'plural' ? [0, 1, 2, 1250] : [1250]
}
