'use server'

import { z } from 'zod'
import { connectionWords } from '@/components/connection/words'
import { requireRole } from '@/lib/accounts/require-role'
import { recordConnection } from '@/lib/activity/record-connection'
import { storedSubject } from '@/lib/activity/subject-in-words'
import type { IndexSwitched } from '@/lib/applicant-index/contract'
import { readIndexSetting, saveIndexSetting } from '@/lib/applicant-index/index-setting'
import { askForWalk } from '@/lib/applicant-index/start-sync'
import { authorizeAction } from '@/lib/http/authorize-action'
import type { RequestError } from '@/lib/http/contract'

/** Switches search over all applicants on or off; switching it off erases the copy. */
export async function switchIndexAction(input: unknown): Promise<IndexSwitched | RequestError> {
  const access = await authorizeAction(requireRole('admin'))
  if ('error' in access) return access.error
  const isOn = z.boolean().safeParse(input)
  if (!isOn.success) return { state: 'invalid', errors: { '': connectionWords.neitherOnNorOff } }
  const before = await readIndexSetting()
  if (before.isFixed) return { state: 'fixed' }
  if (before.isOn === isOn.data) return { state: 'switched' }
  const { person } = access.session
  await saveIndexSetting(isOn.data, person)
  const subject = storedSubject(({ search }) => search)
  await recordConnection(isOn.data ? 'index-switched-on' : 'index-switched-off', person, subject)
  return { state: 'switched' }
}

/** Rereads the partner's whole list now. */
export async function readAllAgainAction(): Promise<IndexSwitched | RequestError> {
  const access = await authorizeAction(requireRole('admin'))
  if ('error' in access) return access.error
  await askForWalk()
  return { state: 'switched' }
}
