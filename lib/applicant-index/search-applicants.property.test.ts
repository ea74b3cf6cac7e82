import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { fillIndex, type TestApplicant } from '../testing/fill-index'
import { countFacetsOf, countInIndex, searchIndex } from '../testing/search-index'
import { byLength } from '../testing/test-length'
import { openTestStore } from '../testing/test-store'
import type { ApplicantQuery } from './contract'
import { foldText } from './fold-text'
import { prepareSearch } from './prepare-search'

beforeAll(() => openTestStore())
beforeAll(async () => {
  await prepareSearch()
})

const character = fc.constantFrom(...'aabbcÉ田中기 -%_\\"')
const value = fc.array(character, { maxLength: 8 }).map((characters) => characters.join(''))
const status = fc.constantFrom('New', 'Hired', null)
const person = fc.record({
  name: value,
  tags: fc.array(value, { maxLength: 2 }),
  status,
  team: fc.constantFrom('1', '2', null),
})
const word = fc
  .array(fc.constantFrom(...'abcé田中기-%_\\'), { minLength: 1, maxLength: 3 })
  .map((each) => each.join(''))
const term = fc.record({
  word,
  field: fc.constantFrom(null, 'name', 'tags'),
  isExcluded: fc.boolean(),
  isQuoted: fc.boolean(),
})
const some = <Value>(from: fc.Arbitrary<Value>) => fc.uniqueArray(from, { maxLength: 2 })
const query = fc.record({
  terms: fc.array(term, { maxLength: 2 }),
  status: some(status),
  teamId: some(fc.constantFrom('1', '2', null)),
})
type Person = typeof person extends fc.Arbitrary<infer Value> ? Value : never
type Term = typeof term extends fc.Arbitrary<infer Value> ? Value : never

const isPunctuation = (text: string) => /^[^\p{L}\p{N}\p{M}\s]$/u.test(text)
const isDenseText = (text: string) => /^(?:[田中]+|\u1100\u1175?)$/.test(text)

/** Whether one value contains a word: anywhere, or for one or two characters only at the beginning of a word. */
function holdsWord(folded: string, wanted: string): boolean {
  if ([...wanted].length > 2 || isDenseText(wanted)) return folded.includes(wanted)
  const beginnings = [...folded].map((_, at) => at).filter((at) => folded.startsWith(wanted, at))
  const isLetters = /^\p{L}[\p{L}\p{N}]?$/u.test(wanted)
  return beginnings.some(
    (at) => at === 0 || folded[at - 1] === ' ' || (isLetters && isPunctuation(folded.charAt(at - 1))),
  )
}

function holds({ name, tags, status }: Person, { word, field, isExcluded, isQuoted }: Term): boolean {
  // A hyphen before a word excludes it.
  const isMinus = !isQuoted && !isExcluded && field === null && word.startsWith('-')
  const wanted = foldText(isMinus ? word.slice(1) : word)
  const values = field === 'name' ? [name] : field === 'tags' ? tags : [name, ...tags, status ?? '']
  return wanted === '' || values.some((each) => holdsWord(foldText(each), wanted)) !== (isExcluded || isMinus)
}

const written = ({ word, field, isExcluded, isQuoted }: Term) =>
  `${isExcluded ? '-' : ''}${field ? `${field}:` : ''}${isQuoted ? `"${word}"` : word}`

it('finds exactly the applicants that match every word and every filter', async () => {
  // Makes both fields known from the first record on.
  const first: Person = { name: 'zz', tags: ['zz'], status: null, team: null }
  let number = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(person, { maxLength: 30 }),
      fc.array(query, { minLength: 4, maxLength: 4 }),
      async (others, queries) => {
        const people = [first, ...others]
        number += 1
        const rows = people.map(
          (record, at): TestApplicant => ({ key: `id:${at}`, record, status: record.status, teamId: record.team }),
        )
        const indexId = await fillIndex(
          `random ${number}`,
          rows.map((row) => ({ ...row, record: { ...row.record, team: undefined } })),
        )
        for (const { terms, status, teamId } of queries) {
          const asked: ApplicantQuery = { words: terms.map(written).join(' '), filters: { status, teamId } }
          const inWords = people.filter((each) => terms.every((term) => holds(each, term)))
          const inStatus = inWords.filter((each) => status.length === 0 || status.includes(each.status))
          const found = inStatus.filter(({ team }) => teamId.length === 0 || teamId.includes(team))
          const sort = { by: 'list', isDescending: false } as const
          const hits = await searchIndex(indexId, { ...asked, sort, offset: 0, limit: 50 })
          const exact = hits.isApproximate ? [] : hits.rows
          expect(
            exact.map(({ key }) => key),
            asked.words,
          ).toEqual(found.map((each) => `id:${people.indexOf(each)}`))
          // If no text contains the words, similar spellings count: folded Hangul makes a word long enough for that.
          expect(await countInIndex(indexId, asked)).toBe(hits.isApproximate ? hits.total.count : found.length)
          if (inStatus.length === 0) continue
          const { teamId: teams } = await countFacetsOf(indexId, asked, ['teamId'])
          for (const { value, count } of teams?.values ?? [])
            expect(count).toBe(inStatus.filter(({ team }) => team === value).length)
        }
      },
    ),
    { numRuns: byLength(10, 25, 300) },
  )
})
