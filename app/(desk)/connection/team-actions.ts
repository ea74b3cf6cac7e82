'use server'

import { connectionWords } from '@/components/connection/words'
import { requireRole } from '@/lib/accounts/require-role'
import { recordConnection } from '@/lib/activity/record-connection'
import { storedSubject } from '@/lib/activity/subject-in-words'
import { nameTeamsSchema } from '@/lib/connection/input'
import { saveTeamNames, type TeamRenamed } from '@/lib/connection/teams/save-team-names'
import { authorizeAction } from '@/lib/http/authorize-action'
import type { RequestError } from '@/lib/http/contract'

/** Names teams at this desk, for everyone; nothing is sent to the partner. */
export async function nameTeamsAction(input: unknown): Promise<{ state: 'saved' } | RequestError> {
  const access = await authorizeAction(requireRole('admin'))
  if ('error' in access) return access.error
  const names = nameTeamsSchema.safeParse(input)
  if (!names.success) return { state: 'invalid', errors: { '': connectionWords.notTeamNames } }
  const { person } = access.session
  const saved = await saveTeamNames(names.data, person)
  if ('name' in saved) return { state: 'invalid', errors: { '': connectionWords.sharedTeamName(saved) } }
  for (const renamed of saved)
    await recordConnection(
      'team-named',
      person,
      subjectOf(renamed),
      renamed.from === null ? {} : { from: renamed.from },
    )
  return { state: 'saved' }
}

function subjectOf({ id, to }: TeamRenamed): string {
  return storedSubject(({ teamNamed, teamUnnamed }) =>
    to === null ? teamUnnamed({ team: id }) : teamNamed({ team: id, name: to }),
  )
}
