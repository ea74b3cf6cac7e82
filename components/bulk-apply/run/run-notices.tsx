'use client'

import type { Run } from '@/lib/bulk-apply/contract'
import { FailureNotice } from '../../api/failure-notice'
import { HeldNotice } from '../../dispatch/held-notice'
import { Notice } from '../../ui/notice'
import { useCount } from '../../ui/use-count'
import { unsentCount } from '../runs/run-facts'
import { endInWords } from '../runs/run-words'

/** Why the run stands still or how it ended, and what the partner asks for that its rows do not have. */
export function RunNotices({ run }: { run: Run }) {
  return (
    <>
      <AskedFields run={run} />
      <RunState run={run} />
    </>
  )
}

/** Nothing of a run with an older form: the form may have the fields by now. */
function AskedFields({ run: { askedFields, hasOlderProfile } }: { run: Run }) {
  if (askedFields.length === 0 || hasOlderProfile) return null
  return (
    <Notice isUrgent tone="bad" title="The desk’s form doesn’t match this partner">
      <p className="wrap-anywhere">
        Rows were refused because the partner asks for{' '}
        {new Intl.ListFormat('en').format(askedFields.map((field) => `“${field}”`))}. An admin can add it under
        Connection, Forms. Then download the failed rows, and upload them with a column for it.
      </p>
    </Notice>
  )
}

function RunState({ run }: { run: Run }) {
  const formatCount = useCount()
  const end = endInWords(run, formatCount)
  if (run.isHeld) return <HeldNotice what="run" />
  if (run.state === 'draft' && run.mayHaveBeenSent)
    return (
      <Notice tone="unclear" title="It may have been sent">
        <p>
          The desk’s database went back to before this run was started, so nobody can say whether it was sent since. Ask
          the partner before you upload these rows again: whoever was applied for already would be applied for twice.
        </p>
      </Notice>
    )
  if (run.state === 'draft')
    return (
      <Notice tone="info" title="Nothing was sent">
        <p>
          This run was not handed over whole, so the desk does not send it. Where the page it was made on is still open,
          go on there; otherwise upload it again. This one can be discarded.
        </p>
      </Notice>
    )
  if (end !== null)
    return (
      <Notice tone={run.counts['needs-decision'] > 0 ? 'unclear' : run.counts.held > 0 ? 'warn' : 'good'} title={end} />
    )
  if (run.waitsForFields)
    return (
      <Notice tone="warn" title="Waiting: the partner’s data changed">
        <p>
          Fields that the desk needs are missing in the partner’s answers, so nothing more is sent. The run goes on by
          itself once an admin has checked the connection, or the fields are back.
        </p>
      </Notice>
    )
  if (run.state === 'cancelling')
    return (
      <Notice tone="info" title="Being cancelled">
        <p>Nothing more is sent. The rows are marked one after the other; then they can be downloaded.</p>
      </Notice>
    )
  if (run.state === 'enqueueing')
    return (
      <Notice tone="info" title="The rows are being put in order">
        <p>Sending begins in a moment. You can leave this page; the desk goes on.</p>
      </Notice>
    )
  if (run.state === 'paused')
    return (
      <Notice tone="warn" title={run.endedBy === null ? 'Paused' : `Paused by ${run.endedBy}`}>
        <p>
          {rowsInWords(unsentCount(run), formatCount)} not sent until somebody presses “Resume”. What was under way
          comes to its end.
        </p>
      </Notice>
    )
  return run.state === 'stopped' ? <Stopped run={run} /> : null
}

function Stopped({ run }: { run: Run }) {
  const { stop, counts } = run
  const formatCount = useCount()
  const waiting = `${rowsInWords(counts.waiting + counts.held, formatCount)} not sent.`
  switch (stop?.why) {
    case 'key':
      return (
        <>
          <Notice isUrgent tone="bad" title="The desk stopped this run: the partner would refuse every row">
            <p>
              {waiting} Press “Resume” once the reason below is mended: rows that were refused for it go again then.
            </p>
          </Notice>
          {stop.failure && <FailureNotice failure={stop.failure} />}
        </>
      )
    case 'refusal':
      return (
        <>
          <Notice isUrgent tone="warn" title="Stopped at the first refusal, as was chosen">
            <p>{waiting} Press “Resume” to go on with the others; the refused row stays refused.</p>
          </Notice>
          {stop.failure && <FailureNotice failure={stop.failure} />}
        </>
      )
    case 'uncertain':
      return (
        <>
          <Notice isUrgent tone="unclear" title="The desk stopped this run: many rows in a row are not known">
            <p>
              Many rows in a row ended so that nobody can say whether they worked. To make no more of them, the desk
              waits. {waiting} Press “Resume” when the partner is well again.
            </p>
          </Notice>
          {stop.failure && <FailureNotice failure={stop.failure} />}
        </>
      )
    case 'fields':
      return <StoppedForFields run={run} waiting={waiting} />
    default:
      return (
        <Notice isUrgent tone="bad" title="The desk stopped this run">
          <p>{waiting} Press “Resume” to go on.</p>
        </Notice>
      )
  }
}

function StoppedForFields({ run: { stop, hasOlderProfile }, waiting }: { run: Run; waiting: string }) {
  const fields = Object.keys(stop?.failure?.fields ?? {}).filter((field) => field !== '')
  return (
    <>
      <Notice isUrgent tone="bad" title="The desk stopped this run: rows keep being refused for the same fields">
        <p className="wrap-anywhere">
          The partner refused several rows in a row for{' '}
          {new Intl.ListFormat('en').format(fields.map((field) => `“${field}”`))}. {waiting}
        </p>
        <p>
          {hasOlderProfile
            ? 'The desk’s form has changed since this run was uploaded. To send the rest with the form as it is now, cancel this run, then download the failed rows and upload them.'
            : 'If the values are wrong, cancel this run, then correct the failed rows and upload them. If the partner has changed its fields, an admin can change the desk’s form under Connection, Forms; do that first.'}
        </p>
        <p>“Resume” sends the rest just as it was uploaded.</p>
      </Notice>
      {stop?.failure && !hasOlderProfile && <FailureNotice failure={stop.failure} />}
    </>
  )
}

function rowsInWords(count: number, formatCount: (count: number) => string): string {
  return count === 1 ? '1 row is' : `${formatCount(count)} rows are`
}
