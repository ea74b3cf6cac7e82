import { correctionHref } from '@/lib/bulk-apply/contract'
import { isRunning } from '../runs/run-facts'
import { sendWords } from '../upload/send/words'
import { isUnconfirmed, type SentCorrections } from './send-corrections'
import { correctionWords } from './words'

/** Where the user left the corrections, which are kept by run and cause. */
type Place = { runId: string; cause: string | null }

/** For a user who has left the corrections meanwhile; null if there is nothing to tell. */
export function elsewhereToast(answer: SentCorrections, place: Place) {
  const count = answer.sent.length
  const tone = 'bad' as const
  switch (answer.state) {
    case 'failed':
    case 'invalid': {
      const { unconfirmed } = correctionWords
      if (!isUnconfirmed(answer)) return notSentToast(count, place)
      return { tone, title: unconfirmed.title({ count }), text: unconfirmed.text, link: linkToKept(place) }
    }
    case 'too-late': {
      const { title, text } = correctionWords.tooLate
      const counted = count === 0 ? title : correctionWords.notAllSent({ count })
      return { tone, title: counted, text, link: linkToKept(place) }
    }
    case 'sent':
      return { ...sentToast(answer), link: { href: `/bulk-apply/${place.runId}` as const, label: sendWords.openRun } }
    case 'gone':
      return null
  }
}

/** For a user who has left the corrections, of which only `count` were sent. */
export function notSentToast(count: number, place: Place) {
  const { notAllSent, kept } = correctionWords
  return { tone: 'bad' as const, title: notAllSent({ count }), text: kept, link: linkToKept(place) }
}

const linkToKept = ({ runId, cause }: Place) => ({ href: correctionHref(runId, cause), label: sendWords.openRun })

export function sentToast({ sent, movedOn, run }: SentCorrections) {
  const left = movedOn.length === 0 ? '' : ` ${correctionWords.movedOn({ count: movedOn.length })}`
  const goes = run === null || isRunning(run) || run.endedAt !== null
  const title = (goes ? correctionWords.sent : correctionWords.queued)({ count: sent.length })
  const text = `${goes ? correctionWords.following : correctionWords.resumeFirst}${left}`
  return { tone: sent.length === 0 ? ('info' as const) : ('good' as const), title, text }
}
