'use server'

import { profileVersionWords } from '@/components/connection/versions/words'
import { connectionWords } from '@/components/connection/words'
import { requireRole } from '@/lib/accounts/require-role'
import { recordConnection } from '@/lib/activity/record-connection'
import { storedSubject } from '@/lib/activity/subject-in-words'
import type { ProfileChanged } from '@/lib/connection/contract'
import { dismissAlarm } from '@/lib/connection/drift/mapping-alarms'
import { alarmIdSchema, goBackToVersionSchema, importProfileSchema } from '@/lib/connection/input'
import { goBackToVersion, importProfile } from '@/lib/connection/versions/change-versions'
import { authorizeAction } from '@/lib/http/authorize-action'
import type { RequestError } from '@/lib/http/contract'

/** Restores an earlier version of the field profile. */
export async function goBackToVersionAction(input: unknown): Promise<ProfileChanged | RequestError> {
  const access = await authorizeAction(requireRole('admin'))
  if ('error' in access) return access.error
  const order = goBackToVersionSchema.safeParse(input)
  if (!order.success) return { state: 'invalid', errors: { '': profileVersionWords.notAVersion } }
  const { person } = access.session
  const saved = await goBackToVersion(order.data, person)
  if (saved.state === 'saved')
    await recordConnection(
      'profile-rolled-back',
      person,
      storedSubject(({ versionAgain }) => versionAgain({ version: String(order.data.version) })),
      { version: saved.version },
    )
  return saved
}

/** Replaces the whole field profile. */
export async function importProfileAction(input: unknown): Promise<ProfileChanged | RequestError> {
  const access = await authorizeAction(requireRole('admin'))
  if ('error' in access) return access.error
  const order = importProfileSchema.safeParse(input)
  if (!order.success) return { state: 'unusable', issues: [profileVersionWords.tooLong] }
  const { person } = access.session
  const saved = await importProfile(order.data, person)
  if (saved.state === 'saved')
    await recordConnection(
      'profile-imported',
      person,
      storedSubject(({ importedVersion }) => importedVersion({ version: String(saved.version) })),
      { version: saved.version },
    )
  return saved
}

/** Dismisses a warning about the partner's fields that an admin has checked and found harmless. */
export async function dismissAlarmAction(input: unknown): Promise<{ state: 'dismissed' | 'too-late' } | RequestError> {
  const access = await authorizeAction(requireRole('admin'))
  if ('error' in access) return access.error
  const id = alarmIdSchema.safeParse(input)
  if (!id.success) return { state: 'invalid', errors: { '': connectionWords.notAWarning } }
  const { person } = access.session
  const isEnded = await dismissAlarm(id.data, person)
  if (isEnded)
    await recordConnection(
      'warning-dismissed',
      person,
      storedSubject(({ changedFields }) => changedFields),
    )
  return { state: isEnded ? 'dismissed' : 'too-late' }
}
