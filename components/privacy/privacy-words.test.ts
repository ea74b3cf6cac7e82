import { expect, test } from 'vitest'
import { targetInWords } from './privacy-words'

const lea = { id: 'u1', name: 'Lea Leaver', email: 'lea@example.org' }

test('lists every identifier that an applicant is erased by', () => {
  const who = { emails: ['ada@example.com', 'ada@example.net'], names: ['Ada'], ids: ['11', '12'] }
  expect(targetInWords({ who }, [])).toBe('ada@example.com · ada@example.net · the name “Ada” · ID 11, 12')
  expect(targetInWords({ who: { emails: [], names: [], ids: ['11'] } }, [])).toBe('ID 11')
})

test('names a colleague with their address', () => {
  expect(targetInWords({ colleagueId: 'u1' }, [{ ...lea, id: 'u2', name: 'Leo' }, lea])).toBe(
    'Lea Leaver, lea@example.org',
  )
})
