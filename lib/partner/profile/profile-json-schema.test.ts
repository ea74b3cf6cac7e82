import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { inRoot } from '../../commands/root.mjs'
import { parseProfile, profileSchema } from './profile'
import { profileJsonSchema } from './profile-json-schema'
import { profileWords } from './profile-words'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const examples = readdirSync(new URL('./examples', import.meta.url))

/** `applicants`, `applicants.id` and so on. */
function keysOf(schema: unknown, prefix = ''): string[] {
  const inner = schema instanceof z.ZodDefault ? schema.unwrap() : schema
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape).flatMap(([key, part]) => [
    `${prefix}${key}`,
    ...(prefix === '' ? keysOf(part, `${key}.`) : []),
  ])
}

test('the schema for editors is up to date (npm run profile-schema writes it)', () => {
  expect(JSON.parse(read('./profile.schema.json'))).toEqual(JSON.parse(JSON.stringify(profileJsonSchema())))
})

test('every key of a profile is explained to editors and in the README', () => {
  const keys = keysOf(profileSchema)
  expect(keys.length).toBeGreaterThan(40)
  expect(Object.keys(profileWords).sort()).toEqual([...keys].sort())
  const readme = readFileSync(inRoot('README.md'), 'utf8')
  const [, section = ''] = /\n## The field profile\n([\s\S]*?)\n## /.exec(readme) ?? []
  const rows = [...section.matchAll(/^\| `([\w.]+)` \| (.*) \|$/gm)].map(([, key, words]) => [key, words])
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries(Object.entries(profileWords).filter(([key]) => key.includes('.'))),
  )
})

test.each(examples)('the example %s is a valid profile, and names its schema', (file) => {
  const text = read(`./examples/${file}`)
  expect(parseProfile(text)).toHaveProperty('profile')
  expect(JSON.parse(text).$schema).toBe('../profile.schema.json')
})

test('the examples use every kind of setting', () => {
  const all = examples.map((file) => read(`./examples/${file}`)).join('\n')
  for (const shown of ['"first":', '"seconds"', '"day-month-year"', '"values":', '"order":', '"createdId":', '"on":'])
    expect(all).toContain(shown)
  expect(examples.some((file) => !('enqueue' in JSON.parse(read(`./examples/${file}`)).easyApply))).toBe(true)
})
