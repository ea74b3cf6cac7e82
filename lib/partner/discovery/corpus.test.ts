import { expect, it } from 'vitest'
import { conventions } from '../../testing/partners/all-conventions'
import { askConvention } from '../../testing/partners/ask-convention'
import type { Convention } from '../../testing/partners/convention'
import { renameToNonsense, renameTruth } from '../../testing/partners/nonsense-names'
import { type Score, scoreProposal } from '../../testing/partners/score-proposal'
import { type Answers, discover } from './discover'

type Named = Score & { partner: string }

function scoresOf(convention: Convention): Named[] {
  const scores = scoreProposal(discover(askConvention(convention)), convention.truth)
  return scores.map((score) => ({ ...score, partner: convention.name }))
}

function nonsenseScoresOf(convention: Convention): Named[] {
  const scores = scoreProposal(discover(renamed(askConvention(convention))), renameTruth(convention.truth))
  return scores.map((score) => ({ ...score, partner: convention.name }))
}

function renamed({ applicants, jobs, applicantsAgain }: Answers): Answers {
  return {
    applicants: applicants.map(renameToNonsense),
    jobs: renameToNonsense(jobs),
    applicantsAgain: renameToNonsense(applicantsAgain),
  }
}

/** Per place: of what was guessed, how much is right; of what is there, how much was found. */
function report(title: string, scores: Named[]): string {
  const places = [...new Set(scores.map(({ place }) => place))]
  const lines = places.map((place) => {
    const here = scores.filter((score) => score.place === place)
    const guessed = here.filter(({ isGuessed }) => isGuessed)
    const there = here.filter(({ isThere }) => isThere)
    const right = (all: Named[]) => all.filter(({ isRight }) => isRight).length
    const sure = here.filter(({ confidence }) => confidence === 'sure')
    return `${place.padEnd(22)} precision ${right(guessed)}/${guessed.length}  recall ${right(there)}/${there.length}  sure ${right(sure)}/${sure.length}`
  })
  const wrong = scores
    .filter(({ isRight }) => !isRight)
    .map(({ partner, place, confidence, guessed }) => `  ${partner} ${place}: ${confidence} ${JSON.stringify(guessed)}`)
  return [`${title}: ${countRight(scores)} of ${scores.length} places right`, ...lines, ...wrong].join('\n')
}

const countRight = (scores: Named[]) => scores.filter(({ isRight }) => isRight).length
const wrongAndSure = (scores: Named[]) => scores.filter(({ isRight, confidence }) => !isRight && confidence === 'sure')

it('finds the places of the corpus, and is never sure of a wrong one', () => {
  const scores = conventions.flatMap(scoresOf)
  console.log(report('With names', scores))
  expect(wrongAndSure(scores)).toEqual([])
  expect(countRight(scores)).toBeGreaterThanOrEqual(scores.length * 0.9)
})

it('finds most places when every name is nonsense, and is never sure of a wrong one', () => {
  const scores = conventions.flatMap(nonsenseScoresOf)
  console.log(report('With nonsense names', scores))
  expect(wrongAndSure(scores)).toEqual([])
})
