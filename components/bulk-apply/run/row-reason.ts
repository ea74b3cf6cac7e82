import type { RunRow } from '@/lib/bulk-apply/contract'
import { reasonInWords } from '@/lib/bulk-apply/words'
import { mayBeTwice, provedByRepeat, whatHappened } from '../../easy-apply/what-happened'

type Reasoned = Pick<RunRow, 'verdict' | 'failure' | 'finding' | 'done'>

/** Why a row has its outcome, in one line; '' where the outcome says it all. `seconds`: until the next try. */
export function rowReason(row: Reasoned, seconds: number | null): string {
  const { verdict, failure, done } = row
  if (verdict === 'waiting' || verdict === 'sending') {
    const next = failure && seconds ? `next try in ${seconds} s` : ''
    return [failure?.short ?? '', next].filter((text) => text !== '').join(', ')
  }
  if (verdict === 'unclear' || verdict === 'left') return whatHappened({ failure })
  const form = done?.applicationFormId ?? failure?.facts.applicationFormId
  const doubt = done?.isProvedByRepeat ? provedByRepeat : done?.mayBeTwice ? mayBeTwice : ''
  return [form === undefined || form === null ? '' : `Application form ${form}`, doubt, reasonInWords(row)]
    .filter((text) => text !== '')
    .join('. ')
}
