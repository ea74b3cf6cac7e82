'use server'

import { mappingWords } from '@/components/connection/mapping/words'
import { requireRole } from '@/lib/accounts/require-role'
import { recordConnection } from '@/lib/activity/record-connection'
import { storedSubject } from '@/lib/activity/subject-in-words'
import type { MappingSaved } from '@/lib/connection/contract'
import { saveMappingSchema } from '@/lib/connection/input'
import { saveMapping } from '@/lib/connection/mapping/save-mapping'
import { authorizeAction } from '@/lib/http/authorize-action'

/** Confirms which field is which; lists, keys and writes use this mapping from now on. */
export async function saveMappingAction(input: unknown): Promise<MappingSaved> {
  const access = await authorizeAction(requireRole('admin'))
  if ('error' in access) return access.error
  const parsed = saveMappingSchema.safeParse(input)
  if (!parsed.success) return { state: 'invalid', errors: { '': mappingWords.notAMapping } }
  const { person } = access.session
  const saved = await saveMapping({ ...parsed.data, person })
  if (saved.state === 'saved')
    await recordConnection(
      'mapping-confirmed',
      person,
      storedSubject(({ version }) => version({ version: String(saved.version) })),
      { version: saved.version },
    )
  return saved
}
