import { expect, it } from 'vitest'
import { conventions, heldOutConventions, sketches } from '../../testing/partners/all-conventions'
import { askConvention } from '../../testing/partners/ask-convention'
import type { ListConvention } from '../../testing/partners/convention'
import { generateConvention } from '../../testing/partners/generated'
import { independentConventions } from '../../testing/partners/held-out-2/independent-conventions'
import { renameFields, renameTruth } from '../../testing/partners/nonsense-names'
import { type Score, scoreProposal } from '../../testing/partners/score-proposal'
import { type Answers, discover } from './discover'

type Named = Score & { partner: string }

function scoresOf(convention: ListConvention): Named[] {
  const scores = scoreProposal(discover(askConvention(convention)), convention.truth)
  return scores.map((score) => ({ ...score, partner: convention.name }))
}

function nonsenseScoresOf(convention: ListConvention): Named[] {
  const scores = scoreProposal(discover(renamed(askConvention(convention))), renameTruth(convention.truth))
  return scores.map((score) => ({ ...score, partner: convention.name }))
}

function renamed({ applicants, jobs, applicantsAgain }: Answers): Answers {
  return {
    applicants: applicants.map((page) => renameFields(page)),
    jobs: renameFields(jobs),
    applicantsAgain: renameFields(applicantsAgain),
  }
}

/** Per field: the share of guesses that are right, and the share of existing paths that were found. */
function report(title: string, scores: Named[]): string {
  const fieldKeys = [...new Set(scores.map(({ fieldKey }) => fieldKey))]
  const lines = fieldKeys.map((fieldKey) => {
    const here = scores.filter((score) => score.fieldKey === fieldKey)
    const guessed = here.filter(({ isGuessed }) => isGuessed)
    const there = here.filter(({ isThere }) => isThere)
    const right = (all: Named[]) => all.filter(({ isRight }) => isRight).length
    const sure = here.filter(({ confidence }) => confidence === 'sure')
    return `${fieldKey.padEnd(22)} precision ${right(guessed)}/${guessed.length}  recall ${right(there)}/${there.length}  sure ${right(sure)}/${sure.length}`
  })
  const wrong = scores
    .filter(({ isRight }) => !isRight)
    .map(
      ({ partner, fieldKey, confidence, guessed }) =>
        `  ${partner} ${fieldKey}: ${confidence} ${JSON.stringify(guessed)}`,
    )
  return [`${title}: ${countRight(scores)} of ${scores.length} fields right`, ...lines, ...wrong].join('\n')
}

const countRight = (scores: Named[]) => scores.filter(({ isRight }) => isRight).length
const wrongAndSure = (scores: Named[]) => scores.filter(({ isRight, confidence }) => !isRight && confidence === 'sure')

/** The names of a table's columns are values, which stay. */
const isRenamed = ({ name }: ListConvention) => name !== 'columns-and-rows'

const generated = Array.from({ length: 25 }, (_, index) => generateConvention(index + 1))

it.each([
  { title: 'Written by hand', partners: conventions, least: 0.98 },
  { title: 'Held out', partners: heldOutConventions, least: 0.9 },
  { title: 'Independent', partners: independentConventions, least: 0.9 },
  { title: 'Sketches', partners: sketches, least: 0.97 },
  { title: 'Generated', partners: generated, least: 0.98 },
])('finds the fields of partners: $title, and is never sure of a wrong one', ({ title, partners, least }) => {
  const scores = partners.flatMap(scoresOf)
  console.log(report(title, scores))
  expect(wrongAndSure(scores)).toEqual([])
  expect(countRight(scores)).toBeGreaterThanOrEqual(scores.length * least)
})

// The prototype found 88 of 95.
it.each([
  { title: 'Written by hand, nonsense names', partners: conventions, least: 0.92 },
  { title: 'Held out, nonsense names', partners: heldOutConventions, least: 0.92 },
  { title: 'Independent, nonsense names', partners: independentConventions, least: 0.88 },
  { title: 'Sketches, nonsense names', partners: sketches.filter(isRenamed), least: 0.92 },
  { title: 'Generated, nonsense names', partners: generated, least: 0.92 },
])('finds most of the same fields under other names: $title', ({ title, partners, least }) => {
  const scores = partners.flatMap(nonsenseScoresOf)
  console.log(report(title, scores))
  expect(wrongAndSure(scores)).toEqual([])
  expect(countRight(scores)).toBeGreaterThanOrEqual(scores.length * least)
})

it.each([
  { people: 0, postings: 0 },
  { people: 3, postings: 2 },
  { people: 12, postings: 19 },
])('is sure of nothing with only $people applicants and $postings jobs', ({ people, postings }) => {
  for (const convention of conventions) {
    const { applicants, jobs } = discover(askConvention(convention, { people, postings }))
    const confidences = [...Object.values(applicants), ...Object.values(jobs)].map(({ confidence }) => confidence)
    expect(confidences).not.toContain('sure')
  }
})

it('is never sure of a wrong field, whoever applies', () => {
  const scores = [...conventions, ...independentConventions].flatMap((convention) =>
    [101, 102, 103].flatMap((seed) =>
      scoreProposal(discover(askConvention(convention, { seed, people: 60, postings: 21 })), convention.truth),
    ),
  )
  expect(scores.filter(({ isRight, confidence }) => !isRight && confidence === 'sure')).toEqual([])
})

it('guesses what it can from only one list', () => {
  for (const convention of conventions) {
    const { applicants, jobs } = askConvention(convention)
    const alone = discover({ applicants, jobs: null })
    expect(alone.applicants.email.value).toBe(convention.truth.applicants.email)
    expect(alone.jobs.id.value).toBeNull()
    expect(discover({ applicants: [], jobs }).jobs.items.value).toBe(convention.truth.jobs.items)
  }
})

it('does not take an ID that changes between two reads for an ID', () => {
  const list = (from: number) =>
    Array.from({ length: 30 }, (_, row) => ({ id: from + row * 7, email: `p${row}@example.com` }))
  const { id } = discover({ applicants: [list(100_000)], jobs: null, applicantsAgain: list(500_000) }).applicants
  expect(id.value).toBeNull()
  expect(
    discover({ applicants: [list(100_000)], jobs: null, applicantsAgain: list(100_000) }).applicants.id.value,
  ).toBe('/id')
})
