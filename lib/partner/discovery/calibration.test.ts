import { expect, it } from 'vitest'
import { conventions, heldOutConventions, sketches } from '../../testing/partners/all-conventions'
import { askConvention } from '../../testing/partners/ask-convention'
import { generateConvention } from '../../testing/partners/generated'
import { exchangeNames, renameFields, renameTruth } from '../../testing/partners/nonsense-names'
import { scoreProposal } from '../../testing/partners/score-proposal'
import { discover } from './discover'

const generated = Array.from({ length: 20 }, (_, index) => generateConvention(index + 51))
const partners = [...conventions, ...heldOutConventions, ...sketches, ...generated]

// Names that say the opposite of what is there: no person would call fields so, and still nothing wrong may be sure.
it('is sure of nothing wrong where the names of all fields are exchanged at random', () => {
  const counts = { places: 0, right: 0, sure: 0 }
  const wrong = partners.flatMap((partner) =>
    Array.from({ length: 5 }, (_, seed) => {
      const answers = askConvention(partner)
      const rename = exchangeNames([answers.applicants, answers.jobs], seed)
      const proposal = discover({
        applicants: answers.applicants.map((page) => renameFields(page, rename)),
        jobs: renameFields(answers.jobs, rename),
      })
      const scores = scoreProposal(proposal, renameTruth(partner.truth, rename))
      counts.places += scores.length
      counts.right += scores.filter(({ isRight }) => isRight).length
      const sure = scores.filter(({ confidence }) => confidence === 'sure')
      counts.sure += sure.length
      return sure
        .filter(({ isRight }) => !isRight)
        .map(({ place, guessed }) => `${partner.name} ${seed} ${place}: ${JSON.stringify(guessed)}`)
    }).flat(),
  )
  console.log(
    `names exchanged: ${counts.right} of ${counts.places} right, ${wrong.length} of ${counts.sure} sure ones wrong`,
  )
  expect(wrong).toEqual([])
})
