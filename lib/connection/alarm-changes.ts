import type { Profile } from '../partner/profile/profile'
import type { MappingAlarm } from './contract'

/** The profile in force for writes and keys when an answer arrives; null for work pinned to an older version. */
export type InForce = { profile: Profile; version: number; isExpected: (place: string) => boolean } | null

type NewAlarm = Pick<MappingAlarm, 'place' | 'severity' | 'details'> & {
  /** Only the profile says that the field ever existed. */
  isExpectedOnly: boolean
}

/** The store of alarms. */
export type Alarms = {
  openPlaces(): readonly string[]
  /** Returns false where an admin has said that nothing is wrong with the place. */
  open(alarm: NewAlarm): Promise<boolean>
  end(place: string): Promise<void>
  onEnded(listener: (place: string) => void): void
}

/** Opens and ends alarms in the background: answers do not wait for it, and the next answer retries if it fails. */
export function createAlarmChanges(alarms: Alarms) {
  const pending = new Set<string>()
  function change(place: string, work: () => Promise<unknown>) {
    if (pending.has(place)) return
    pending.add(place)
    void work().finally(() => pending.delete(place))
  }
  const isOpen = (place: string) => alarms.openPlaces().includes(place)
  return {
    open(alarm: NewAlarm, onSettled: () => void = () => {}) {
      if (isOpen(alarm.place)) return
      change(alarm.place, async () => {
        if (!(await alarms.open(alarm))) onSettled()
      })
    },
    end(place: string) {
      if (isOpen(place)) change(place, () => alarms.end(place))
    },
    openPlaces: () => alarms.openPlaces(),
  }
}

export type AlarmChanges = ReturnType<typeof createAlarmChanges>
