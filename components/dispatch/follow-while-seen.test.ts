import { afterEach, expect, test, vi } from 'vitest'
import { followWhileSeen } from './follow-while-seen'

afterEach(() => vi.unstubAllGlobals())

function open() {
  const [window, document] = [new EventTarget(), Object.assign(new EventTarget(), { visibilityState: 'visible' })]
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  vi.stubGlobal('navigator', { onLine: true })
  const clock = { ms: 0 }
  const follow = { look: vi.fn(), rest: vi.fn() }
  const stop = followWhileSeen(follow, () => clock.ms)
  return { window, document, clock, follow, stop }
}
const focus = () => new Event('focus')

test('a window that gets the focus looks, and not again for a focus that comes right after', () => {
  const { window, document, clock, follow, stop } = open()
  expect(follow.look).toHaveBeenCalledTimes(1)
  clock.ms = 5_000
  for (let count = 0; count < 20; count++) window.dispatchEvent(focus())
  expect(follow.look).toHaveBeenCalledTimes(2)
  clock.ms = 9_000
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(focus())
  expect(follow.look, 'coming back is one reason').toHaveBeenCalledTimes(3)
  clock.ms = 20_000
  stop()
  window.dispatchEvent(focus())
  expect(follow.look).toHaveBeenCalledTimes(3)
})

test('a hidden page rests, whatever gets the focus', () => {
  const { window, document, clock, follow } = open()
  clock.ms = 5_000
  document.visibilityState = 'hidden'
  window.dispatchEvent(focus())
  expect(follow.look).toHaveBeenCalledTimes(1)
  expect(follow.rest).toHaveBeenCalledTimes(1)
})
