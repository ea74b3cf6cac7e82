import 'server-only'
import { withdrawAccess } from '@/lib/accounts/withdraw-access'
import { chatWrite } from '@/lib/ai-chat/chat-write'
import { askForRefresh } from '@/lib/applicant-index/start-sync'
import { runGroups } from '@/lib/bulk-apply/queue/run-queue'
import type { WriteKinds } from '@/lib/dispatch/kind'
import { registerKinds, registerWithdrawal } from '@/lib/dispatch/registry'
import { runWorker } from '@/lib/dispatch/worker'
import { applicationWrite } from '@/lib/easy-apply/application-write'
import { jobWrite } from '@/lib/jobs/job-write'
import { lookForCreated } from '@/lib/jobs/look-for-created'
import type { WriteEndpoint } from '@/lib/partner/endpoint'
import { beforeReconcile } from './before-reconcile'
import { pinKind } from './pin-kind'

/** The kinds of write, registered here because the worker imports no room. */
export const writeKinds = {
  'create-job': { ...jobWrite, afterSuccess: lookForCreated },
  'submit-application': beforeReconcile({ ...applicationWrite, afterSuccess: askForRefresh }, askForRefresh),
  'set-ai-chat': chatWrite,
} satisfies Record<WriteEndpoint, WriteKinds[string]>

const pinned: WriteKinds = Object.fromEntries(Object.entries(writeKinds).map(([name, kind]) => [name, pinKind(kind)]))

/** Starts this process's worker. The store must be open. */
export function startWorker(): Promise<void> {
  registerKinds(pinned, runGroups)
  registerWithdrawal(withdrawAccess)
  return runWorker()
}
