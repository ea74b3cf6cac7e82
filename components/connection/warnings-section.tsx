'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { MappingAlarm } from '@/lib/connection/contract'
import type { RequestError } from '@/lib/http/contract'
import { callAction } from '../api/call-action'
import { askToSignInAgain } from '../api/session-ended'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { RelativeTime } from '../ui/relative-time'
import { Sentence } from '../ui/sentence'
import { useFocusIfLost } from '../ui/use-focus-if-lost'
import { alarmInWords } from './alarm-words'
import { fieldInWords } from './field-in-words'
import { connectionWords } from './words'

type WarningsSectionProps = {
  alarms: readonly MappingAlarm[]
  dismiss: (id: number) => Promise<{ state: 'dismissed' | 'too-late' } | RequestError>
}

/** What has changed in the partner's answers since the fields were confirmed; nothing if there are no changes. */
export function WarningsSection({ alarms, dismiss }: WarningsSectionProps) {
  const router = useRouter()
  const [pending, setPending] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)
  const [hasDismissed, setDismissed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const keepFocus = useFocusIfLost(heading)
  if (alarms.length === 0 && !hasDismissed) return null

  async function end(id: number) {
    setPending(id)
    const answer = await callAction(() => dismiss(id))
    setPending(null)
    // A refresh would leave the page, and what is typed on it.
    if (answer.state === 'signed-out') return askToSignInAgain()
    const isDismissed = answer.state === 'dismissed' || answer.state === 'too-late'
    setFailed(!isDismissed)
    setDismissed(isDismissed)
    if (isDismissed) keepFocus()
    router.refresh()
  }

  return (
    <section aria-labelledby="connection-warnings" className="grid gap-3">
      <h2 ref={heading} id="connection-warnings" tabIndex={-1} className="text-section font-semibold outline-none">
        {connectionWords.changedFields}
      </h2>
      {failed && <Notice isUrgent tone="bad" title={connectionWords.notSaved} />}
      {withoutRepeats(alarms).map((alarm) => (
        <Notice
          key={alarm.id}
          tone={alarm.severity === 'breaking' ? 'warn' : 'info'}
          title={alarmInWords(alarm)}
          actions={
            <Button
              aria-label={connectionWords.actionOn({ action: actionOn(alarm), field: fieldInWords(alarm.fieldKey) })}
              onClick={() => void end(alarm.id)}
              isPending={pending === alarm.id}
              pendingLabel={connectionWords.saving}
            >
              {actionOn(alarm)}
            </Button>
          }
        >
          <p>
            <Sentence text={connectionWords.noticed} parts={{ when: <RelativeTime iso={alarm.at} /> }} />{' '}
            {isBreaking(alarm) && connectionWords.runsAreWaiting}
          </p>
        </Notice>
      ))}
      <p role="status" className="text-small text-quiet empty:sr-only">
        {hasDismissed && connectionWords.warningDismissed}
      </p>
    </section>
  )
}

/** A renamed field's warning already names the new field, so drop the separate warning that it is new. */
function withoutRepeats(alarms: readonly MappingAlarm[]): MappingAlarm[] {
  const named = new Set(
    alarms.flatMap(({ fieldKey, details }) => details.newPaths.map((path) => `${fieldKey.split('.')[0]}${path}`)),
  )
  return alarms.filter(({ fieldKey, details }) => details.what !== 'new' || !named.has(fieldKey))
}

const actionOn = (alarm: MappingAlarm) => (isBreaking(alarm) ? connectionWords.fieldsAreFine : connectionWords.gotIt)

const isBreaking = ({ severity }: MappingAlarm) => severity === 'breaking'
