import type { ConnectionStatus, PartnerRefusal } from '@/lib/connection/contract'
import { chooseWords } from '@/lib/partner/failure/choose-words'
import { Notice } from '../../ui/notice'
import { RelativeTime } from '../../ui/relative-time'
import { Sentence } from '../../ui/sentence'
import { RefusalLine } from './refused-calls'
import { connectionStatusWords } from './words'

/** Whether the problem is on our side or the partner's, for users who are not admins. */
export function ConnectionStatusNotice({ status: { state, at, refused } }: { status: ConnectionStatus }) {
  const moment = at === null ? null : <RelativeTime iso={at} />
  const since = moment && <Sentence text={connectionStatusWords.since} parts={{ when: moment }} />
  switch (state) {
    case 'works':
      return (
        <Notice tone="good" title={connectionStatusWords.works}>
          <p>
            <Sentence text={connectionStatusWords.lastAnswered} parts={{ when: moment }} />
          </p>
          <Refusals refused={refused} />
        </Notice>
      )
    case 'limited':
      return (
        <Notice tone="warn" title={connectionStatusWords.limited}>
          <Refusals refused={refused} />
        </Notice>
      )
    case 'partner-down':
      return (
        <Notice tone="warn" title={connectionStatusWords.partnerDown}>
          <p>
            {since} {connectionStatusWords.partnerDownMeans}
          </p>
        </Notice>
      )
    case 'setup':
      return (
        <Notice tone="bad" title={connectionStatusWords.needsFixing}>
          <Refusals refused={refused} />
          {refused.length === 0 && (
            <p>
              {since} {connectionStatusWords.needsFixingMeans}
            </p>
          )}
        </Notice>
      )
    case 'unknown':
      return (
        <Notice tone="info" title={connectionStatusWords.notChecked}>
          <p>{connectionStatusWords.notCheckedMeans}</p>
          <Refusals refused={refused} />
        </Notice>
      )
  }
}

/** What was refused and when, what it means, and what to do. */
function Refusals({ refused }: { refused: readonly PartnerRefusal[] }) {
  return refused.map((refusal) => {
    const { meaning, nextStep } = chooseWords(refusal.kind, refusal.endpoint)
    return (
      <p key={refusal.endpoint}>
        <RefusalLine refusal={refusal} />. {meaning} {nextStep}
      </p>
    )
  })
}
