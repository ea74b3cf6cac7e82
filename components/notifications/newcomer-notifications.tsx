'use client'

import { useState, useSyncExternalStore } from 'react'
import { CheckboxField } from '../ui/checkbox-field'
import { isNotified, onNotified, setNotified } from './choice'
import { notificationWords } from './words'

type Answer = NotificationPermission | 'unsupported'

/**
 * The switch for notifications about new applicants, with the browser's permission state. Asks for permission only when
 * switched on.
 */
export function NewcomerNotifications({ personId }: { personId: string }) {
  const isWanted = useSyncExternalStore(
    onNotified,
    () => isNotified(personId),
    () => false,
  )
  const permission = useSyncExternalStore<Answer>(onNotified, readPermission, () => 'default')
  const [isRefused, setIsRefused] = useState(false)
  const isOn = isWanted && permission === 'granted'

  async function change(wants: boolean) {
    setIsRefused(false)
    if (!wants) return setNotified(personId, false)
    const answer = await Notification.requestPermission()
    setNotified(personId, answer === 'granted')
    setIsRefused(answer !== 'granted')
  }

  return (
    <section id="notifications" aria-labelledby="notifications-title" className="grid gap-3">
      <h2 id="notifications-title" className="text-section font-semibold">
        {notificationWords.heading}
      </h2>
      <CheckboxField
        label={notificationWords.tellMe}
        help={notificationWords.means}
        isChecked={isOn}
        isDisabled={permission === 'unsupported'}
        onChange={(wants) => void change(wants)}
      />
      <p role="status" className="text-small text-warn empty:hidden">
        {problemInWords(permission, isRefused || (isWanted && !isOn))}
      </p>
    </section>
  )
}

function readPermission(): Answer {
  return 'Notification' in window && 'locks' in navigator ? Notification.permission : 'unsupported'
}

function problemInWords(permission: Answer, isRefused: boolean): string | null {
  if (permission === 'unsupported') return notificationWords.unsupported
  if (!isRefused) return null
  if (permission === 'denied') return notificationWords.blocked
  return notificationWords.notAllowed
}
