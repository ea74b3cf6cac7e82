import 'server-only'
import type { Store } from '../../store/connection'
import { drafts } from '../../store/schema'
import { draftsOf, findRunOf, lockUpload } from './upload-drafts'

/**
 * Turns the upload into a run, in the caller's transaction, and removes it from the unfinished ones. `sentAs`: the run
 * that it has already become. `heldBy`: the incident since which it may have been sent.
 */
export async function takeUpload(
  tx: Store,
  id: string,
  personId: string,
): Promise<{ sentAs: string } | { heldBy: string | null }> {
  await lockUpload(tx, id)
  const sentAs = await findRunOf(tx, id)
  if (sentAs !== null) return { sentAs }
  const taken = await tx.delete(drafts).where(draftsOf(id, personId)).returning({ heldBy: drafts.heldBy })
  return { heldBy: taken.find(({ heldBy }) => heldBy !== null)?.heldBy ?? null }
}
