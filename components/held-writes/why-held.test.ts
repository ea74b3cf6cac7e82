import { expect, test } from 'vitest'
import { holdReasons } from '../../lib/dispatch/guard/judge-start'
import { whyHeld } from './why-held'

test.each(holdReasons)('has a separate sentence for %s', (why) => {
  expect(whyHeld(why)).not.toBe(whyHeld('what a later release found'))
})

test('says that a backup restored into the same database is an older state of it', () => {
  expect(whyHeld('rewritten')).toContain('this same database')
  expect(whyHeld('rewritten')).toContain('older state')
})
