import type { Profile } from '../../partner/profile/profile'
import type { Pointer } from '../../records/pointer'
import type { MappingAlarm } from '../contract'

/** The profile in force for writes and keys when an answer arrives; null for work pinned to an older version. */
export type InForce = {
  profile: Profile
  version: number
  isExpected: (fieldKey: string) => boolean
  /** Where applications seem to name their job, as long as no admin has said so. */
  guessedJob?: Pointer | undefined
} | null

export type NewAlarm = Pick<MappingAlarm, 'fieldKey' | 'severity' | 'details'> & {
  /** Only the profile says that the field ever existed: an admin's earlier dismissal still holds then. */
  isExpectedOnly: boolean
}

/** The store of alarms. */
export type Alarms = {
  fieldsWithAlarms(): readonly string[]
  /** Returns false where an admin has said that nothing is wrong with the field. */
  open(alarm: NewAlarm): Promise<boolean>
  end(fieldKey: string): Promise<void>
  onEnded(listener: (fieldKey: string) => void): void
}

/** Opens and ends alarms in the background: answers do not wait for it, and the next answer retries if it fails. */
export function createAlarmChanges(alarms: Alarms) {
  const pending = new Set<string>()
  function change(fieldKey: string, work: () => Promise<unknown>) {
    if (pending.has(fieldKey)) return
    pending.add(fieldKey)
    void work().finally(() => pending.delete(fieldKey))
  }
  const isOpen = (fieldKey: string) => alarms.fieldsWithAlarms().includes(fieldKey)
  return {
    open(alarm: NewAlarm, onSettled: () => void = () => {}) {
      if (isOpen(alarm.fieldKey)) return
      change(alarm.fieldKey, async () => {
        if (!(await alarms.open(alarm))) onSettled()
      })
    },
    end(fieldKey: string) {
      if (isOpen(fieldKey)) change(fieldKey, () => alarms.end(fieldKey))
    },
    fieldsWithAlarms: () => alarms.fieldsWithAlarms(),
  }
}

export type AlarmChanges = ReturnType<typeof createAlarmChanges>
