import { expect, test, vi } from 'vitest'
import type { InvitationAnswer, SignInState } from '@/lib/accounts/contract'
import { acceptOrSignIn } from './accept-or-sign-in'

const person = { name: 'Ina Invited', email: 'ina@example.com' }
const deadLink = { state: 'refused', refusal: { refused: 'dead-link' } } as const

function press(wasLost: { current: boolean }, accepted: InvitationAnswer | Error, entered: SignInState) {
  const signIn = vi.fn(async () => entered)
  const accept = async () => {
    if (accepted instanceof Error) throw accepted
    return accepted
  }
  return { signIn, answer: acceptOrSignIn({ person, wasLost, accept, signIn }) }
}

test.each([{ state: 'signed-in' }, { state: 'second-step' }] as const)(
  'a press after one whose answer was lost signs in with the password that was set: %j',
  async (entered) => {
    const wasLost = { current: false }
    await expect(press(wasLost, new TypeError('offline'), entered).answer).rejects.toThrow('offline')
    const { answer, signIn } = press(wasLost, deadLink, entered)
    expect(await answer).toEqual({ state: 'done', person, entered })
    expect(signIn).toHaveBeenCalledExactlyOnceWith(person.email)
  },
)

test('a link that was dead before is refused, and so is one whose password is another', async () => {
  const first = press({ current: false }, deadLink, { state: 'signed-in' })
  expect(await first.answer).toEqual(deadLink)
  expect(first.signIn).not.toHaveBeenCalled()
  expect(await press({ current: true }, deadLink, { state: 'refused', message: 'Wrong.' }).answer).toEqual(deadLink)
})

test('a press after one that never arrived sets the password', async () => {
  const { answer, signIn } = press({ current: true }, { state: 'done', person }, { state: 'signed-in' })
  expect(await answer).toEqual({ state: 'done', person })
  expect(signIn).not.toHaveBeenCalled()
})
