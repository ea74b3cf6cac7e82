import type { ConnectionStatus } from '@/lib/connection/contract'
import { Notice } from '../ui/notice'
import { RelativeTime } from '../ui/relative-time'
import { Sentence } from '../ui/sentence'
import { connectionWords } from './words'

/** Is it us or them? For everybody who is not an admin. */
export function ConnectionStatusNotice({ status: { state, at } }: { status: ConnectionStatus }) {
  const moment = at === null ? null : <RelativeTime iso={at} />
  const since = moment && <Sentence text={connectionWords.since} parts={{ when: moment }} />
  switch (state) {
    case 'works':
      return (
        <Notice tone="good" title={connectionWords.works}>
          <p>
            <Sentence text={connectionWords.lastAnswered} parts={{ when: moment }} />
          </p>
        </Notice>
      )
    case 'partner-down':
      return (
        <Notice tone="warn" title={connectionWords.partnerDown}>
          <p>
            {since} {connectionWords.partnerDownMeans}
          </p>
        </Notice>
      )
    case 'setup':
      return (
        <Notice tone="bad" title={connectionWords.needsFixing}>
          <p>
            {since} {connectionWords.needsFixingMeans}
          </p>
        </Notice>
      )
    case 'unknown':
      return (
        <Notice tone="info" title={connectionWords.notChecked}>
          <p>{connectionWords.notCheckedMeans}</p>
        </Notice>
      )
  }
}
