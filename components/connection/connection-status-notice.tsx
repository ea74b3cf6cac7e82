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
            {moment ? <>Since {moment}. </> : null}The problem is on the partner’s side. The desk keeps trying, and
            nothing that you entered is lost.
          </p>
        </Notice>
      )
    case 'setup':
      return (
        <Notice tone="bad" title="This desk’s connection needs fixing">
          <p>{moment ? <>Since {moment}. </> : null}Admins see on their overview what to do.</p>
        </Notice>
      )
    case 'unknown':
      return (
        <Notice tone="info" title="Not checked yet">
          <p>The desk hasn’t contacted the partner yet. Open Applicants or Jobs to try it.</p>
        </Notice>
      )
  }
}
