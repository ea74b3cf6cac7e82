import 'server-only'
import { chatWrite } from '@/lib/ai-chat/chat-write'
import { rowWrite } from '@/lib/bulk-apply/queue/row-write'
import { rowsOfRuns } from '@/lib/bulk-apply/queue/run-queue'
import { startDispatching, type WriteKinds } from '@/lib/dispatch/worker'
import { jobWrite } from '@/lib/jobs/job-write'

/** What each write does: the engine is told here, since it knows no resource. */
const kinds: WriteKinds = {
  'create-job': jobWrite,
  'submit-application': rowWrite,
  'set-ai-chat': chatWrite,
}

/** Starts this process's share of the work. The store must be open. */
export function startWork(): Promise<void> {
  return startDispatching(kinds, rowsOfRuns)
}
