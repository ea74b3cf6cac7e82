import { expect, test } from 'vitest'
import { jobSubject } from './job-subject'

const text = { type: 'string' }
const schema = {
  type: 'object',
  required: ['stelle'],
  properties: {
    hinweis: text,
    anzahl: { type: 'integer' },
    stelle: { type: 'object', required: ['titel'], properties: { titel: text, ort: text } },
  },
}

test('names a new job by its title when the body has it where the list does', () => {
  expect(jobSubject({ name: 'Koch', hinweis: 'Eilt' }, '/name', schema)).toBe('Koch')
})

test('names it by the first required text of the form when the list has the title elsewhere', () => {
  const body = { hinweis: 'Eilt', stelle: { ort: 'Ulm', titel: 'Lagerist' } }
  expect(jobSubject(body, '/bezeichnung', schema)).toBe('Lagerist')
})

test('names it "A job" when it has only other texts, which may be about people', () => {
  expect(jobSubject({ hinweis: 'Frau Adler anrufen' }, '/bezeichnung', schema)).toBe('A job')
  expect(jobSubject({ anzahl: 3 }, '/bezeichnung', schema)).toBe('A job')
})
