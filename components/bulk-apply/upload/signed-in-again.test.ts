import { afterEach, expect, test, vi } from 'vitest'
import { askToSignInAgain, stopAskingToSignIn } from '../../api/session-ended'
import { onSignedInAgain } from './signed-in-again'

afterEach(() => vi.unstubAllGlobals())

async function closeDialog(status: number, onBack: () => void, isStopped = false) {
  // Answers without waiting for anything, so that it has been read after one turn of the event loop.
  const answer = { ok: status === 200, status, headers: new Headers(), json: async () => ({ personId: '1' }) }
  vi.stubGlobal('fetch', async () => answer)
  const stop = onSignedInAgain(onBack)
  askToSignInAgain()
  stopAskingToSignIn()
  if (isStopped) stop()
  await new Promise(setImmediate)
  stop()
}

test('tells that the user has signed in again, and not that the dialog was only closed', async () => {
  const onBack = vi.fn()
  await closeDialog(401, onBack)
  expect(onBack).not.toHaveBeenCalled()
  await closeDialog(200, onBack, true)
  expect(onBack).not.toHaveBeenCalled()
  await closeDialog(200, onBack)
  expect(onBack).toHaveBeenCalledOnce()
})
