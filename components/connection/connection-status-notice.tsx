import type { ConnectionStatus } from '@/lib/connection/contract'
import { Notice } from '../ui/notice'
import { Time } from '../ui/time'

/** Is it us or them? For everybody who is not an admin. */
export function ConnectionStatusNotice({ status: { state, at } }: { status: ConnectionStatus }) {
  const moment = at === null ? null : <Time iso={at} />
  switch (state) {
    case 'works':
      return (
        <Notice tone="good" title="The connection works">
          <p>The partner last answered this desk {moment}.</p>
        </Notice>
      )
    case 'partner-down':
      return (
        <Notice tone="warn" title="The partner isn’t answering">
          <p>
            {moment ? <>Since {moment}. </> : null}It is on the partner’s side. The desk goes on trying, and what you
            have entered is kept.
          </p>
        </Notice>
      )
    case 'setup':
      return (
        <Notice tone="bad" title="Something on our side has to be put right">
          <p>{moment ? <>Since {moment}. </> : null}Your admin has been told: the overview shows them what to do.</p>
        </Notice>
      )
    case 'unknown':
      return (
        <Notice tone="info" title="Not checked yet">
          <p>The desk has not asked the partner for anything yet. Open Applicants or Jobs to try.</p>
        </Notice>
      )
  }
}
