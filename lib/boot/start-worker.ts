import 'server-only'
import { chatWrite } from '@/lib/ai-chat/chat-write'
import { rowWrite } from '@/lib/bulk-apply/queue/row-write'
import { runQueue } from '@/lib/bulk-apply/queue/run-queue'
import { runWorker, type WriteKinds } from '@/lib/dispatch/worker'
import { jobWrite } from '@/lib/jobs/job-write'

/** What each write does: the engine is told here, since it knows no resource. */
const kinds: WriteKinds = {
  'create-job': jobWrite,
  'submit-application': rowWrite,
  'set-ai-chat': chatWrite,
}

/** Starts this process's share of the work. The store must be open. */
export function startWorker(): Promise<void> {
  return runWorker(kinds, runQueue)
}
