import type { RunRow } from '@/lib/bulk-apply/contract'
import { reasonInWords } from '@/lib/bulk-apply/words'
import { mayBeTwice, provedByRepeat, whatHappened } from '../../easy-apply/what-happened'

type Reasoned = Pick<RunRow, 'verdict' | 'failure' | 'finding' | 'done'>

/** Why a row stands as it does, in one line; '' where its verdict says all. `seconds`: until the desk goes on with it by itself. */
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
