'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { MappingAlarm } from '@/lib/connection/contract'
import type { RequestError } from '@/lib/http/contract'
import { callAction } from '../api/call-action'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { Time } from '../ui/time'
import { alarmInWords } from './alarm-words'
import { placeInWords } from './place-words'

type WarningsSectionProps = {
  alarms: readonly MappingAlarm[]
  dismiss: (id: number) => Promise<{ state: 'dismissed' | 'too-late' } | RequestError>
}

/** What has changed in the partner's answers since the fields were confirmed; nothing where nothing has. */
export function WarningsSection({ alarms, dismiss }: WarningsSectionProps) {
  const router = useRouter()
  const [pending, setPending] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)
  if (alarms.length === 0) return null

  async function end(id: number) {
    setPending(id)
    const { state } = await callAction(() => dismiss(id))
    setPending(null)
    setFailed(state !== 'dismissed' && state !== 'too-late')
    router.refresh()
  }

  return (
    <section aria-labelledby="connection-warnings" className="grid gap-3">
      <h2 id="connection-warnings" className="text-section font-semibold">
        Changed fields
      </h2>
      {failed && <Notice isUrgent tone="bad" title="That could not be saved. Try again in a moment." />}
      {withoutRepeats(alarms).map((alarm) => (
        <Notice
          key={alarm.id}
          tone={alarm.severity === 'breaking' ? 'warn' : 'info'}
          title={alarmInWords(alarm)}
          actions={
            <Button
              aria-label={`${isBreaking(alarm) ? 'Fields are fine' : 'Got it'}: ${placeInWords(alarm.place)}`}
              onClick={() => void end(alarm.id)}
              isPending={pending === alarm.id}
              pendingLabel="Saving…"
            >
              {isBreaking(alarm) ? 'Fields are fine' : 'Got it'}
            </Button>
          }
        >
          <p>
            Noticed <Time iso={alarm.at} />.{' '}
            {isBreaking(alarm) &&
              'Bulk runs are waiting. Choose the field again under Field mapping, or press “Fields are fine” if nothing is wrong. The warning goes away when the field is back.'}
          </p>
        </Notice>
      ))}
    </section>
  )
}

/** A field that has another name now is named by the warning about it, so its new name is no news. */
function withoutRepeats(alarms: readonly MappingAlarm[]): MappingAlarm[] {
  const named = new Set(
    alarms.flatMap(({ place, details }) => details.newPaths.map((path) => `${place.split('.')[0]}${path}`)),
  )
  return alarms.filter(({ place, details }) => details.what !== 'new' || !named.has(place))
}

const isBreaking = ({ severity }: MappingAlarm) => severity === 'breaking'
