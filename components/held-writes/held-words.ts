import type { Uncertainty } from '@/lib/dispatch/contract'
import type { CheckedHeld, HeldDecided, HeldRun, HeldWrite } from '@/lib/held-writes/contract'
import type { Tone } from '../ui/notice'
import { heldWriteWords } from './words'

/** The result of checking jobs, as a message. */
export function checkedInWords(checked: CheckedHeld): { tone: Tone; title: string; text: string } {
  const { found, candidates, notThere, early, failure } = checked
  if (failure)
    return { tone: 'bad', title: heldWriteWords.notChecked, text: heldWriteWords.checkFailed({ title: failure.title }) }
  const parts = [
    found > 0 ? heldWriteWords.found({ count: found }) : '',
    candidates > 0 ? heldWriteWords.mayBeThere({ count: candidates }) : '',
    notThere > 0 ? heldWriteWords.notThere({ count: notThere }) : '',
    early > 0 ? heldWriteWords.tooEarly({ count: early }) : '',
  ]
  return {
    tone: 'info',
    title: heldWriteWords.checked,
    text: parts.filter(Boolean).join('. ') || heldWriteWords.noJobHeld,
  }
}

/** What a decision did not change; '' if it changed everything. */
export function leftInWords({ movedOn, toChoose }: Extract<HeldDecided, { state: 'decided' }>): string {
  const parts = [
    movedOn > 0 ? heldWriteWords.movedOn({ count: movedOn }) : '',
    toChoose > 0 ? heldWriteWords.toChoose({ count: toChoose }) : '',
  ]
  return parts.filter(Boolean).join(' ')
}

/** What is known about a held write, and what sending it would do. */
export function heldWriteInWords({ dispatch, repeats }: HeldWrite): string {
  const { kind, uncertainty, subject } = dispatch
  switch (kind) {
    case 'create-job':
      return uncertaintyOfJobInWords(uncertainty)
    case 'set-ai-chat':
      return heldWriteWords.chatSetting({ subject })
    case 'submit-application':
      return heldWriteWords.application[repeats ?? 'unknown']
  }
}

function uncertaintyOfJobInWords(uncertainty: Uncertainty | null): string {
  if (uncertainty?.what === 'not-made')
    return uncertainty.listedAtMost === undefined
      ? heldWriteWords.jobNotThere
      : heldWriteWords.jobNotListed({ count: uncertainty.listedAtMost })
  return uncertainty?.what === 'candidates' ? heldWriteWords.jobCandidates : heldWriteWords.jobUnknown
}

export function heldRunInWords({ repeats }: HeldRun): string {
  return heldWriteWords.run[repeats]
}
