import type { RunRow } from '@/lib/bulk-apply/contract'
import { mayBeTwice, provedByRepeat, whatHappened } from '../../easy-apply/what-happened'

type Reasoned = Pick<RunRow, 'verdict' | 'failure' | 'done'>

/** Why a row stands as it does, in one line; '' where its verdict says all. `seconds`: until the desk goes on with it by itself. */
export function reasonInWords({ verdict, failure, done }: Reasoned, seconds: number | null): string {
  if (verdict === 'waiting' || verdict === 'sending') {
    const next = seconds ? `next try in ${seconds} s` : ''
    return [failure?.short ?? '', next].filter((text) => text !== '').join(', ')
  }
  if (verdict === 'unclear' || verdict === 'left') return whatHappened({ failure })
  if (done) {
    const form = done.applicationFormId === null ? '' : `Application form ${done.applicationFormId}.`
    const doubt = done.isProvedByRepeat ? provedByRepeat : done.mayBeTwice ? mayBeTwice : ''
    return [form, doubt].filter((text) => text !== '').join(' ')
  }
  if (failure) return `${failure.title}. ${failure.meaning}`
  return verdict === 'held' ? 'Its job takes no applications now.' : ''
}
