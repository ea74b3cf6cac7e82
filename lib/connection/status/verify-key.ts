import 'server-only'
import { isRead } from '../../partner/endpoint'
import type { AttemptReport } from '../../partner/send'
import { log } from '../../runtime/log'
import { singleton } from '../../runtime/singleton'
import { withEvidence } from './endpoint-evidence'
import { mayBeAboutKey } from './judge-refusals'

const restMs = 15_000

const proof = singleton('key-proof', () => ({ notBeforeMs: Number.NEGATIVE_INFINITY, isPlanned: false }))

/**
 * Reads a list after a write was refused in a way that may be about the key, so that admins are told whether it is. Not
 * for each of many refusals, such as a run's, but always once after the last.
 */
export function verifyKeyAfter(attempt: AttemptReport, readList: () => Promise<unknown>): void {
  if (isRead(attempt.endpoint) || attempt.signedInBy === 'login' || !mayBeAboutKey(attempt) || proof.isPlanned) return
  proof.isPlanned = true
  setTimeout(() => void prove(readList), Math.max(0, proof.notBeforeMs - performance.now())).unref()
}

async function prove(readList: () => Promise<unknown>): Promise<void> {
  proof.isPlanned = false
  proof.notBeforeMs = performance.now() + restMs
  try {
    await withEvidence('checked', readList)
  } catch (error) {
    log.warn({ err: error }, 'whether the partner accepts the key could not be checked')
  }
}
