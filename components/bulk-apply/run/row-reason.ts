import type { RunRow } from '@/lib/bulk-apply/contract'
import { reasonInWords } from '@/lib/bulk-apply/words'
import { whatHappened } from '../../easy-apply/what-happened'
import { easyApplyWords } from '../../easy-apply/words'
import { rowWords } from './words'

type Reasoned = Pick<RunRow, 'outcome' | 'failure' | 'uncertainty' | 'result'>

/** Why a row has its outcome, in one line; '' where the outcome says it all. `seconds`: until the next attempt. */
export function rowReason(row: Reasoned, seconds: number | null): string {
  const { outcome, failure, uncertainty, result } = row
  if (outcome === 'waiting' || outcome === 'sending') {
    const next = failure && seconds ? rowWords.nextTry({ seconds }) : ''
    return [failure?.short ?? '', next].filter((text) => text !== '').join(', ')
  }
  if (outcome === 'needs-decision' || outcome === 'abandoned') return whatHappened({ failure, uncertainty })
  const doubt = result?.isProvedByRepeat
    ? easyApplyWords.provedByRepeat
    : result?.mayBeTwice
      ? easyApplyWords.mayBeTwice
      : ''
  return [doubt, reasonInWords(row)].filter((text) => text !== '').join('. ')
}

/** Id of the applicant created by this or an earlier application; null where the partner did not return one. */
export function applicantIdOf({ result, failure }: Pick<Reasoned, 'result' | 'failure'>): string | null {
  return result?.applicationFormId ?? failure?.facts.applicationFormId ?? null
}
