import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathsOfName } from '../../records/field-path'
import { readPointer } from '../../records/pointer'
import { isRecord } from '../../records/record'
import { conventions } from '../../testing/partners/all-conventions'
import { askConvention } from '../../testing/partners/ask-convention'
import { type Answers, discover } from './discover'
import { findItems } from './find-items'
import type { Guess, Proposal } from './proposal'
import { reasonSchema } from './reason'

const small = conventions.map((convention) => ({
  name: convention.name,
  answers: askConvention(convention, { people: 40, postings: 20, pageSize: 25 }),
}))

describe('any response', () => {
  it('is analysed without an error, and every guessed field is in the data', () => {
    fc.assert(
      fc.property(fc.array(anyAnswer, { maxLength: 3 }), anyAnswer, (applicants, jobs) => {
        const answers = { applicants, jobs }
        expect(missing(discover(answers), answers)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('of a known partner is read without an error when values and fields are removed at random', () => {
    fc.assert(
      fc.property(fc.nat(small.length - 1), fc.infiniteStream(fc.nat(9)), (index, draws) => {
        const spoil = (value: unknown): unknown => {
          const draw = draws.next().value
          if (draw === 0) return null
          if (Array.isArray(value)) return value.map(spoil)
          if (!isRecord(value)) return draw === 1 ? String(value) : value
          return Object.fromEntries(
            Object.entries(value).flatMap(([key, inner]) => (draw === 2 ? [] : [[key, spoil(inner)]])),
          )
        }
        const { applicants = [], jobs = null } = small[index]?.answers ?? {}
        const answers = { applicants: applicants.map(spoil), jobs: spoil(jobs) }
        expect(missing(discover(answers), answers)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})

describe.each(small)('$name', ({ answers }) => {
  it('gives the same guesses in any order of its keys', () => {
    expect(valuesOf(discover(reversed(answers)))).toEqual(valuesOf(discover(answers)))
  })

  it('is described without a value of any record', () => {
    const { applicants, jobs } = discover(answers)
    const told = [...Object.values(applicants), ...Object.values(jobs)].flatMap(
      ({ reasons }: Guess<unknown>) => reasons,
    )
    const items = applicants.items.value ?? ''
    const records = readPointer(answers.applicants[0], items)
    const values = textsIn(records).filter((text) => text.length > 5 && !/^[\d.:TZ-]+$/.test(text))
    const text = JSON.stringify(told.map(({ code: _, ...given }) => given)).toLowerCase()
    expect(values.filter((value) => text.includes(value.toLowerCase()))).toEqual([])
    // They are stored with a mapping.
    for (const reason of told) expect(reasonSchema.parse(JSON.parse(JSON.stringify(reason)))).toEqual(reason)
  })
})

describe('a response made to be expensive', () => {
  it('is cut in depth, width and length', () => {
    let deep: unknown = 'end'
    for (let level = 0; level < 5_000; level++) deep = { down: [deep] }
    const wide = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`key${index}`, index]))
    const long = Array.from({ length: 100_000 }, (_, index) => ({ id: index, mail: `p${index}@example.com` }))
    const found = discover({ applicants: [deep, { rows: long }, wide], jobs: [wide, wide, deep] })
    expect(found.applicants.items.value).toBe('/rows')
  })
})

describe('two pages of 50 with 60 fields', () => {
  it('have each value read a limited number of times, however many fields are possible', () => {
    let reads = 0
    const counted = <Fields extends object>(record: Fields): Fields =>
      new Proxy(record, {
        get(target, key, receiver) {
          reads++
          return Reflect.get(target, key, receiver)
        },
      })
    const page = (from: number) =>
      Array.from({ length: 50 }, (_, row) =>
        counted(Object.fromEntries(Array.from({ length: 60 }, (_, field) => [`f${field}`, from + row * (field + 1)]))),
      )
    discover({ applicants: [page(1_000), page(90_000)], jobs: page(1_000), applicantsAgain: page(1_000) })
    expect(reads).toBeLessThan(150 * 60 * 4)
  })
})

describe('the list in a response', () => {
  it('is not an empty one beside unexplained objects', () => {
    const people = { a1: { name: 'x', mail: 'y', phone: 'z', town: 't', job: 'j' } }
    expect(findItems([{ errors: [], people }]).guess.value).toBeNull()
    expect(findItems([{ people: [], total: 0 }]).guess).toMatchObject({ value: '/people', confidence: 'likely' })
  })

  it('is the one with the most fields, up to five levels deep', () => {
    const facets = Array.from({ length: 30 }, (_, index) => ({ key: `k${index}`, count: index }))
    const rows = [{ id: 1, who: { mail: 'a@example.com', name: 'A' }, job: 2 }]
    expect(findItems([{ facets, answer: { result: { rows } } }]).guess.value).toBe('/answer/result/rows')
    const edges = rows.map((node) => ({ node }))
    expect(findItems([{ data: { company: { people: { edges } } } }]).guess.value).toBe('/data/company/people/edges')
  })

  const recordsOf = (count: number, fields: number, more: (index: number) => Record<string, unknown> = () => ({})) =>
    Array.from({ length: count }, (_, index) => ({
      ...Object.fromEntries(Array.from({ length: fields }, (_, field) => [`field_${field}`, `${index} ${field}`])),
      ...more(index),
    }))

  it.each([
    [4, 0],
    [5, 0],
    [5, 1],
  ])('is the list of applicants, not of the jobs included: %i fields, %i recruiters', (fields, recruiters) => {
    const withEmail = (index: number) => ({ mail: `a${index}@example.com` })
    const answer = {
      applicants: recordsOf(50, fields, withEmail),
      included: { jobs: recordsOf(20, 12), recruiters: recordsOf(recruiters, 6, withEmail) },
    }
    expect(findItems([answer], { ofPeople: true }).guess).toMatchObject({ value: '/applicants', confidence: 'likely' })
  })

  it('is never certain beside a longer list', () => {
    const answer = { jobs: recordsOf(40, 4), included: { companies: recordsOf(12, 12) } }
    expect(findItems([answer]).guess.confidence).toBe('likely')
  })
})

const anyAnswer: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 5 }),
  fc.record({
    data: fc.array(
      fc.dictionary(
        fc.constantFrom('id', 'name', 'email', 'status', 'job_id', 'at', '', '__proto__'),
        fc.jsonValue({ maxDepth: 2 }),
      ),
    ),
  }),
)

function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (!isRecord(value)) return []
  return typeof value.at === 'string' ? [value.at] : pathsOfName(value)
}

/** Guessed fields that do not occur in any record. */
function missing({ applicants, jobs }: Proposal, answers: Answers): string[] {
  return [
    ...missingIn(applicants, answers.applicants, ['items']),
    ...missingIn(jobs, [answers.jobs], ['items', 'limit', 'total']),
  ]
}

function missingIn(guesses: Record<string, Guess<unknown>>, answers: readonly unknown[], ofAnswer: string[]): string[] {
  const items = guesses.items?.value
  const lists = typeof items === 'string' ? answers.flatMap((answer) => readPointer(answer, items) ?? []) : []
  return Object.entries(guesses).flatMap(([key, { value }]) => {
    const sources = ofAnswer.includes(key) ? answers : lists
    return pathsIn(value).filter((path) => !sources.some((source) => readPointer(source, path) !== undefined))
  })
}

function valuesOf({ applicants, jobs }: Proposal): unknown {
  return [...Object.values(applicants), ...Object.values(jobs)].map(({ value, confidence }: Guess<unknown>) => [
    value,
    confidence,
  ])
}

function reversed({ applicants, jobs, applicantsAgain }: Answers): Answers {
  return {
    applicants: applicants.map(reverseKeys),
    jobs: reverseKeys(jobs),
    applicantsAgain: reverseKeys(applicantsAgain),
  }
}

function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reverseKeys(inner)]),
  )
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : []
}
