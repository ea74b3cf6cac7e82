import { expect, it } from 'vitest'
import { conventions, heldOutConventions, sketches } from '../../testing/partners/all-conventions'
import { answersOf, askConvention } from '../../testing/partners/ask-convention'
import type { ListConvention } from '../../testing/partners/convention'
import { generateConvention } from '../../testing/partners/generated'
import { exchangeNames, renameFields, renameTruth } from '../../testing/partners/nonsense-names'
import { makePopulation, type Person, type Posting } from '../../testing/partners/population'
import { scoreProposal } from '../../testing/partners/score-proposal'
import { discover } from './discover'

const written = [...conventions, ...heldOutConventions, ...sketches]
const generated = Array.from({ length: 10 }, (_, index) => generateConvention(index + 51))

// Names that contradict the values: nobody would name fields this way, and still no wrong guess may be `sure`.
it('is not sure of any wrong guess when the names of all fields are shuffled', () => {
  const counts = { fields: 0, right: 0, sure: 0 }
  const wrong = [...written, ...generated].flatMap((partner) =>
    Array.from({ length: 4 }, (_, seed) => {
      const answers = askConvention(partner)
      const rename = exchangeNames([answers.applicants, answers.jobs], seed)
      const proposal = discover({
        applicants: answers.applicants.map((page) => renameFields(page, rename)),
        jobs: renameFields(answers.jobs, rename),
      })
      const scores = scoreProposal(proposal, renameTruth(partner.truth, rename))
      counts.fields += scores.length
      counts.right += scores.filter(({ isRight }) => isRight).length
      const sure = scores.filter(({ confidence }) => confidence === 'sure')
      counts.sure += sure.length
      return sure
        .filter(({ isRight }) => !isRight)
        .map(({ fieldKey, guessed }) => `${partner.name} ${seed} ${fieldKey}: ${JSON.stringify(guessed)}`)
    }).flat(),
  )
  console.log(
    `names exchanged: ${counts.right} of ${counts.fields} right, ${wrong.length} of ${counts.sure} sure ones wrong`,
  )
  expect(wrong).toEqual([])
})

type Twist = {
  title: string
  size?: { people: number; postings: number }
  person?: (person: Person, row: number, all: { people: Person[]; postings: Posting[] }) => Person
  posting?: (posting: Posting, row: number, postings: Posting[]) => Posting
}

const similar = Array.from({ length: 30 }, (_, row) => ({
  id: 70_000 + row,
  title: `Similar ${row}`,
  ...Object.fromEntries(Array.from({ length: 20 }, (_, field) => [`detail${field}`, row * field])),
}))

const twists: Twist[] = [
  {
    title: 'everybody applies to one job',
    person: (person, _, { postings }) => ({ ...person, posting: postings[0] ?? person.posting }),
  },
  {
    title: 'there is one team only',
    posting: (posting, _, [first]) => ({ ...posting, team: first?.team ?? posting.team }),
  },
  { title: 'there are 20 applicants and 20 jobs', size: { people: 20, postings: 20 } },
  { title: 'there are 21 applicants and 3 jobs', size: { people: 21, postings: 3 } },
  { title: 'all are at the same stage', person: (person) => ({ ...person, stage: 'new' }) },
  { title: 'all jobs are open', posting: (posting) => ({ ...posting, isOpen: true }) },
  {
    title: 'ids are counted from 1',
    person: (person, row) => ({ ...person, application: row + 1 }),
    posting: (posting, row) => ({ ...posting, number: row + 1 }),
  },
  {
    title: 'ids of people and jobs are the same numbers',
    person: (person, row) => ({ ...person, application: 500 + row, number: 900 - row }),
    posting: (posting, row) => ({ ...posting, number: 500 + row }),
  },
  {
    title: 'one recruiter does it all',
    person: (person, _, { people: [first] }) => ({ ...person, owner: first?.owner ?? person.owner }),
  },
  { title: 'addresses are left out', person: (person) => ({ ...person, email: '' }) },
  {
    title: 'names are written with a comma',
    person: (person) => ({ ...person, whole: `${person.last}, ${person.first}` }),
  },
  { title: 'jobs have no titles', posting: (posting) => ({ ...posting, title: '' }) },
  { title: 'all jobs have one title', posting: (posting) => ({ ...posting, title: 'Nurse' }) },
  { title: 'phone numbers are left out', person: (person) => ({ ...person, phone: null }) },
  {
    title: 'all applied at once',
    person: (person, _, { people: [first] }) => ({ ...person, appliedAt: first?.appliedAt ?? 0 }),
  },
  {
    title: 'the list is in no order',
    person: (person, row) => ({ ...person, appliedAt: person.appliedAt - ((row * 7919) % 101) * 8_640_000 }),
  },
]

function answersWith({ size, person, posting }: Twist, convention: ListConvention) {
  const { people, postings } = size ?? { people: 60, postings: 24 }
  const made = makePopulation(5, { countries: convention.countries, people, postings })
  const posts = made.postings.map((one, row) => posting?.(one, row, made.postings) ?? one)
  const own = made.people.map((one) => ({ ...one, posting: posts[made.postings.indexOf(one.posting)] ?? one.posting }))
  return answersOf(convention, {
    people: own.map((one, row) => person?.(one, row, { people: own, postings: posts }) ?? one),
    postings: posts,
  })
}

it.each(twists)('is not sure of any wrong guess when $title', (twist) => {
  const wrong = written.flatMap((partner) =>
    scoreProposal(discover(answersWith(twist, partner)), partner.truth)
      .filter(({ isRight, confidence }) => !isRight && confidence === 'sure')
      .map(({ fieldKey, guessed }) => `${partner.name} ${fieldKey}: ${JSON.stringify(guessed)}`),
  )
  expect(wrong).toEqual([])
})

it('is not sure of any wrong guess when the response has other jobs beside the list, and notes in every record', () => {
  const notes = Array.from({ length: 60 }, (_, row) => ({
    ...similar[row % 30],
    at: `2026-02-${10 + (row % 18)}`,
    by: 'x',
  }))
  const wrong = written.flatMap((partner) => {
    const answers = answersOf(
      {
        ...partner,
        applicant: (person) => ({ ...partner.applicant(person), timeline: notes }),
        jobsAnswer: (records) => ({ inner: partner.jobsAnswer(records), recommended: similar }),
      },
      makePopulation(5, { countries: partner.countries }),
    )
    return scoreProposal(discover(answers), partner.truth)
      .filter(({ fieldKey, isRight, confidence, guessed }) => {
        const isBelow = fieldKey === 'jobs.items' && typeof guessed === 'string' && guessed.startsWith('/inner')
        return !isRight && !isBelow && confidence === 'sure'
      })
      .map(({ fieldKey, guessed }) => `${partner.name} ${fieldKey}: ${JSON.stringify(guessed)}`)
  })
  expect(wrong).toEqual([])
})
