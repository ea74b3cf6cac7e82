import { isRunning } from '../runs/run-facts'
import { isUnconfirmed, type SentCorrections } from './send-corrections'
import { correctionWords } from './words'

/** For a user who has left the corrections meanwhile; null if there is nothing to tell. */
export function elsewhereToast(answer: SentCorrections) {
  const count = answer.sent.length
  const tone = 'bad' as const
  switch (answer.state) {
    case 'failed':
    case 'invalid': {
      const { unconfirmed } = correctionWords
      if (isUnconfirmed(answer)) return { tone, title: unconfirmed.title({ count }), text: unconfirmed.text }
      return notSentToast(count)
    }
    case 'too-late': {
      const { title, text } = correctionWords.tooLate
      return { tone, title: count === 0 ? title : correctionWords.notAllSent({ count }), text }
    }
    case 'sent':
      return sentToast(answer)
    case 'gone':
      return null
  }
}

/** For a user who has left the corrections, of which only `count` were sent. */
export function notSentToast(count: number) {
  return { tone: 'bad' as const, title: correctionWords.notAllSent({ count }), text: correctionWords.kept }
}

export function sentToast({ sent, movedOn, run }: SentCorrections) {
  const left = movedOn.length === 0 ? '' : ` ${correctionWords.movedOn({ count: movedOn.length })}`
  const goes = run === null || isRunning(run) || run.endedAt !== null
  const title = (goes ? correctionWords.sent : correctionWords.queued)({ count: sent.length })
  const text = `${goes ? correctionWords.following : correctionWords.resumeFirst}${left}`
  return { tone: sent.length === 0 ? ('info' as const) : ('good' as const), title, text }
}
