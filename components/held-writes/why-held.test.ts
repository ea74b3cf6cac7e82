import { expect, test } from 'vitest'
import { holdReasons } from '../../lib/dispatch/guard/judge-start'
import { whyHeld } from './why-held'

test.each(holdReasons)('has a sentence of its own for %s', (why) => {
  expect(whyHeld(why)).not.toBe(whyHeld('what a later release found'))
})

test('says of a backup restored into the same database that it is the same one in an older state', () => {
  expect(whyHeld('rewritten')).toContain('this same database')
  expect(whyHeld('rewritten')).toContain('older state')
})
