import { expect, test } from 'vitest'
import { forgetUnsent, keepUnsent, readUnsent, type UnsentApplication } from './unsent-application'

const unsentFor = (email: string): UnsentApplication => ({
  email,
  name: '',
  parts: null,
  phone: '',
  job: null,
  isQueued: true,
  correctsId: null,
})

test('sending another application does not lose the one that is kept', () => {
  const [ada, grace] = [unsentFor('ada@example.com'), unsentFor('grace@example.com')]
  keepUnsent(ada)
  forgetUnsent(grace)
  forgetUnsent(null)
  expect(readUnsent()).toBe(ada)
  forgetUnsent(ada)
  expect(readUnsent()).toBeNull()
})
